import type { MediaStore } from "../pictures/ports.ts";
import type { AttachmentRepository, FileScanner } from "./ports.ts";

type Needs = {
  attachments: AttachmentRepository;
  files: MediaStore;
  scanner: FileScanner | null;
};

const mostAtOnce = 100;

/**
 * Has every file judged that waits, also those of before there was a scanner. Throws when the scanner is down: the rest waits for
 * the next run. Without a scanner waiting files are delivered as not scanned. Returns how many changed.
 */
export function scanFiles({ attachments, files, scanner }: Needs) {
  return async (): Promise<number> => {
    const waiting = await attachments.listToScan(
      scanner ? ["queued", "not-scanned"] : ["queued"],
      mostAtOnce,
    );
    let changed = 0;
    for (const file of waiting) {
      const media = await files.get(file.mediaKey);
      if (!media) continue;
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
    }
    return changed;
  };
}
