import type { EntityManager } from "@mikro-orm/postgresql";
import { expressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type {
  Miss,
  SupplyCount,
  SupplyRepository,
  WantedPlace,
  WantedSize,
  WantedType,
} from "../../../domain/supply/ports.ts";
import { rank } from "../builders/search-builders.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { isListed, isPublished } from "../sql/published.ts";
import { run, type Tables } from "../sql/run.ts";
import { isVetted } from "../vetting/vetting-policies.ts";

type CountWanted = Parameters<SupplyRepository["count"]>[0];
type NearWanted = Parameters<SupplyRepository["listNear"]>[0];
type Builder = { b: Tables["builder"] };

/**
 * Maximum number of builders considered, best first, so that the statement stays within four
 * seconds.
 */
const maxBuilders = sql.lit(4_000);

const { ref } = sql;
const isCovering = (areas: string[]) => sql<SqlBool>`${ref("b.places")} && ${areas}::text[]`;
const isOfRegion = (regions: string[]) =>
  sql<SqlBool>`${ref("b.region")} = any (${regions}::text[])`;
const patternOf = (sign: string) => `%${escapeLike(sign)}%`;

/** Condition: `builder as b` has an address for invitations; its account is `users as u`. */
const isReachable = sql<SqlBool>`coalesce(${ref("u.email")}, ${ref("b.email")}) is not null`;

/** Condition: the builder with `builder_capacity as c` takes invitations on this day. */
function isThere(today: string) {
  return sql<SqlBool>`(not coalesce(${ref("c.is_paused")}, false) and not exists (
    select from jsonb_array_elements(coalesce(${ref("c.away")}, '[]')) as away
    where away ->> 'from' <= ${today} and away ->> 'until' >= ${today}))`;
}

/** Specialties and services of `builder as b`, in lower case. */
const said = sql<string>`lower(array_to_string(${ref("b.specialties")} || ${ref("b.services_offered")}, chr(31)))`;

/** Condition: a published project of `builder as b` has a type with one of the signs. */
const hasBuilt = (patterns: ReturnType<typeof sql>, builderId: string) =>
  expressionBuilder<Tables>().exists(
    expressionBuilder<Tables>()
      .selectFrom("portfolio_project as p")
      .where(sql<SqlBool>`${ref("p.builder_id")} = ${ref(builderId)}`)
      .where(isPublished)
      .where(sql<SqlBool>`lower(${ref("p.project_type")}) like any (${patterns})`),
  );

/** Cities of upcoming shows. */
function cities(db: Kysely<Tables>, today: string, limit: number) {
  return db
    .selectFrom("trade_show")
    .select(["city", "state", "region"])
    .select(({ cast, fn }) => cast<number>(fn.countAll(), "int4").as("shows"))
    .select(sql<string>`(array_agg(title order by start_date, title))[1]`.as("nextShow"))
    .select(sql<string | null>`min(start_date)::text`.as("nextDay"))
    .where("hidden", "=", sql.lit(false))
    .where("city", "is not", null)
    .where("city", "<>", "")
    .where(sql<SqlBool>`last_day >= ${today}::date`)
    .groupBy(["city", "state", "region"])
    .orderBy("shows", "desc")
    .orderBy(sql`min(start_date)`)
    .orderBy("city")
    .limit(limit);
}

/** Evaluates each available builder once per type, then counts per place and size. */
function counts(db: Kysely<Tables>, { places, types, sizes, today }: CountWanted) {
  const spots = JSON.stringify(places.map((each, place) => ({ place, ...each })));
  const kinds = JSON.stringify(
    types.map(({ type, signs }) => ({ type, patterns: signs.map(patternOf) })),
  );
  const areas = places.flatMap((each) => each.areas);
  const regions = places.flatMap((each) => each.regions);
  const isLocal = sql<SqlBool>`${ref("o.places")} && ${ref("l.areas")}`;
  return db
    .with(
      (cte) => cte("offered").materialized(),
      (db) =>
        db
          .selectFrom("builder as b")
          .leftJoin("users as u", "u.id", "b.user_id")
          .leftJoin("builder_capacity as c", "c.builder_id", "b.id")
          .select(["b.id", "b.places", "b.region", said.as("said")])
          .select(["b.minimum_project_budget as least", "b.maximum_project_budget as most"])
          .where(isListed)
          .where(({ or }) => or([isCovering(areas), isOfRegion(regions)]))
          .where(isReachable)
          .where(isThere(today))
          .where(isVetted("b.id"))
          .orderBy(rank)
          .limit(maxBuilders),
    )
    .selectFrom("offered as o")
    .innerJoin(
      sql<{
        type: SupplyCount["type"];
        patterns: string[];
      }>`jsonb_to_recordset(${kinds}::jsonb)`.as<"k">(sql`k(type text, patterns text[])`),
      (join) =>
        join.on(({ or }) =>
          or([sql<SqlBool>`o.said like any (k.patterns)`, hasBuilt(ref("k.patterns"), "o.id")]),
        ),
    )
    .innerJoin(
      sql<{
        place: number;
        areas: string[];
        regions: string[];
      }>`jsonb_to_recordset(${spots}::jsonb)`.as<"l">(
        sql`l(place int, areas text[], regions text[])`,
      ),
      (join) => join.on(sql<SqlBool>`(${isLocal} or o.region = any (l.regions))`),
    )
    .innerJoin(
      sql<{
        size: SupplyCount["size"];
      }>`jsonb_to_recordset(${JSON.stringify(sizes)}::jsonb)`.as<"z">(
        sql`z(size text, minimum bigint, maximum bigint)`,
      ),
      (join) =>
        join.on(
          sql<SqlBool>`coalesce(o.most >= z.minimum, true) and coalesce(o.least <= z.maximum, true)`,
        ),
    )
    .select(["l.place", "k.type", "z.size"])
    .select(({ cast, fn }) => [
      cast<number>(fn.countAll().filterWhere(isLocal), "int4").as("local"),
      cast<number>(fn.countAll().filterWhere(sql<SqlBool>`not (${isLocal})`), "int4").as(
        "traveling",
      ),
    ])
    .groupBy(["l.place", "k.type", "z.size"]);
}

/** Conditions that `builder as b` misses, in the order of `misses`. */
function missesOf(place: WantedPlace, type: WantedType, size: WantedSize, today: string) {
  const patterns = sql`${type.signs.map(patternOf)}::text[]`;
  const fitsBudget = sql<SqlBool>`coalesce(${ref("b.maximum_project_budget")} >= ${size.minimum}, true)
    and coalesce(${ref("b.minimum_project_budget")} <= ${size.maximum}::bigint, true)`;
  const builds = expressionBuilder<Builder>().or([
    sql<SqlBool>`${said} like any (${patterns})`,
    hasBuilt(patterns, "b.id"),
  ]);
  const met: Record<Miss, unknown> = {
    "pending-review": sql`${ref("b.review_state")} = 'approved'`,
    hidden: sql`${ref("b.public")}`,
    unreachable: isReachable,
    away: isThere(today),
    place: isCovering(place.areas),
    type: builds,
    budget: fitsBudget,
  };
  const each = Object.entries(met).map(
    ([miss, isMet]) => sql`case when not (${isMet}) then ${sql.lit(miss)} end`,
  );
  return sql<Miss[]>`array_remove(array[${sql.join(each)}]::text[], null)`;
}

function near(db: Kysely<Tables>, { place, type, size, today, limit }: NearWanted) {
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom("builder as b")
        .leftJoin("users as u", "u.id", "b.user_id")
        .leftJoin("builder_capacity as c", "c.builder_id", "b.id")
        .select(["b.id", "b.name", "b.city", "b.country", "b.featured_builder", "b.rating"])
        .select("b.rating_source")
        .select(missesOf(place, type, size, today).as("misses"))
        .where("b.review_state", "<>", "declined")
        .where(({ or }) => or([isCovering(place.areas), isOfRegion(place.regions)]))
        .orderBy(rank)
        .limit(maxBuilders)
        .as("b"),
    )
    .select(["b.id", "b.name", "b.city", "b.country"])
    .select(sql<Miss>`b.misses[1]`.as("miss"))
    .where(sql<SqlBool>`cardinality(b.misses) = 1`)
    .orderBy(sql`b.misses[1] = 'place'`)
    .orderBy(rank)
    .limit(limit);
}

/** Counts builders for supply in PostgreSQL, one statement per call. */
export function createPostgresSupplyRepository(em: EntityManager): SupplyRepository {
  return {
    async listCities(today, limit) {
      const rows = await run(em, (db) => cities(db, today, limit));
      return rows.map((row) => ({ ...row, city: row.city ?? "" }));
    },
    count: (wanted) => run(em, (db) => counts(db, wanted)),
    listNear: (wanted) => run(em, (db) => near(db, wanted)),
  };
}
