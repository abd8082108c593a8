/** Thrown for invalid arguments: the message says what is wrong, and the help follows. */
export class WrongUse extends Error {
  override name = "WrongUse";
}
