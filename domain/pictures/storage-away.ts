/** Thrown when a picture or a file cannot be stored for now: the disk is full or nearly so, or the bucket does not answer. */
export class StorageAwayError extends Error {
  constructor(cause: unknown) {
    super(`Cannot store a picture: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
