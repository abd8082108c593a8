import type { MediaStore } from "../pictures/ports.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";
import type { AttachmentRepository } from "./ports.ts";

export type FileNeeds = { attachments: AttachmentRepository; files: MediaStore };

const unsentDays = 7;
const maxAtOnce = 500;

/** Removes all files of a request and their bytes. */
export function removeFilesOf({ attachments, files }: FileNeeds) {
  return async (requestId: QuoteRequestId): Promise<void> => {
    for (const file of await attachments.list(requestId)) {
      await attachments.remove(file, files.delete, null);
    }
  };
}

/**
 * Removes files of offers not sent within a week, and files that an interrupted erasure left. A
 * failure doesn't stop the others.
 */
export function sweepFiles({ attachments, files, clock }: FileNeeds & { clock: Clock }) {
  return async (): Promise<number> => {
    const before = new Date(clock.now().getTime() - unsentDays * dayMs);
    const swept = await attachments.listToSweep(before, maxAtOnce);
    const { attempt, throwFailures } = collectFailures();
    for (const file of swept) await attempt(() => attachments.remove(file, files.delete, null));
    throwFailures();
    return swept.length;
  };
}
