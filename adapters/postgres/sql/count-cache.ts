import { LRUCache } from "lru-cache";

/** Recent counts for one version of the counted rows. */
export type CountCache<Counts> = {
  version: string;
  counts: LRUCache<string, Promise<Counts>>;
};

const maxEntries = 500;

/** An empty cache of at most 500 entries, for `cachedCounts`. */
export function createCountCache<Counts>(): CountCache<Counts> {
  return { version: "", counts: new LRUCache({ max: maxEntries }) };
}

/** Counts by key, cached for this version. Failures aren't cached. */
export function cachedCounts<Counts>(
  countCache: CountCache<Counts>,
  version: string,
  choice: string,
  count: () => Promise<Counts>,
): Promise<Counts> {
  if (countCache.version !== version) {
    countCache.version = version;
    countCache.counts.clear();
  }
  const { counts } = countCache;
  const cached = counts.get(choice);
  if (cached) return cached;
  const counting = count();
  counts.set(choice, counting);
  counting.catch(() => {
    if (counts.peek(choice) === counting) counts.delete(choice);
  });
  return counting;
}
