/**
 * Thrown when a picture or file can't be stored for now: the disk is full or nearly full, or the
 * bucket doesn't respond.
 */
export class StorageAwayError extends Error {
  constructor(cause: unknown) {
    super(`Cannot store a picture: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
