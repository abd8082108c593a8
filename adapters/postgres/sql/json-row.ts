import { type RawBuilder, type Selectable, type ShallowDehydrateObject, sql } from "kysely";
import type { Tables } from "./run.ts";

type Json<Name extends keyof Tables> = ShallowDehydrateObject<Selectable<Tables[Name]>>;

/**
 * A left-joined row of `table` as `alias`, as JSON or null. Kysely's `toJson` types it as never
 * null.
 */
export function jsonIfJoined<Name extends keyof Tables>(
  _table: Name,
  alias: string,
): RawBuilder<Json<Name> | null> {
  return sql`to_json(${sql.ref(alias)})`;
}

/** A row of `table` as `alias`, as JSON without some of its columns. */
export function jsonWithout<
  Name extends keyof Tables,
  Column extends keyof Tables[Name] & string = never,
>(_table: Name, alias: string, columns: readonly Column[]): RawBuilder<Omit<Json<Name>, Column>> {
  return jsonLess(alias, columns);
}

/** A row as JSON without these columns, for a table known only at run time. */
export function jsonLess<Row>(alias: string, columns: readonly string[]): RawBuilder<Row> {
  const less = columns.map((column) => sql` - ${sql.lit(column)}`);
  return sql`to_jsonb(${sql.ref(alias)})${sql.join(less, sql``)}`;
}
