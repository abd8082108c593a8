/** Something the operator can mend: its message is shown as it is, without a stack trace. */
export class StartupError extends Error {
  override name = "StartupError";
}
