import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import type {
  KnownPlaces,
  NamedPlaces,
} from "../../../domain/builder-profiles/wanted/whereabouts.ts";
import { showPlaceKey, showTitleKey } from "../schema/content/trade-show.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { runOne } from "../sql/run.ts";

/** Locations of one place, and types of one name, that a search looks at. */
const mostLocations = 50;

/** How many shows that begin with the same words are looked at. */
const mostShows = sql.lit(200);

const where = sql`'city', city, 'state', state, 'region', region`;
const latest = sql`start_date desc nulls last, id`;
const columns = sql`id, title, city, state, region, start_date`;
// The keys are written as the indexes have them.
const [title, place] = [sql.raw(showTitleKey("")), sql.raw(showPlaceKey(""))];

/** Reads what the calendar and the portfolio know of the names, in one statement. */
export async function findPlaces(
  em: EntityManager,
  { cities, show, boothType }: NamedPlaces,
): Promise<KnownPlaces> {
  type Show = NonNullable<KnownPlaces["show"]>;
  const row = await runOne(em, (db) =>
    db.selectNoFrom([
      sql<Show | null>`(select jsonb_build_object('title', title, ${where}) from ${showsTitled(show)} s
        order by is_whole desc, ${latest} limit 1)`.as("show"),
      sql<KnownPlaces["place"]>`(select jsonb_build_object(${where}) from ${latestShows(cities)} s
        order by ${latest} limit 1)`.as("place"),
      sql<string[]>`array(select value from portfolio_facet
        where dimension = 'locations' and projects > 0
          and regexp_split_to_array(lower(value), '\\s*,\\s*') && ${cities}::text[]
        order by projects desc, value limit ${sql.lit(mostLocations)})`.as("locations"),
      sql<string[]>`array(select value from portfolio_facet
        where dimension = 'exhibitTypes' and projects > 0 and ${boothType} <> ''
          and strpos(lower(value), ${boothType}) > 0
        order by projects desc, value limit ${sql.lit(mostLocations)})`.as("types"),
    ]),
  );
  return {
    ...{ show: row?.show ?? null, place: row?.place ?? null },
    ...{ locations: row?.locations ?? [], types: row?.types ?? [] },
  };
}

/** The whole title, or its first words: "money20/20" is "Money20/20 USA". */
function showsTitled(name: string): RawBuilder<unknown> {
  const beginning = `${escapeLike(name)} %`;
  return sql`((select ${columns}, true as is_whole from trade_show where ${title} = ${name} and ${name} <> '')
    union all (select ${columns}, false from trade_show where ${title} like ${beginning} and ${name} <> '' limit ${mostShows}))`;
}

/** The latest show in each of the cities. */
function latestShows(cities: string[]): RawBuilder<unknown> {
  return sql`(select latest.* from unnest(${cities}::text[]) named(city)
    cross join lateral (select ${columns} from trade_show where ${place} = named.city order by ${latest} limit 1) latest)`;
}
