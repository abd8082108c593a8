/** The command was called with the wrong words: the message says which, and the help follows. */
export class WrongUse extends Error {
  override name = "WrongUse";
}
