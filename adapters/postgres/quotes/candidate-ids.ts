import {
  type Expression,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from "kysely";
import type { CandidateQuery } from "../../../domain/assignment/ports.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { rank } from "../builders/search-builders.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { isListed, isPublished } from "../sql/published.ts";
import type { Tables } from "../sql/run.ts";

/** Maximum candidates per way to qualify. */
const most = sql.lit(40);
/**
 * With more builders than this in a place, candidates are taken by rank, since sorting all is slow.
 */
const fewCovering = 1_000;
/**
 * Maximum number of names that begin with the show's name ("CES 2025", "CES 2026"), and of projects
 * at the show.
 */
const maxNames = sql.lit(50);
const maxProjects = sql.lit(200);

const { ref } = sql;

/** Columns of a project that matching reads. The id keeps equal projects apart. */
export const factColumns = [
  "id",
  "event_name",
  "size",
  "project_type",
  "industry",
  "project_timeline",
] as const;
export const projectFacts = factColumns.map((name) => `p.${name}` as const);
export type ProjectFacts = Pick<
  Selectable<Tables["portfolio_project"]>,
  (typeof factColumns)[number]
>;

/**
 * The latest published projects at the show of this name. Finds its names one by one, and the
 * latest projects of each, so that the cost doesn't grow with the number of projects.
 */
export function projectsAtShow(db: Kysely<Tables>, showName: string) {
  const name = sql`fold_text(${showName}::text)`;
  // must equal the index's expression; range bounds instead of a pattern, for which a prepared
  // statement wouldn't use the index
  const event = sql<string>`fold_text(${ref("p.event_name")})`;
  const next = db
    .selectFrom("portfolio_project as p")
    .select(event.as("name"))
    .where(isPublished)
    .where(sql<SqlBool>`${showName}::text <> ''`)
    .where(sql<SqlBool>`${event} ~<~ (${name} || chr(1114111))`)
    .orderBy(sql`${event} using ~<~`)
    .limit(sql.lit(1));
  const first = next.where(sql<SqlBool>`${event} ~>=~ ${name}`);
  const following = next.where(sql<SqlBool>`${event} ~>~ ${ref("n.name")}`);
  const names = sql<{ name: string }>`(with recursive n(name) as (
    (${first}) union all (select l.name from n cross join lateral (${following}) as l)
  ) select name from n limit ${maxNames})`;
  return db
    .selectFrom(names.as("names"))
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom("portfolio_project as p")
          .select(["p.builder_id", "p.created_at", ...projectFacts])
          .where(isPublished)
          .where(sql<SqlBool>`${event} = ${ref("names.name")}`)
          .orderBy("p.created_at", "desc")
          .limit(maxProjects)
          .as("p"),
      (join) => join.onTrue(),
    )
    .select(["p.builder_id", "p.created_at", ...projectFacts])
    .orderBy("p.created_at", "desc")
    .orderBy("p.id")
    .limit(maxProjects);
}

/** Ids of candidates: each way to qualify is a short index range. */
export function candidateIds(
  db: Kysely<Tables>,
  wanted: CandidateQuery,
): RawBuilder<{ id: BuilderId }> {
  const { requestId, named, cities, regions } = wanted;
  const best = db
    .selectFrom("builder as b")
    .select(["b.id", "b.featured_builder", "b.rating", "b.rating_source", "b.name"])
    .where(isListed)
    .orderBy(rank)
    .limit(most);
  const bestOf = (names: readonly string[], column: "b.city" | "b.region") =>
    db
      .selectFrom(sql<{ name: string }>`unnest(${unique(names)}::text[])`.as<"w">(sql`w(name)`))
      .innerJoinLateral(
        best.where(sql<SqlBool>`${ref(column)} = ${ref("w.name")}`).as("b"),
        (join) => join.onTrue(),
      )
      .select("b.id")
      .orderBy(rank)
      .limit(most);
  const inRegion = sql<SqlBool>`${ref("b.region")} = any (${regions}::text[])`;
  const inCity = sql<SqlBool>`${ref("b.city")} = any (${cities}::text[])`;
  const ways: Expression<unknown>[] = [
    sql`select unnest(${named.filter(isUuid)}::uuid[]) as id`,
    db
      .selectFrom("interest as i")
      .select("i.builder_id")
      .where("i.quote_request_id", "=", requestId)
      .limit(most),
    db
      .selectFrom("invitation as i")
      .select("i.builder_id")
      .where("i.quote_request_id", "=", requestId)
      .where("i.declined_at", "is not", null)
      .limit(most),
    bestOf(cities, "b.city"),
    bestCovering(db, unique(wanted.areas)),
    bestOf(regions, "b.region"),
    db.selectFrom(best.as("b")).select("b.id"),
    sql`(select builder_id from at_show where builder_id is not null
      group by builder_id order by max(created_at) desc, builder_id limit ${most})`,
    db
      .selectFrom("builder as b")
      .select("b.id")
      .where("b.review_state", "=", sql.lit("pending-review"))
      .where(({ ref }) => ref("b.public"))
      .where(({ or }) => or([inRegion, inCity]))
      .orderBy("b.name")
      .limit(sql.lit(10)),
  ];
  return sql`(${sql.join(ways, sql` union `)})`;
}

/**
 * The best builders who cover one of the areas. Looked up area by area: for all at once, the
 * planner takes a rare area for a common one and reads all builders by rank.
 */
function bestCovering(db: Kysely<Tables>, areas: string[]): Expression<unknown> {
  const listed = db
    .selectFrom("builder as b")
    .select(["b.id", "b.featured_builder", "b.rating", "b.rating_source", "b.name"])
    .where(isListed);
  const some = sql.lit(fewCovering + 1);
  const covering = db
    .selectFrom(sql<{ name: string }>`unnest(${areas}::text[])`.as<"w">(sql`w(name)`))
    .innerJoinLateral(
      listed
        .where(sql<SqlBool>`${ref("b.coverage_areas")} @> array[${ref("w.name")}]`)
        .limit(some)
        .as("b"),
      (join) => join.onTrue(),
    )
    .selectAll("b")
    .limit(some);
  const areMany = sql<SqlBool>`(select count(*) from covering) > ${sql.lit(fewCovering)}`;
  const few = sql`select b.id from (select distinct * from covering) as b where not ${areMany} order by ${rank} limit ${most}`;
  const many = listed
    .where(areMany)
    .where(sql<SqlBool>`${ref("b.coverage_areas")} && ${areas}::text[]`)
    .orderBy(rank)
    .limit(most);
  return sql`(with covering as materialized (${covering}) (${few}) union all (select m.id from (${many}) as m))`;
}

const unique = (names: readonly string[]) => [...new Set(names)];
