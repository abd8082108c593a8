/** Where a shown rating comes from: reviews of completed projects, the content source, or nowhere. */
export const storedRatingSources = ["verified", "imported", "none"] as const;

/** As readers get it: imported ratings are samples while the site shows samples. */
export const ratingSources = ["verified", "imported", "sample", "none"] as const;
export type RatingSource = (typeof ratingSources)[number];

/** Minimum number of verified reviews with a mean. */
export const verifiedFrom = 3;

/** Points from which a score is good. */
export const goodFrom = 4;
/** A review counts for so many months after its publication. */
export const countedMonths = 24;

/** Reviews that count and rate punctuality, and those of them that say it was on time. */
export type Punctuality = { onTimeRated: number; onTimeGood: number };

/** "On time in 9 of 10 reviewed projects", and what is counted; null for too few. */
export function onTimeText({ onTimeRated, onTimeGood }: Punctuality): string | null {
  if (onTimeRated < verifiedFrom) return null;
  return `On time in ${onTimeGood} of ${onTimeRated} reviewed projects of the last ${countedMonths} months. Exhibitors gave ${goodFrom} or 5 of 5 points for it.`;
}

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
): ImportedRating & ShownRating & Punctuality {
  const imported = { importedRating, importedReviewCount };
  return { ...imported, ...shownRating(imported), onTimeRated: 0, onTimeGood: 0 };
}

export const notRated = importedAs(0, 0);
