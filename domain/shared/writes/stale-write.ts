/** Someone else saved the same thing since it was read. Read again, then decide again. */
export class StaleWriteError extends Error {
  override name = "StaleWriteError";

  constructor(id: string, cause?: unknown) {
    super(`Cannot save ${id}: it changed since it was read`, { cause });
  }
}
