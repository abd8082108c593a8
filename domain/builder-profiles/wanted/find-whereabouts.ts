import type { BuilderFilter } from "../builder-filter.ts";
import type { BuilderProfileRepository } from "../ports.ts";
import { anywhere, namedPlaces, type Whereabouts, whereabouts } from "./whereabouts.ts";

/** The places of a filter; reads only when it names a place or a show. */
export async function findWhereabouts(
  builders: Pick<BuilderProfileRepository, "findPlaces">,
  filter: BuilderFilter,
): Promise<Whereabouts> {
  const named = namedPlaces(filter);
  return named ? whereabouts(filter, await builders.findPlaces(named)) : anywhere;
}
