const pauseMs = 60_000;

/** Reports the same error at most once a minute: while the database is down, every poll fails. */
export function reportSeldom(
  report: (error: unknown) => void,
  now: () => number = () => performance.now(),
): (error: unknown) => void {
  const last = new Map<string, number>();

  return (error) => {
    const at = now();
    for (const [words, time] of last) if (at - time >= pauseMs) last.delete(words);
    // without the worker's name, which pg-boss appends
    const words = String((error as Error)?.message ?? error).replace(/ \(Queue: .*\)$/, "");
    if (last.has(words)) return;
    last.set(words, at);
    report(error);
  };
}
