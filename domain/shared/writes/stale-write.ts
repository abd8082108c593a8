/** Another writer saved the entity since it was read. Load and decide again. */
export class StaleWriteError extends Error {
  override name = "StaleWriteError";

  constructor(id: string, cause?: unknown) {
    super(`Cannot save ${id}: it changed since it was read`, { cause });
  }
}
