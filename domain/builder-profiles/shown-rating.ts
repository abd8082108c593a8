/** Where a shown rating comes from: reviews of completed projects, the content source, or nowhere. */
export const storedRatingSources = ["verified", "imported", "none"] as const;

/** As readers get it: imported ratings are samples while the site shows samples. */
export const ratingSources = ["verified", "imported", "sample", "none"] as const;
export type RatingSource = (typeof ratingSources)[number];

/** Minimum number of verified reviews with a mean. */
export const verifiedFrom = 3;

/** The rating that a content source states. */
export type ImportedRating = { importedRating: number; importedReviewCount: number };
/** Published reviews that count, and the mean of their overall scores. */
export type VerifiedReviews = { count: number; mean: number };

export type ShownRating = { rating: number; reviewCount: number; ratingSource: RatingSource };

const noReviews: VerifiedReviews = { count: 0, mean: 0 };

/** A builder's rating and review count: of its reviews if there are enough, else as imported, else none. */
export function shownRating(
  { importedRating, importedReviewCount }: ImportedRating,
  { count, mean } = noReviews,
): ShownRating {
  if (count >= verifiedFrom) {
    return { rating: Math.round(mean * 10) / 10, reviewCount: count, ratingSource: "verified" };
  }
  if (importedRating > 0) {
    return {
      rating: importedRating,
      reviewCount: importedReviewCount,
      ratingSource: "imported",
    };
  }
  return { rating: 0, reviewCount: 0, ratingSource: "none" };
}

/** All facts of a rating that a content source states. */
export function importedAs(
  importedRating: number,
  importedReviewCount: number,
): ImportedRating & ShownRating {
  const imported = { importedRating, importedReviewCount };
  return { ...imported, ...shownRating(imported) };
}

export const notRated = importedAs(0, 0);
