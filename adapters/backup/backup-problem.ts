import { DatabaseProblem } from "../postgres/sql/database-problem.ts";

/** Something about a backup, or about where it shall go, that the operator can mend. */
export class BackupProblem extends DatabaseProblem {
  override name = "BackupProblem";
}
