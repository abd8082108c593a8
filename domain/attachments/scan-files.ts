import type { MediaStore } from "../pictures/ports.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { Clock } from "../shared/time/clock.ts";
import { minuteMs } from "../shared/time/time-units.ts";
import type { Attachment } from "./attachment.ts";
import type { AttachmentRepository, FileScanner } from "./ports.ts";

type Needs = {
  attachments: AttachmentRepository;
  files: MediaStore;
  scanner: FileScanner | null;
  clock: Clock;
};

const maxAtOnce = 100;
const maxInTurn = 10 * maxAtOnce;

/**
 * Has every waiting file scanned, also those from before there was a scanner. A file that fails waits for the next run and does
 * not stop the others; then it throws. Where more wait than one run takes, each minute has its turn of them, so that files that fail
 * each time keep no others waiting. Without a scanner waiting files are delivered as not scanned. Returns how many changed.
 */
export function scanFiles({ attachments, files, scanner, clock }: Needs) {
  return async (): Promise<number> => {
    const waiting = await attachments.listToScan(
      scanner ? ["queued", "not-scanned"] : ["queued"],
      maxInTurn,
    );
    let changed = 0;
    const { attempt, throwFailures } = collectFailures();
    const judge = async (file: Attachment) => {
      const media = await files.get(file.mediaKey);
      if (!media) return;
      const judged = scanner ? await scanner.scan(media.bytes) : null;
      const scan = judged?.verdict ?? "not-scanned";
      const reason = judged?.verdict === "refused" ? { reason: judged.reason } : {};
      const detail = { attachmentId: file.id, scan, ...reason };
      await attachments.saveScan(file, scan, {
        actorId: null,
        action: "attachment.scanned",
        detail,
      });
      changed += 1;
    };
    for (const file of turnOf(waiting, clock.now())) await attempt(() => judge(file));
    throwFailures();
    return changed;
  };
}

function turnOf(waiting: readonly Attachment[], now: Date): Attachment[] {
  if (waiting.length <= maxAtOnce) return [...waiting];
  const start = (Math.floor(now.getTime() / minuteMs) * maxAtOnce) % waiting.length;
  return [...waiting.slice(start), ...waiting.slice(0, start)].slice(0, maxAtOnce);
}
