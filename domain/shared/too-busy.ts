/** Thrown when a limiter's queue is full. */
export class TooBusyError extends Error {}
