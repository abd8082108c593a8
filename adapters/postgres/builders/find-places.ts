import type { EntityManager } from "@mikro-orm/postgresql";
import {
  expressionBuilder,
  type OrderByItemBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type {
  KnownPlaces,
  NamedPlaces,
} from "../../../domain/builder-profiles/wanted/whereabouts.ts";
import { showPlaceKey, showTitleKey } from "../schema/content/trade-show.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { compileOnce, type QueryValues, type Tables } from "../sql/run.ts";

/** Maximum number of locations of a place, and of types of a name, that a search considers. */
const maxLocations = 50;

/** Maximum number of shows read with the same first words; those of the latest years are kept. */
const maxShows = sql.lit(200);

// these expressions must equal those of the indexes
const [title, place] = [sql.raw(showTitleKey("")), sql.raw(showPlaceKey(""))];

const { selectFrom } = expressionBuilder<Tables>();
const shows = selectFrom("trade_show")
  .select(["id", "title", "city", "state", "region", "start_date"])
  .where("hidden", "=", sql.lit(false));

type Named = NamedPlaces & { beginning: string };

const readPlaces = compileOnce((db, given: QueryValues<Named>) => {
  const titled = db.selectFrom(showsTitled(given).as("s"));
  const there = db.selectFrom(latestShows(given).as("s"));
  const inCities = sql<SqlBool>`regexp_split_to_array(fold_text(${sql.ref("value")}), '\\s*,\\s*') && ${given("cities")}::text[]`;
  return db.selectNoFrom([
    jsonObjectFrom(
      titled
        .select(["s.title", "s.city", "s.state", "s.region"])
        .orderBy("s.is_whole", "desc")
        .orderBy("s.start_date", lastDesc)
        .orderBy("s.id")
        .limit(sql.lit(1)),
    ).as("show"),
    jsonObjectFrom(
      there
        .select(["s.city", "s.state", "s.region"])
        .orderBy("s.start_date", lastDesc)
        .orderBy("s.id")
        .limit(sql.lit(1)),
    ).as("place"),
    facets("locations", inCities).as("locations"),
    facets(
      "exhibitTypes",
      sql<SqlBool>`${given("boothType")} <> '' and strpos(fold_text(${sql.ref("value")}), ${given("boothType")}) > 0`,
    ).as("types"),
  ]);
});

/** Looks up the names in the calendar and the portfolio, in one statement. */
export async function findPlaces(em: EntityManager, named: NamedPlaces): Promise<KnownPlaces> {
  const [row] = await readPlaces(em, { ...named, beginning: `${escapeLike(named.show)} %` });
  return {
    show: row?.show ?? null,
    place: row?.place ?? null,
    locations: row?.locations ?? [],
    types: row?.types ?? [],
  };
}

const lastDesc = (order: OrderByItemBuilder) => order.desc().nullsLast();

/** Shows with this title, or whose title begins with it: "money20/20" finds "Money20/20 USA". */
function showsTitled(given: QueryValues<Named>) {
  const isGiven = sql<SqlBool>`${given("show")} <> ''`;
  const whole = shows
    .select(sql<boolean>`true`.as("is_whole"))
    .where(sql<SqlBool>`${title} = ${given("show")}`)
    .where(isGiven);
  const beginning = shows
    .select(sql<boolean>`false`.as("is_whole"))
    .where(sql<SqlBool>`${title} like ${given("beginning")}`)
    .where(isGiven)
    // ordered like the index, so that the plan stops early even for a show with a thousand editions
    .orderBy(sql`${title} using ~>~`)
    .limit(maxShows);
  return whole.unionAll(({ parens }) => parens(beginning));
}

/** The latest show per city. */
function latestShows(given: QueryValues<Named>) {
  return selectFrom(
    sql<{ city: string }>`unnest(${given("cities")}::text[])`.as<"named">(sql`named(city)`),
  )
    .crossJoinLateral(
      shows
        .where(sql<SqlBool>`${place} = ${sql.ref("named.city")}`)
        .orderBy("start_date", lastDesc)
        .orderBy("id")
        .limit(sql.lit(1))
        .as("latest"),
    )
    .selectAll("latest");
}

/** The most frequent values of published projects that meet the condition. */
function facets(dimension: "locations" | "exhibitTypes", condition: RawBuilder<SqlBool>) {
  const values = selectFrom("portfolio_facet")
    .select("value")
    .where("dimension", "=", sql.lit(dimension))
    .where("projects", ">", sql.lit(0))
    .where(condition)
    .orderBy("projects", "desc")
    .orderBy("value")
    .limit(sql.lit(maxLocations));
  return sql<string[]>`array(${values})`;
}
