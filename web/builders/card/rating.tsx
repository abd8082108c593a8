import Star from "lucide-react/icons/star";
import { oneDecimal } from "../../format.ts";
import { figure, rating as ratingStyle, reviews, star } from "./rating.css.ts";

type Props = {
  rating: number;
  /** Adds the maximum: "4.8 / 5". */
  outOfFive?: boolean;
  /** Adds a "verified" mark. */
  verified?: boolean;
};

/** A builder's rating; 0 means not yet rated. */
export function Rating({ rating, outOfFive = false, verified = false }: Props) {
  if (rating <= 0) return <span className={reviews}>Not rated yet</span>;
  return (
    <span className={ratingStyle}>
      <Star size={18} aria-hidden="true" className={star} />
      <span className={figure}>{`${oneDecimal(rating)}${outOfFive ? " / 5" : ""}`}</span>
      {verified && <span className={reviews}>(verified)</span>}
    </span>
  );
}
