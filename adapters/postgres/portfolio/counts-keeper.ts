import { LRUCache } from "lru-cache";
import type { FacetCount } from "./facet-counts.ts";

/** Recent facet counts, for one version of the portfolio. */
export type CountsKeeper = { version: string; counts: LRUCache<string, Promise<FacetCount[]>> };

const maxEntries = 500;

export function createCountsKeeper(): CountsKeeper {
  return { version: "", counts: new LRUCache({ max: maxEntries }) };
}

/** Facet counts of a choice, cached for this version. Failures aren't cached. */
export function keptCounts(
  keeper: CountsKeeper,
  version: string,
  choice: string,
  count: () => Promise<FacetCount[]>,
): Promise<FacetCount[]> {
  if (keeper.version !== version) {
    keeper.version = version;
    keeper.counts.clear();
  }
  const { counts } = keeper;
  const kept = counts.get(choice);
  if (kept) return kept;
  const counting = count();
  counts.set(choice, counting);
  counting.catch(() => {
    if (counts.peek(choice) === counting) counts.delete(choice);
  });
  return counting;
}
