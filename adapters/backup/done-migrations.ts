import type pg from "pg";
import { BackupProblem } from "./backup-problem.ts";

/** The names of the migrations that the database has had, in order; none when it is new. */
export async function doneMigrations(client: pg.Client): Promise<string[]> {
  const known = await client.query("select to_regclass('public.mikro_orm_migrations') as it");
  if (known.rows[0]?.it === null) return [];
  const { rows } = await client.query("select name from mikro_orm_migrations order by name");
  return rows.map(({ name }) => name);
}

/** Throws a BackupProblem unless the tables had the backup's migrations. */
export function assertSameVersion(done: readonly string[], migrations: readonly string[]): void {
  if (JSON.stringify(done) === JSON.stringify(migrations)) return;
  throw new BackupProblem(
    "The backup and the tables are of different versions: restore into a new, empty database",
  );
}
