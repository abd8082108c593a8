import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { BuilderFilter } from "../../../domain/builder-profiles/builder-filter.ts";
import { searchWordsOf } from "../../../domain/builder-profiles/search-text.ts";
import { wantedBooth } from "../../../domain/builder-profiles/wanted/wanted-booth.ts";
import type { Whereabouts } from "../../../domain/builder-profiles/wanted/whereabouts.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { isListed, isPublished } from "../sql/published.ts";
import type { Tables } from "../sql/run.ts";

type Condition = Expression<SqlBool>;

/** Whether all builders are evaluated at once, or one by one until there are enough. */
type Evaluation = "at-once" | "one-by-one";

/**
 * Condition: a listed `builder as b` matches the filter. Words of three or more letters come first,
 * since they use the index and are selective.
 */
export function isWanted(
  filter: BuilderFilter,
  where: Whereabouts,
  evaluation: Evaluation = "at-once",
): Condition {
  const { search, region, specialty, teamSize } = filter;
  const eb = expressionBuilder<{ b: Tables["builder"] }, "b">();
  const words = searchWordsOf(search);
  const isShort = (word: string) => [...word].length < 3;
  const isLike = (word: string) => eb("b.search_text", "like", `%${escapeLike(word)}%`);
  // under three letters the trigram index would be scanned in full
  const isPart = (word: string) => sql<SqlBool>`strpos(${eb.ref("b.search_text")}, ${word}) > 0`;
  return eb.and([
    isListed,
    ...isCovered(where, evaluation),
    ...words.filter((word) => word && !isShort(word)).map(isLike),
    ...words.filter((word) => word && isShort(word)).map(isPart),
    ...(region ? [eb("b.region", "=", region)] : []),
    ...(specialty ? [sql<SqlBool>`${eb.ref("b.specialties")} @> array[${specialty}]`] : []),
    ...(teamSize ? [eb("b.team_size", "=", teamSize)] : []),
    ...buildsBooth(filter, where),
  ]);
}

/** Conditions: it works in the wanted place, and at the wanted show. */
function isCovered({ place, show }: Whereabouts, evaluation: Evaluation): Condition[] {
  const { ref, or } = expressionBuilder<{ b: Tables["builder"] }, "b">();
  const covers = (areas: string[]) => sql<SqlBool>`${ref("b.places")} && ${areas}::text[]`;
  const hasBuiltAt = (name: string) => {
    const there = projects().where(isAtShow(name));
    // a scalar subquery instead of `exists`, which could be planned as a scan of all projects of
    // the show
    const own = there.whereRef("p.builder_id", "=", ref("b.id")).select(sql`true`.as("is_there"));
    return evaluation === "one-by-one"
      ? sql<SqlBool>`coalesce((${own.limit(sql.lit(1))}), false)`
      : sql<SqlBool>`${ref("b.id")} = any (array(${there.select("p.builder_id")}))`;
  };
  return [
    ...(place ? [covers(place.areas)] : []),
    ...(show ? [or([covers(show.areas), hasBuiltAt(show.name)])] : []),
  ];
}

/**
 * Conditions: it builds the type by its own words or a project, has built about the size, and takes
 * the budget.
 */
function buildsBooth(filter: BuilderFilter, { types }: Whereabouts): Condition[] {
  const { ref, eb, or, and, exists } = expressionBuilder<{ b: Tables["builder"] }, "b">();
  const { type, area, budget } = wantedBooth(filter);
  const own = (isSuch: Condition) =>
    exists(projects().select("p.id").whereRef("p.builder_id", "=", ref("b.id")).where(isSuch));
  const conditions: Condition[] = [];
  if (budget) {
    const { minimum, maximum } = budget;
    conditions.push(sql`coalesce(${ref("b.maximum_project_budget")} >= ${minimum}, true)`);
    if (maximum !== null) {
      conditions.push(sql`coalesce(${ref("b.minimum_project_budget")} <= ${maximum}, true)`);
    }
  }
  if (type) {
    const says = eb("b.search_text", "like", `%${escapeLike(type)}%`);
    conditions.push(or([says, own(isOfType(types))]));
  }
  if (area && type) {
    // a scalar subquery instead of `exists`: with two `exists` the planner first reads every
    // project of the size
    const isSuch = projects().whereRef("p.builder_id", "=", ref("b.id")).where(isOfSize(area));
    const found = isSuch.select(sql`true`.as("is_such")).limit(sql.lit(1));
    conditions.push(sql`coalesce((${found}), false)`);
  } else if (area) conditions.push(own(isOfSize(area)));
  return conditions.length > 0 ? [and(conditions)] : [];
}

/** Published projects, as `p`. */
function projects() {
  return expressionBuilder<Tables>().selectFrom("portfolio_project as p").where(isPublished);
}

/** The SQL conditions that keep projects (`portfolio_project as p`) of the wanted type and size. */
export function isSuchBooth(filter: BuilderFilter, { types }: Whereabouts): Condition[] {
  const { type, area } = wantedBooth(filter);
  return [...(type ? [isOfType(types)] : []), ...(area ? [isOfSize(area)] : [])];
}

/**
 * The SQL condition that keeps projects (`portfolio_project as p`) built at the wanted show or, if
 * the filter names none, in the wanted place; null if it names neither.
 */
export function isBuiltThere({ place, show }: Whereabouts): Condition | null {
  if (show) return isAtShow(show.name);
  if (!place) return null;
  return sql<SqlBool>`${sql.ref("p.location")} = any (${place.locations}::text[])`;
}

function isAtShow(name: string): Condition {
  const event = sql`fold_text(${sql.ref("p.event_name")})`;
  if (name === "") return sql<SqlBool>`false`;
  // the name, or the name followed by a space, as one index range: with two ranges the table would
  // be read
  return sql<SqlBool>`(${event} ~>=~ ${name}::text and ${event} ~<~ ${`${name}!`}::text
    and substr(${event}, ${[...name].length + 1}::int, 1) in ('', ' '))`;
}

function isOfType(types: string[]): Condition {
  return sql<SqlBool>`${sql.ref("p.project_type")} = any (${types}::text[])`;
}

function isOfSize({ least, most }: { least: number; most: number }): Condition {
  return sql<SqlBool>`${sql.ref("p.booth_area")} between ${least} and ${most}`;
}
