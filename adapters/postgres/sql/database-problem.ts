/** A database problem that the operator can fix; its message is one sentence without secrets. */
export class DatabaseProblem extends Error {
  override name = "DatabaseProblem";
}
