import { type RawBuilder, type Selectable, type ShallowDehydrateObject, sql } from "kysely";
import type { Tables } from "./run.ts";

type Json<Name extends keyof Tables> = ShallowDehydrateObject<Selectable<Tables[Name]>>;

/** A row of `table`, which the query calls `alias` and joins from the left, as JSON. Kysely's `toJson` types it as never null. */
export function jsonIfJoined<Name extends keyof Tables>(
  _table: Name,
  alias: string,
): RawBuilder<Json<Name> | null> {
  return sql`to_json(${sql.ref(alias)})`;
}

/** A row of `table`, which the query calls `alias`, as JSON less some of its columns. */
export function jsonWithout<
  Name extends keyof Tables,
  Column extends keyof Tables[Name] & string = never,
>(_table: Name, alias: string, columns: readonly Column[]): RawBuilder<Omit<Json<Name>, Column>> {
  return jsonLess(alias, columns);
}

/** A JSON row of a table that is known only when the query is built. */
export function jsonLess<Row>(alias: string, columns: readonly string[]): RawBuilder<Row> {
  const less = columns.map((column) => sql` - ${sql.lit(column)}`);
  return sql`to_jsonb(${sql.ref(alias)})${sql.join(less, sql``)}`;
}
