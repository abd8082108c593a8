import type { RatingSource } from "../../../domain/builder-profiles/shown-rating.ts";
import { oneDecimal } from "../../format.ts";

/** Words after a rating, by its source. */
export const sourceWords: Record<RatingSource, string> = {
  verified: " (verified)",
  imported: ", imported",
  sample: ", sample",
  none: "",
};

/** A rating in a line of text: "4.6 of 5, imported". */
export const ratedWords = (
  { rating, ratingSource }: { rating: number; ratingSource: RatingSource },
  outOf: "of 5" | "/ 5",
) => `${oneDecimal(rating)} ${outOf}${sourceWords[ratingSource]}`;
