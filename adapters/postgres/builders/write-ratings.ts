import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import {
  goodFrom,
  type RatingSource,
  shownRating,
} from "../../../domain/builder-profiles/shown-rating.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { givenRows } from "../sql/rows.ts";
import { compileOnce, type QueryValues, run } from "../sql/run.ts";

type Rated = { ids: readonly BuilderId[]; since: Date };

/** Published reviews that count, by builder; `id` of `builder as b`. */
const readRatings = compileOnce((db, given: QueryValues<{ ids: string[]; since: Date }>) =>
  db
    .selectFrom("builder as b")
    .leftJoin("builder_review as r", (join) =>
      join
        .onRef("r.builder_id", "=", "b.id")
        .on("r.state", "=", sql.lit("published"))
        .on("r.is_hidden", "=", sql.lit(false))
        .on("r.published_at", ">", given("since")),
    )
    .select(({ fn }) => [
      "b.id",
      "b.imported_rating as importedRating",
      "b.imported_review_count as importedReviewCount",
      "b.rating",
      "b.review_count as reviewCount",
      "b.rating_source as ratingSource",
      "b.on_time_rated as onTimeRated",
      "b.on_time_good as onTimeGood",
      sql<number>`count(r.on_time)::int`.as("rated"),
      sql<number>`count(*) filter (where r.on_time >= ${sql.lit(goodFrom)})::int`.as("good"),
      sql<number>`${fn.count("r.id")}::int`.as("count"),
      sql<number>`coalesce(${fn.avg("r.overall")}, 0)::float8`.as("mean"),
    ])
    .where("b.id", "=", sql<BuilderId>`any(${given("ids")}::uuid[])`)
    .groupBy("b.id"),
);

const lockBuilders = compileOnce((db, given: QueryValues<{ ids: string[] }>) =>
  db
    .selectFrom("builder as b")
    .select("b.id")
    .where("b.id", "=", sql<BuilderId>`any(${given("ids")}::uuid[])`)
    .orderBy("b.id")
    .forUpdate(),
);

/** Builders whose stored rating or punctuality isn't that of their reviews published after `since`. */
async function findWrongRatings(em: EntityManager, { ids, since }: Rated) {
  const rows = await readRatings(em, { ids: [...ids], since });
  return rows.flatMap((row) => {
    const { id, rated: onTimeRated, good: onTimeGood } = row;
    const counted = { ...shownRating(row, row), onTimeRated, onTimeGood };
    const isRight = Object.entries(counted).every(([key, value]) => row[key as never] === value);
    return isRight ? [] : [{ id, ...counted }];
  });
}

/**
 * Stores the rating of builders, as `shownRating` decides it from the imported one and the reviews
 * published after `since`, and their punctuality, in `em`'s transaction. Returns how many changed.
 */
export async function writeRatings(em: EntityManager, rated: Rated): Promise<number> {
  // locked first, so that the reviews of two transactions are both counted
  await lockBuilders(em, { ids: [...rated.ids] });
  const changed = await findWrongRatings(em, rated);
  if (changed.length === 0) return 0;
  const rows = changed.map((each) => ({
    id: each.id,
    rating: each.rating,
    review_count: each.reviewCount,
    rating_source: each.ratingSource as RatingSource,
    on_time_rated: each.onTimeRated,
    on_time_good: each.onTimeGood,
  }));
  await run(em, (db) =>
    db
      .updateTable("builder")
      .from(givenRows("builder", rows as never).as("fresh"))
      .set(({ ref }) => ({
        rating: ref("fresh.rating"),
        review_count: ref("fresh.review_count"),
        rating_source: ref("fresh.rating_source"),
        on_time_rated: ref("fresh.on_time_rated"),
        on_time_good: ref("fresh.on_time_good"),
      }))
      .whereRef("builder.id", "=", "fresh.id"),
  );
  return changed.length;
}

/** Increases the version of public builders, so that cached pages are rendered again. */
export async function touchBuilders(em: EntityManager, id: BuilderId): Promise<void> {
  await run(em, (db) =>
    db
      .updateTable("builder")
      .set(({ ref }) => ({ rating: ref("rating") }))
      .where("id", "=", id),
  );
}
