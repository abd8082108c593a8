/** Thrown when a limiter's line is too long. */
export class TooBusyError extends Error {
  /** When those who wait now will have had their turn, as far as can be told; whole seconds. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = 3) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
