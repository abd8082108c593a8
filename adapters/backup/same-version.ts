import { currentNames } from "../postgres/migrations/former.ts";
import { BackupProblem } from "./backup-problem.ts";

/** Throws a BackupProblem unless the database has run exactly the backup's migrations. */
export function assertSameVersion(done: readonly string[], migrations: readonly string[]): void {
  const names = (of: readonly string[]) => JSON.stringify(currentNames(of) ?? of);
  if (names(done) === names(migrations)) return;
  throw new BackupProblem(
    "The backup and the tables are of different versions: restore into a new, empty database",
  );
}
