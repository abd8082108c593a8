import type { EntityManager } from "@mikro-orm/postgresql";
import { runSql } from "./run-sql.ts";

/** Inserts rows in one statement, whatever their number. `ending` follows it: `on conflict …`, `returning …`. */
export async function insertRows<Answer extends object = object>(
  em: EntityManager,
  table: string,
  rows: readonly object[],
  ending = "",
): Promise<Answer[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first).join(", ");
  return runSql<Answer>(
    em,
    `insert into ${table} (${columns})
     select ${columns} from json_populate_recordset(null::${table}, $1::json) ${ending}`,
    [JSON.stringify(rows)],
  );
}
