/** A source could not do what it was asked; the words are for the operator and hold no secret. */
export class SourceError extends Error {
  override name = "SourceError";
  /** It answers nobody at present: there is no use in asking for the next page. */
  readonly isAway: boolean;

  constructor(
    message: string,
    { isAway = false, cause }: { isAway?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isAway = isAway;
  }
}
