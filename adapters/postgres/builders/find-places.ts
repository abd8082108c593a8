import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type {
  KnownPlaces,
  NamedPlaces,
} from "../../../domain/builder-profiles/wanted/whereabouts.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { runOne } from "../sql/run.ts";

/** Locations of one place, and types of one name, that a search looks at. */
const mostLocations = 50;

/** The parts of a show's search text are its title, its city with the state, its industry and its venue. */
const searched = sql.ref("search_text");
const where = sql`'city', city, 'state', state, 'region', region`;
const latest = sql`start_date desc nulls last, id`;

/** Reads what the calendar and the portfolio know of the names, in one statement. */
export async function findPlaces(
  em: EntityManager,
  { cities, show, boothType }: NamedPlaces,
): Promise<KnownPlaces> {
  type Show = NonNullable<KnownPlaces["show"]>;
  const row = await runOne(em, (db) =>
    db.selectNoFrom([
      sql<Show | null>`(select jsonb_build_object('title', title, ${where}) from trade_show where ${isTitled(show)}
        order by ${searched} like ${`${escapeLike(show)}\u001f%`} desc, ${latest} limit 1)`.as(
        "show",
      ),
      sql<
        KnownPlaces["place"]
      >`(select jsonb_build_object(${where}) from trade_show where ${isInCity(cities)}
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
function isTitled(name: string): RawBuilder<SqlBool> {
  if (name === "") return sql<SqlBool>`false`;
  const beginning = escapeLike(name);
  return sql<SqlBool>`(${searched} like ${`${beginning}\u001f%`} or ${searched} like ${`${beginning} %`})`;
}

function isInCity(cities: string[]): RawBuilder<SqlBool> {
  if (cities.length === 0) return sql<SqlBool>`false`;
  const is = cities.flatMap((city) => {
    const part = `%\u001f${escapeLike(city)}`;
    return [sql`${searched} like ${`${part},%`}`, sql`${searched} like ${`${part}\u001f%`}`];
  });
  return sql<SqlBool>`(${sql.join(is, sql` or `)})`;
}
