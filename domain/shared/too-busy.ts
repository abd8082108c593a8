/** Thrown when a limiter's queue is full. */
export class TooBusyError extends Error {
  /** Estimated whole seconds until the current queue has been served. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = 3) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
