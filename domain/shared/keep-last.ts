/** `make`, which keeps what it made for the `most` keys that were asked for last. */
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
