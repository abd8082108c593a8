import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { ImageProcessor, MediaStore } from "../pictures/ports.ts";
import type { ContactAfter } from "../quotes/contact-after.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { AttachmentId, Ids, QuoteRequestId } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { listAttachments } from "./list-attachments.ts";
import type { AskedQuestions, AttachmentRepository, FileScanner } from "./ports.ts";
import { previewAttachment, readAttachment, stampAttachment } from "./read-attachment.ts";
import { scanFiles } from "./scan-files.ts";
import { sweepOrphans } from "./sweep-orphans.ts";
import { checkUpload } from "./upload-attachment.ts";

/** Ports that these use cases need. */
export type AttachmentsPorts = {
  clock: Clock;
  ids: Ids;
  quotes: QuoteRequestRepository;
  questions: AskedQuestions;
  builders: BuilderProfileRepository;
  attachments: AttachmentRepository;
  contactAfter: ContactAfter;
  /** Of private files: no address serves it. */
  files: MediaStore;
  imageProcessor: ImageProcessor;
  /** Null when no virus scanner is configured. */
  scanner: FileScanner | null;
  /** SHA-256, hexadecimal. */
  hashOf: (bytes: Uint8Array) => string;
};

/** The use cases: private files of a brief and of offers. */
export function createAttachments(ports: AttachmentsPorts) {
  return {
    checkUpload: checkUpload(ports),
    listAttachments: listAttachments(ports),
    readAttachment: readAttachment(ports),
    previewAttachment: previewAttachment(ports),
    stampAttachment: stampAttachment(ports),
    /** The request whose brief has this file; null: it belongs to an offer or a question, or is none. */
    async requestOfBriefFile(id: AttachmentId): Promise<QuoteRequestId | null> {
      const file = await ports.attachments.find(id);
      return file?.purpose === "brief" ? file.quoteRequestId : null;
    },
    scanFiles: scanFiles(ports),
    sweepOrphans: sweepOrphans(ports),
  };
}
