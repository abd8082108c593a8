/** A position in PostgreSQL's write-ahead log. Whatever was committed before another thing has the lower one. */
export type LogPosition = bigint;

/** Above every position: only the primary has it. */
export const primaryOnly: LogPosition = 0xffff_ffff_ffff_ffffn;

const written = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Reads a `pg_lsn` such as `16/B374D848`. Null when it is none. */
export function parseLogPosition(text: string): LogPosition | null {
  const [, high, low] = written.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null;
}

/** Writes a position as `pg_lsn` does. */
export function writeLogPosition(position: LogPosition): string {
  const hex = (part: bigint) => part.toString(16).toUpperCase();
  return `${hex(position >> 32n)}/${hex(position & 0xffff_ffffn)}`;
}
