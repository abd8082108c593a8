import { StaleWriteError } from "../shared/stale-write.ts";

/** Throws unless what the admin looked at, if they say so, is what is there. */
export function assertSeenVersion(
  id: string,
  seen: Date | null,
  { updatedAt }: { updatedAt: Date },
) {
  if (seen && seen.getTime() !== updatedAt.getTime()) throw new StaleWriteError(id);
}
