import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type Compilable,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type RawBuilder,
  type Selectable,
  sql,
} from "kysely";
import { run, type Tables } from "./run.ts";

type Insert<Name extends keyof Tables> = InsertQueryBuilder<Tables, Name, InsertResult>;

/**
 * Inserts rows in one statement whose text doesn't depend on their number. `ending` adds clauses:
 * `on conflict`, `returning`.
 */
export async function insertRows<Name extends keyof Tables, Row extends object = InsertResult>(
  em: EntityManager,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
  ending?: (insert: Insert<Name>) => Compilable<Row>,
): Promise<Row[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const given = sql`(${columns}) select ${columns} from ${givenRows(table, rows)}`;
  return run(em, (db) => {
    const insert = db.insertInto(table).expression(given);
    return ending ? ending(insert) : insert;
  });
}

/** Rows passed to the database as one value, whatever their number. */
export function givenRows<Name extends keyof Tables>(
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): RawBuilder<Selectable<Tables[Name]>> {
  return sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}
