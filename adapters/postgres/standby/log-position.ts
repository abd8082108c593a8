/** A position in PostgreSQL's write-ahead log (LSN). Increases with each commit. */
export type LogPosition = bigint;

/** Above every position: only the primary satisfies it. */
export const primaryOnly: LogPosition = 0xffff_ffff_ffff_ffffn;

const written = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Parses a `pg_lsn` such as `16/B374D848`; null if invalid. */
export function parseLogPosition(text: string): LogPosition | null {
  const [, high, low] = written.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null;
}

/** Formats a position as `pg_lsn`. */
export function writeLogPosition(position: LogPosition): string {
  const hex = (part: bigint) => part.toString(16).toUpperCase();
  return `${hex(position >> 32n)}/${hex(position & 0xffff_ffffn)}`;
}
