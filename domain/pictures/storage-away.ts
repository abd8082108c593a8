/** Thrown when a picture cannot be stored for now: the disk is full, or the bucket does not answer. */
export class StorageAwayError extends Error {
  constructor(cause: unknown) {
    super(`Cannot store a picture: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
