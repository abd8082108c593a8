import type { BuilderFilter } from "../builder-filter.ts";
import type { BuilderProfileRepository } from "../ports.ts";
import { anywhere, namedPlaces, type Whereabouts, whereabouts } from "./whereabouts.ts";

/** Resolves the places of a filter. Reads only when it names a place or a show. */
export async function findWhereabouts(
  builders: Pick<BuilderProfileRepository, "findPlaces">,
  filter: BuilderFilter,
): Promise<Whereabouts> {
  const named = namedPlaces(filter);
  return named ? whereabouts(filter, await builders.findPlaces(named)) : anywhere;
}
