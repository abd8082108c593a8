import type { EntityManager } from "@mikro-orm/postgresql";
import type { NetworkRegion } from "../../../domain/builder-profiles/builder-search.ts";
import type { ExhibitBuilder } from "../../../domain/builder-profiles/listed-builder.ts";
import type { BuilderProfileRepository } from "../../../domain/builder-profiles/ports.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import { listed, rank } from "./search-builders.ts";

type Lists = Pick<BuilderProfileRepository, "listCards" | "listSimilar" | "listRegions">;

const columns = `b.id, b.name, b.city, b.state, b.rating, b.review_count as "reviewCount", b.description, b.specialties`;

const cards = `select ${columns} from (
    select b.id from builder b where ${listed} order by ${rank} limit $1 offset $2
  ) found join builder b on b.id = found.id order by ${rank}`;

// The best hundred of the region are enough to choose from.
const similar = `select ${columns} from (
    select b.* from builder b, (select id, region from builder where id = $1) seen
    where ${listed} and b.region = seen.region and b.id <> seen.id
    order by ${rank} limit 100
  ) b, (select specialties from builder where id = $1) seen
  order by (
    select count(*) from unnest(b.specialties) own where own = any (seen.specialties)
  ) desc, ${rank} limit $2`;

// A city's row begins with its region and a line break.
const regions = `select r.value as name, r.amount::float8 as builders, c.cities, c."cityCount" from (
    select value, amount from builder_facet where dimension = 'region' and amount > 0
    order by amount desc, value limit $1
  ) r cross join lateral (
    select array_agg(city order by amount desc, city) filter (where place <= $2) as cities,
      count(*)::int as "cityCount"
    from (
      select split_part(value, chr(10), 2) as city, amount,
        row_number() over (order by amount desc, split_part(value, chr(10), 2)) as place
      from builder_facet
      where dimension = 'city' and starts_with(value, r.value || chr(10)) and amount > 0
    ) found
  ) c order by r.amount desc, r.value`;

/** The lists of builders in few words, each in one statement. */
export function listBuilderCards(em: EntityManager): Lists {
  return {
    listCards: ({ offset, limit }) => runSql<ExhibitBuilder>(em, cards, [limit, offset]),
    listSimilar: async (id, limit) =>
      isUuid(id) ? runSql<ExhibitBuilder>(em, similar, [id, limit]) : [],
    listRegions: (limits) => runSql<NetworkRegion>(em, regions, [limits.regions, limits.cities]),
  };
}
