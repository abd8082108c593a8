import type { EntityManager } from "@mikro-orm/postgresql";
import { CompiledQuery } from "kysely";

/**
 * Runs a test's SQL with parameters $1, $2 …, and returns its rows. Product code builds its queries
 * instead: see `run`.
 */
export async function runSql<Row extends object>(
  em: EntityManager,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}
