import { goodFrom, shownRating } from "../../../domain/builder-profiles/shown-rating.ts";
import { countedSince } from "../../../domain/ratings/review.ts";
import { asking } from "./read-database-facts.ts";

/** Builders that are recounted. */
const sampled = 1_000;

const ratings = `select b.rating, b.review_count as "reviewCount", b.rating_source as "ratingSource",
    b.imported_rating as "importedRating", b.imported_review_count as "importedReviewCount", r.count, r.mean,
    b.on_time_rated = r.rated and b.on_time_good = r.good as "isOnTimeRight"
  from (select * from builder order by random() limit ${sampled}) b
  cross join lateral (
    select count(*)::int as count, coalesce(avg(overall), 0)::float8 as mean,
      count(on_time)::int as rated, count(*) filter (where on_time >= ${goodFrom})::int as good from builder_review
    where builder_id = b.id and state = 'published' and not is_hidden and published_at > $1
  ) r`;

/** Recounts the ratings of builders chosen by chance: how many, and how many are stored otherwise. */
export function readRatingHealth(url: string, now: Date): Promise<{ of: number; wrong: number }> {
  return asking(url, async (client) => {
    const { rows } = await client.query(ratings, [countedSince(now)]);
    const wrong = rows.filter((row) => {
      const shown = shownRating(row, row);
      return (
        shown.rating !== row.rating ||
        shown.reviewCount !== row.reviewCount ||
        shown.ratingSource !== row.ratingSource ||
        !row.isOnTimeRight
      );
    });
    return { of: rows.length, wrong: wrong.length };
  });
}
