/** Memoizes `make` for the `most` most recently used keys. */
export function keepLast<Made>(most: number, make: (key: string) => Made): (key: string) => Made {
  const kept = new Map<string, Made>();
  return (key) => {
    const known = kept.get(key);
    const made = known === undefined ? make(key) : known;
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
