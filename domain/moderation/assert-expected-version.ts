import { StaleWriteError } from "../shared/writes/stale-write.ts";

/** Throws StaleWriteError unless the version that the admin read, if given, is the stored one. */
export function assertExpectedVersion(
  id: string,
  seen: Date | null,
  { updatedAt }: { updatedAt: Date },
) {
  if (seen && seen.getTime() !== updatedAt.getTime()) throw new StaleWriteError(id);
}
