import type { MediaStore } from "../pictures/ports.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs, hourMs } from "../shared/time/time-units.ts";
import type { AttachmentRepository } from "./ports.ts";

type Needs = { attachments: AttachmentRepository; files: MediaStore; clock: Clock };

const hoursADay = 24;
/**
 * Milliseconds that bytes without a row are kept: a database restored from a backup may need them.
 */
const leftMs = 30 * dayMs;
const parts = 256;
const maxAtOnce = 500;

/**
 * Deletes stored bytes without a row, left by a crash between writing one and the other. Only bytes
 * older than 30 days, so none of an upload in progress and none that a restored database may need.
 * Each run looks at the parts of the store due in its hour, so that all are looked at within a day.
 * A failure doesn't stop the others; the run throws at its end. Returns the number deleted.
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
