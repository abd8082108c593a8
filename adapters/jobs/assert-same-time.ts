import type { PgBoss } from "pg-boss";

/** Maximum difference in milliseconds; `doctor` fails beyond it, too. */
const maxSkewMs = 60_000;

/** Name of the error, by which the database shows that a job was prevented. */
export const differentTime = "DifferentTimeError";

class DifferentTimeError extends Error {
  override name = differentTime;
}

/**
 * Throws a `DifferentTimeError` when this machine's clock and the database's differ by more than a
 * minute: then one of them jumped, and what a wrong clock ends, such as a promise, a session or
 * personal data, can't be restored.
 */
export async function assertSameTime(boss: PgBoss, now: () => number): Promise<void> {
  const askedAt = now();
  const { rows } = await boss
    .getDb()
    .executeSql("select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms");
  const skewMs = Math.max(askedAt - rows[0].ms, rows[0].ms - now(), 0);
  if (skewMs <= maxSkewMs) return;
  const seconds = Math.round(skewMs / 1000);
  throw new DifferentTimeError(
    `This machine's clock and the database's differ by ${seconds} s: nothing is ended by the clock until both keep time by NTP`,
  );
}
