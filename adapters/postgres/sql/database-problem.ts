/** Something about the database that the operator can mend: its message is one sentence, without secrets. */
export class DatabaseProblem extends Error {
  override name = "DatabaseProblem";
}
