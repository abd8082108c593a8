import { DatabaseProblem } from "../postgres/sql/database-problem.ts";

/** A problem with a backup or its destination that the operator can fix. */
export class BackupProblem extends DatabaseProblem {
  override name = "BackupProblem";
}
