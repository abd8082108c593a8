import { DateTimeType } from "@mikro-orm/core";
import type { JsonRow } from "../schema/stored-row.ts";

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** A row under the names of the domain. */
export type RecordOf<Row> = {
  [Column in keyof Row as Column extends string ? CamelCase<Column> : never]: Row[Column];
};

/** A table as `defineEntity` returns it. */
type Table = { meta: { properties: object } };

/**
 * Translates between a table's rows (`created_at`, instants as text where JSON carries them) and
 * the domain's records (`createdAt`, `Date`), column by column. Columns in `leftOut`, and members
 * that are no columns, are dropped in both directions.
 */
export function rowCodec<Row extends object, LeftOut extends keyof Row = never>(
  table: Table,
  leftOut: readonly LeftOut[] = [],
) {
  const fields = Object.entries(table.meta.properties)
    .filter(([column]) => !(leftOut as readonly string[]).includes(column))
    .map(([column, { type }]) => ({
      column,
      name: column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      isInstant: type === DateTimeType,
    }));
  return {
    toRecord(row: Omit<JsonRow<Row>, LeftOut>): RecordOf<Omit<Row, LeftOut>> {
      const values = row as Record<string, unknown>;
      const record: Record<string, unknown> = {};
      for (const { column, name, isInstant } of fields) {
        const value = values[column];
        record[name] = isInstant && value ? new Date(value as string) : value;
      }
      return record as RecordOf<Omit<Row, LeftOut>>;
    },
    toRow(record: RecordOf<Omit<Row, LeftOut>>): Omit<Row, LeftOut> {
      const values = record as Record<string, unknown>;
      return Object.fromEntries(fields.map(({ column, name }) => [column, values[name]])) as Omit<
        Row,
        LeftOut
      >;
    },
  };
}
