import type { EntityManager } from "@mikro-orm/postgresql";

type Kysely = ReturnType<EntityManager["getKysely"]>;
type CompiledQuery = Parameters<Kysely["executeQuery"]>[0];

const names = new Map<string, string>();

/**
 * Runs one statement, its values bound to $1, $2 …, and answers the rows: inside the transaction of `em` when it has one,
 * otherwise prepared. `sql` is one of a fixed number of texts, never put together from what users send.
 */
export async function runSql<Row extends object>(
  em: EntityManager,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  // Not `em.execute`: that writes the values into the text, so that nothing is prepared.
  if (em.isInTransaction()) {
    const query = { kind: "RawNode", sqlFragments: [sql], parameters: [] };
    const compiled = { sql, parameters: values, query, queryId: { queryId: nameOf(sql) } };
    const { rows } = await em.getKysely().executeQuery(compiled as unknown as CompiledQuery);
    return rows as Row[];
  }
  const pool = await em.getConnection().getNativeClient();
  const { rows } = await pool.query({ name: nameOf(sql), text: sql, values: [...values] });
  return rows;
}

function nameOf(sql: string): string {
  const name = names.get(sql) ?? `s${names.size + 1}`;
  names.set(sql, name);
  return name;
}
