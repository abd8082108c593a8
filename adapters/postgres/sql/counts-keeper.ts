import { LRUCache } from "lru-cache";

/** Recent counts, for one version of what is counted. */
export type CountsKeeper<Counts> = { version: string; counts: LRUCache<string, Promise<Counts>> };

const maxEntries = 500;

export function createCountsKeeper<Counts>(): CountsKeeper<Counts> {
  return { version: "", counts: new LRUCache({ max: maxEntries }) };
}

/** The counts of a choice, cached for this version. Failures aren't cached. */
export function keptCounts<Counts>(
  keeper: CountsKeeper<Counts>,
  version: string,
  choice: string,
  count: () => Promise<Counts>,
): Promise<Counts> {
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
