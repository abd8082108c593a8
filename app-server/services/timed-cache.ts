/** Keeps each value for a while; those who ask for it meanwhile, or at the same time, share one read. */
export type TimedCache<Key, Value> = {
  read(key: Key, load: () => Promise<Value>): Promise<Value>;
};

export function createTimedCache<Key, Value>(
  keepMs: number,
  now: () => number = Date.now,
): TimedCache<Key, Value> {
  const kept = new Map<Key, { value: Promise<Value>; until: number }>();
  return {
    read(key, load) {
      const known = kept.get(key);
      if (known && now() < known.until) return known.value;
      const value = load();
      kept.set(key, { value, until: now() + keepMs });
      value.catch(() => kept.delete(key));
      return value;
    },
  };
}
