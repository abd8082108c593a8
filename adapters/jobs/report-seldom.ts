const pauseMs = 60_000;

/** Passes the same complaint on once a minute at most: while the database is away, each look for jobs has one. */
export function reportSeldom(
  report: (error: unknown) => void,
  now: () => number = Date.now,
): (error: unknown) => void {
  const last = new Map<string, number>();

  return (error) => {
    const at = now();
    for (const [words, time] of last) if (at - time >= pauseMs) last.delete(words);
    // pg-boss adds which worker it was
    const words = String((error as Error)?.message ?? error).replace(/ \(Queue: .*\)$/, "");
    if (last.has(words)) return;
    last.set(words, at);
    report(error);
  };
}
