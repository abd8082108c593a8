import { hourMs } from "../shared/time/time-units.ts";

/** Maximum audit lines of one kind per hour … */
export const maxLines = 600;
/** … and maximum number of senders counted separately. */
const maxKeys = 10_000;

type Counted = { times: number; isLast: boolean };

/**
 * Counts repeated events so that an attack doesn't fill the table: only the 1st, 10th, 100th …
 * event of a key within an hour makes a line, and each kind has a limit. Per process.
 */
export function createSecurityTally() {
  let endsAt = 0;
  const times = new Map<string, number>();
  const lines = new Map<string, number>();

  /** Null when the event gets no line. */
  return function count(kind: string, key: string, now: Date): Counted | null {
    if (now.getTime() >= endsAt) {
      endsAt = now.getTime() + hourMs;
      times.clear();
      lines.clear();
    }
    const name = `${kind} ${key}`;
    const known = times.get(name);
    if (known === undefined && times.size >= maxKeys) return null;
    const count = (known ?? 0) + 1;
    times.set(name, count);
    const written = lines.get(kind) ?? 0;
    if (!/^10*$/.test(`${count}`) || written >= maxLines) return null;
    lines.set(kind, written + 1);
    return { times: count, isLast: written + 1 === maxLines };
  };
}
export type SecurityTally = ReturnType<typeof createSecurityTally>;
