import { feature } from "../shared/feature.ts";
import type { AttachmentId, QuoteRequestId } from "../shared/id.ts";
import { listAttachments } from "./list-attachments.ts";
import type { AttachmentRepository } from "./ports.ts";
import { previewAttachment, readAttachment, stampAttachment } from "./read-attachment.ts";
import { scanFiles } from "./scan-files.ts";
import { sweepOrphans } from "./sweep-orphans.ts";
import { checkUpload } from "./upload-attachment.ts";

/** The use cases: private files of briefs, offers and questions. */
export const createAttachments = feature({
  checkUpload,
  listAttachments,
  readAttachment,
  previewAttachment,
  stampAttachment,
  requestOfBriefFile,
  scanFiles,
  sweepOrphans,
});

/**
 * Finds the request whose brief has this file; null for a file of an offer or a question, and for
 * an unknown file.
 */
function requestOfBriefFile({ attachments }: { attachments: AttachmentRepository }) {
  return async (id: AttachmentId): Promise<QuoteRequestId | null> => {
    const file = await attachments.find(id);
    return file?.purpose === "brief" ? file.quoteRequestId : null;
  };
}
