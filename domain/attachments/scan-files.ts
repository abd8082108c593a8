import type { MediaStore } from "../pictures/ports.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { Attachment } from "./attachment.ts";
import type { AttachmentRepository, FileScanner } from "./ports.ts";

type Needs = {
  attachments: AttachmentRepository;
  files: MediaStore;
  scanner: FileScanner | null;
};

const mostAtOnce = 100;

/**
 * Has every file judged that waits, also those of before there was a scanner. A file that fails waits for the next run and does
 * not stop the others; then it throws. Without a scanner waiting files are delivered as not scanned. Returns how many changed.
 */
export function scanFiles({ attachments, files, scanner }: Needs) {
  return async (): Promise<number> => {
    const waiting = await attachments.listToScan(
      scanner ? ["queued", "not-scanned"] : ["queued"],
      mostAtOnce,
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
    for (const file of waiting) await attempt(() => judge(file));
    throwFailures();
    return changed;
  };
}
