import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { type Compilable, type Kysely, type RawBuilder, sql } from "kysely";
import type { allRows } from "../schema/all.ts";

/** The tables as queries see them: names, columns and values of our entities. */
export interface Tables extends InferKyselyDB<(typeof allRows)[number]> {}

type Build<Row> = (db: Kysely<Tables>) => Compilable<Row>;

const names = new Map<string, string>();

/**
 * Runs one query and returns its rows: in the transaction of `em` if it has one, otherwise as a prepared statement. The text is
 * one of a fixed number: what users send is bound as values, and a list of values is one value (`anyOf`).
 */
export async function run<Row extends object>(
  em: EntityManager,
  build: Build<Row>,
): Promise<Row[]> {
  const db = em.getKysely<Tables>();
  const query = build(db).compile();
  if (em.isInTransaction()) return (await db.executeQuery(query)).rows;
  const pool = await em.getConnection().getNativeClient();
  const { sql: text, parameters } = query;
  const { rows } = await pool.query<Row>({ name: nameOf(text), text, values: [...parameters] });
  return rows;
}

/** Runs one query and returns its first row, if it has any. */
export async function runOne<Row extends object>(
  em: EntityManager,
  build: Build<Row>,
): Promise<Row | undefined> {
  const [row] = await run(em, build);
  return row;
}

/** For `where("id", "=", anyOf(ids))`. */
export function anyOf<Value>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`any(${values})`;
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `q${names.size + 1}`;
  names.set(text, name);
  return name;
}
