import Star from "lucide-react/icons/star";
import type { RatingSource } from "../../../domain/builder-profiles/shown-rating.ts";
import { oneDecimal } from "../../format.ts";
import { figure, rating as ratingStyle, reviews, star } from "./rating.css.ts";
import { sourceWords } from "./source-words.ts";

type Props = {
  builder: { rating: number; ratingSource: RatingSource };
  /** Adds the maximum: "4.8 / 5". */
  outOfFive?: boolean;
  /** Samples read as the specification has them: "(verified)". */
  asSpecified?: boolean;
};

/** A builder's rating with its source; 0 means not yet rated. */
export function Rating({ builder, outOfFive = false, asSpecified = false }: Props) {
  const { rating, ratingSource } = builder;
  if (rating <= 0) return <span className={reviews}>Not rated yet</span>;
  const source = asSpecified && ratingSource === "sample" ? "verified" : ratingSource;
  return (
    <span className={ratingStyle}>
      <Star size={18} aria-hidden="true" className={star} />
      <span>
        <span className={figure}>{`${oneDecimal(rating)}${outOfFive ? " / 5" : ""}`}</span>
        <span className={reviews}>{sourceWords[source]}</span>
      </span>
    </span>
  );
}
