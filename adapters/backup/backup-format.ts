/**
 * The first line of a built-in backup. Then follow, per table, its start, rows and end, and finally
 * the backup's end.
 */
export type BackupHeader = {
  boothwright: "backup";
  format: 1;
  createdAt: string;
  server: string;
  migrations: string[];
};
export type TableStart = { table: string; columns: string[] };
/** `sum` is computed by the database over the rows, `sha256` over the lines of the file. */
export type TableEnd = {
  endOf: string;
  rows: number;
  sum: string;
  sha256: string;
  sequences: { name: string; value: string; isCalled: boolean }[];
};
export type BackupEnd = { end: true; tables: number; rows: number };

/** Totals of a backup. */
export type BackupTotals = { tables: number; rows: number };
