import { StaleWriteError } from "../shared/writes/stale-write.ts";

/** Throws unless the version the admin read, if given, is the stored one. */
export function assertExpectedVersion(
  id: string,
  seen: Date | null,
  { updatedAt }: { updatedAt: Date },
) {
  if (seen && seen.getTime() !== updatedAt.getTime()) throw new StaleWriteError(id);
}
