import type { MediaStore } from "../pictures/ports.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { Clock } from "../shared/time/clock.ts";
import { minuteMs } from "../shared/time/time-units.ts";
import type { FileScanner, ScannedFile, ScannedFiles } from "./ports.ts";

type Needs = {
  attachments: ScannedFiles;
  vettingDocuments: ScannedFiles;
  files: MediaStore;
  scanner: FileScanner | null;
  clock: Clock;
};

const maxAtOnce = 100;
const maxInTurn = 10 * maxAtOnce;

/**
 * Scans every waiting file, including those from before a scanner was configured. A file that fails
 * is tried again in the next run and doesn't stop the others; the run then throws. When more files
 * wait than one run takes, the runs rotate through them by the minute, so that failing files don't
 * block the others. Without a scanner, waiting files are marked as not scanned, and thus delivered.
 * Returns the number of files changed.
 */
export function scanFiles({ attachments, vettingDocuments, files, scanner, clock }: Needs) {
  return async (): Promise<number> => {
    let changed = 0;
    const { attempt, throwFailures } = collectFailures();
    const judge = async (stored: ScannedFiles, file: ScannedFile) => {
      const media = await files.get(file.mediaKey);
      if (!media) return;
      const judged = scanner ? await scanner.scan(media.bytes) : null;
      const scan = judged?.verdict ?? "not-scanned";
      const reason = judged?.verdict === "refused" ? { reason: judged.reason } : {};
      const detail = { attachmentId: file.id, scan, ...reason };
      const audit = { actorId: null, action: "attachment.scanned", detail };
      await stored.saveScan(file, scan, audit);
      changed += 1;
    };
    for (const stored of [attachments, vettingDocuments]) {
      await attempt(async () => {
        const waiting = await stored.listToScan(
          scanner ? ["queued", "not-scanned"] : ["queued"],
          maxInTurn,
        );
        for (const file of turnOf(waiting, clock.now())) await attempt(() => judge(stored, file));
      });
    }
    throwFailures();
    return changed;
  };
}

function turnOf(waiting: readonly ScannedFile[], now: Date): ScannedFile[] {
  if (waiting.length <= maxAtOnce) return [...waiting];
  const start = (Math.floor(now.getTime() / minuteMs) * maxAtOnce) % waiting.length;
  return [...waiting.slice(start), ...waiting.slice(0, start)].slice(0, maxAtOnce);
}
