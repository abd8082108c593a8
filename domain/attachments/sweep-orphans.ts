import type { MediaStore } from "../pictures/ports.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs, hourMs } from "../shared/time/time-units.ts";
import type { AttachmentRepository } from "./ports.ts";

type Needs = { attachments: AttachmentRepository; files: MediaStore; clock: Clock };

const hoursADay = 24;
/** Files without a row are kept this long, for a database that is restored from a backup. */
const leftMs = 30 * dayMs;
const parts = 256;
const maxAtOnce = 500;

/**
 * Deletes stored bytes that no file names: a crash came between the bytes and their row, or between a row's end and its bytes'.
 * Only those that were stored more than 30 days ago, so none of an upload under way, and none that a database from before a
 * restore may need. Each run looks at the parts of the store that are due in its hour: all of them within a day. A file that
 * cannot be deleted does not stop the others; it fails the run at its end. Returns how many were deleted.
 */
export function sweepOrphans({ attachments, files, clock }: Needs) {
  return async (): Promise<number> => {
    const now = clock.now().getTime();
    let [swept, failed] = [0, 0];
    const isFull = () => swept + failed >= maxAtOnce;
    const { attempt, throwFailures } = collectFailures();
    const first = Math.floor(now / hourMs) % hoursADay;
    for (let part = first; part < parts && !isFull(); part += hoursADay) {
      for await (const key of files.listOld(part, leftMs)) {
        const worked = await attempt(async () => {
          if (await attachments.disposeOrphan(key, files.delete)) swept += 1;
        });
        if (!worked) failed += 1;
        if (isFull()) break;
      }
    }
    throwFailures();
    return swept;
  };
}
