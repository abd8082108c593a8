import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import type { NetworkRegion } from "../../../domain/builder-profiles/builder-search.ts";
import type { BuilderProfileRepository } from "../../../domain/builder-profiles/ports.ts";
import { cachedCounts } from "../sql/count-cache.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { isListed } from "../sql/published.ts";
import { run } from "../sql/run.ts";
import type { BuilderCountCache } from "./count-builders.ts";
import { rank } from "./search-builders.ts";
import { shownSource } from "./shown-source.ts";

type Lists = Pick<BuilderProfileRepository, "listCards" | "listSimilar" | "listRegions">;

/** Columns of a card, from `builder as b`. */
export const builderCard = [
  "b.id",
  "b.name",
  "b.city",
  "b.state",
  "b.rating",
  "b.review_count as reviewCount",
  shownSource.as("ratingSource"),
  "b.description",
  "b.specialties",
] as const;

/** Caches the regions with their cities until a listed builder or a project changes. */
type Cache = { countCache: Pick<BuilderCountCache, "regions">; version: () => Promise<string> };

/** Builder lists as cards, each in one statement. */
export function listBuilderCards(em: EntityManager, { countCache, version }: Cache): Lists {
  return {
    listCards: ({ offset, limit }) =>
      run(em, (db) =>
        db
          .selectFrom(({ selectFrom }) =>
            selectFrom("builder as b")
              .select("b.id")
              .where(isListed)
              .orderBy(rank)
              .limit(limit)
              .offset(offset)
              .as("found"),
          )
          .innerJoin("builder as b", "b.id", "found.id")
          .select(builderCard)
          .orderBy(rank),
      ),

    listSimilar: async (id, limit) => {
      if (!isUuid(id)) return [];
      return run(em, (db) =>
        db
          .selectFrom([
            // chooses among the region's hundred best
            db
              .selectFrom([
                "builder as b",
                db
                  .selectFrom("builder")
                  .select(["id", "region"])
                  .where("id", "=", id)
                  .where("region", "<>", sql.lit(""))
                  .as("seen"),
              ])
              .select([
                "b.id",
                "b.name",
                "b.city",
                "b.state",
                "b.rating",
                "b.review_count",
                "b.rating_source",
              ])
              .select(["b.description", "b.specialties", "b.featured_builder"])
              .where(isListed)
              .whereRef("b.region", "=", "seen.region")
              .whereRef("b.id", "<>", "seen.id")
              .orderBy(rank)
              .limit(sql.lit(100))
              .as("b"),
            db.selectFrom("builder").select("specialties").where("id", "=", id).as("seen"),
          ])
          .select(builderCard)
          .orderBy(
            ({ ref }) =>
              sql`(select count(*) from unnest(${ref("b.specialties")}) own where own = any (${ref("seen.specialties")}))`,
            "desc",
          )
          .orderBy(rank)
          .limit(limit),
      );
    },

    listRegions: async (limits) =>
      cachedCounts(countCache.regions, await version(), JSON.stringify(limits), () =>
        readRegions(em, limits),
      ),
  };
}

function readRegions(
  em: EntityManager,
  limits: Parameters<Lists["listRegions"]>[0],
): Promise<NetworkRegion[]> {
  return run(em, (db) =>
    db
      .selectFrom(({ selectFrom }) =>
        selectFrom("builder_facet")
          .select(["value", "amount"])
          .where("dimension", "=", sql.lit("region"))
          .where("value", "<>", sql.lit(""))
          .where("amount", ">", sql.lit(0))
          .orderBy("amount", "desc")
          .orderBy("value")
          .limit(limits.regions)
          .as("r"),
      )
      .leftJoin(
        // reads all cities once, whatever the number of regions
        ({ selectFrom }) =>
          selectFrom(
            selectFrom("builder_facet")
              .select(({ ref }) => {
                // a city's row holds its region, a line break, and its name
                const [region, city] = [1, 2].map(
                  (part) => sql<string>`split_part(${ref("value")}, chr(10), ${sql.lit(part)})`,
                ) as [RawBuilder<string>, RawBuilder<string>];
                return [
                  region.as("region"),
                  city.as("city"),
                  "amount",
                  sql<number>`row_number() over (partition by ${region} order by ${ref("amount")} desc, ${city})`.as(
                    "place",
                  ),
                ];
              })
              .where("dimension", "=", sql.lit("city"))
              .where("value", "not like", sql<string>`'%' || chr(10)`)
              .where("amount", ">", sql.lit(0))
              .as("found"),
          )
            .select(({ ref, fn }) => [
              "region",
              sql<string[]>`array_agg(${ref("city")} order by ${ref("amount")} desc, ${ref("city")})
                    filter (where ${ref("place")} <= ${limits.cities})`.as("cities"),
              fn.countAll<number>().as("cityCount"),
            ])
            .groupBy("region")
            .as("c"),
        (join) => join.onRef("c.region", "=", "r.value"),
      )
      .select(({ cast, fn }) => [
        "r.value as name",
        cast<number>("r.amount", "float8").as("builders"),
        fn.coalesce("c.cities", sql<string[]>`'{}'`).as("cities"),
        fn.coalesce("c.cityCount", sql<number>`0`).as("cityCount"),
      ])
      .orderBy("r.amount", "desc")
      .orderBy("r.value"),
  );
}
