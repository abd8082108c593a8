import type { StoredTable } from "./stored-tables.ts";

/**
 * Settings for a transaction that fix how values are written as text, so that every server writes
 * the same.
 */
export const plainTexts = [
  "set local timezone to 'UTC'",
  "set local datestyle to 'ISO, YMD'",
  "set local intervalstyle to 'iso_8601'",
  "set local bytea_output to 'hex'",
  "set local extra_float_digits to 1",
];

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A row as one line of JSON: an array of texts and nulls that PostgreSQL parses back to the same values. */
const lineOf = ({ columns }: StoredTable) =>
  `json_build_array(${columns.map(({ name }) => `${quoted(name)}::text`).join(", ")})::text`;

export const selectLines = (table: StoredTable) =>
  `select ${lineOf(table)} as line from ${quoted(table.name)}`;

/** Counts and sums rows; the sum does not depend on their order. */
export const countAndSum = (table: StoredTable) =>
  `select count(*)::int as rows, coalesce(sum(('x' || left(md5(${lineOf(table)}), 15))::bit(60)::bigint), 0)::text as sum
   from ${quoted(table.name)}`;

/** SQL that inserts such lines; $1 is the list. */
export function insertLines({ name, columns }: StoredTable): string {
  const names = columns.map((column) => quoted(column.name)).join(", ");
  const values = columns.map(({ type }, place) => `(line ->> ${place})::${type}`).join(", ");
  return `insert into ${quoted(name)} (${names}) overriding system value
    select ${values} from json_array_elements($1::json) line`;
}

export const truncate = (tables: readonly StoredTable[]) =>
  `truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`;

export const setTriggers = ({ name }: StoredTable, to: "enable" | "disable") =>
  `alter table ${quoted(name)} ${to} trigger user`;
