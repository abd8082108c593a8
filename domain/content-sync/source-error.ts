/** A source failed. The message is for the operator and holds no secret. */
export class SourceError extends Error {
  override name = "SourceError";
  /** The source is unavailable: reading further pages is pointless. */
  readonly isAway: boolean;

  constructor(
    message: string,
    { isAway = false, cause }: { isAway?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isAway = isAway;
  }
}
