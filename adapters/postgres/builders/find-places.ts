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

/** Locations of one place, and types of one name, that a search looks at. */
const maxLocations = 50;

/** Limit of shows that begin with the same words; the ones of the latest year are taken. */
const maxShows = sql.lit(200);

// The keys are written as the indexes have them.
const [title, place] = [sql.raw(showTitleKey("")), sql.raw(showPlaceKey(""))];

const { selectFrom } = expressionBuilder<Tables>();
const shows = selectFrom("trade_show").select([
  "id",
  "title",
  "city",
  "state",
  "region",
  "start_date",
]);

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

/** Reads what the calendar and the portfolio know of the names, in one statement. */
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

/** The whole title, or its first words: "money20/20" is "Money20/20 USA". */
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
    // in the order of the index, which the plan then follows: a thousand editions of a show are not looked up to take some
    .orderBy(sql`${title} using ~>~`)
    .limit(maxShows);
  return whole.unionAll(({ parens }) => parens(beginning));
}

/** The latest show in each of the cities. */
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

/** The most frequent values of published projects under this condition. */
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
