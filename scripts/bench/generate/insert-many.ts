import type { EntityManager } from "@mikro-orm/postgresql";
import type { Insertable } from "kysely";
import { insertRows } from "../../../adapters/postgres/sql/rows.ts";
import type { Tables } from "../../../adapters/postgres/sql/run.ts";

const atOnce = 2_000;

/** Inserts generated rows in batches of a few thousand, and prints the progress. */
export async function insertMany<Name extends keyof Tables>(
  em: EntityManager,
  table: Name,
  count: number,
  make: (number: number) => Insertable<Tables[Name]>,
) {
  for (let at = 0; at < count; at += atOnce) {
    const length = Math.min(atOnce, count - at);
    await insertRows(
      em,
      table,
      Array.from({ length }, (_, index) => make(at + index)),
    );
    const done = at + length;
    if (done === count || done % 20_000 === 0) console.log(`${table}: ${done} of ${count}`);
  }
}
