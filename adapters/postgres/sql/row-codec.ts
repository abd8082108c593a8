import type { JsonRow } from "./stored-row.ts";

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** A row under the names of the domain. */
export type RecordOf<Row> = {
  [Column in keyof Row as Column extends string ? CamelCase<Column> : never]: Row[Column];
};

type InstantColumn<Row> = {
  [Column in keyof Row]: Extract<Row[Column], Date> extends never ? never : Column;
}[keyof Row];

/**
 * Translates between a table's rows (`created_at`, instants as text where JSON carries them) and
 * the domain's records (`createdAt`, `Date`), column by column. `instants` must name every column
 * that holds one, or it doesn't compile. For tables whose columns are exactly the record's members.
 */
export function rowCodec<Row extends object>(instants: Record<InstantColumn<Row>, true>) {
  return {
    toRecord(row: JsonRow<Row>): RecordOf<Row> {
      const members = Object.entries(row).map(([column, value]) => [
        toCamelCase(column),
        value !== null && column in instants ? new Date(value as string) : value,
      ]);
      return Object.fromEntries(members);
    },
    toRow(record: RecordOf<Row>): Row {
      const columns = Object.entries(record).map(([name, value]) => [toSnakeCase(name), value]);
      return Object.fromEntries(columns);
    },
  };
}

const camelCase = new Map<string, string>();

/** Names of columns are few, and translated for every row that is read. */
function toCamelCase(column: string): string {
  const known = camelCase.get(column);
  if (known) return known;
  const name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  camelCase.set(column, name);
  return name;
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
