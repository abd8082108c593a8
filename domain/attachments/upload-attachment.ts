import type { ImageProcessor, MediaStore } from "../pictures/ports.ts";
import { auditedAs } from "../quotes/response-link.ts";
import type { Ids } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import {
  type Attachment,
  type AttachmentKind,
  attachmentLimits,
  noRoomFor,
  overQuota,
  whyNoFiles,
} from "./attachment.ts";
import { fileNameOf } from "./file-name.ts";
import {
  addingFile,
  type CannotUpload,
  findUploadTarget,
  type TargetNeeds,
  type UploadTarget,
} from "./find-upload-target.ts";
import { firstScan, judgeFile, type UnreadableFile } from "./judge-file.ts";
import type { FileScanner } from "./ports.ts";
import type { AttachmentsFull, AttachmentTooLarge, TooManyAttachments } from "./refusals.ts";

export type UploadNeeds = TargetNeeds & {
  /** The private store. */
  files: MediaStore;
  imageProcessor: ImageProcessor;
  /** Null when no virus scanner is configured. */
  scanner: FileScanner | null;
  /** SHA-256, hexadecimal. */
  hashOf: (bytes: Uint8Array) => string;
  ids: Ids;
};
type Upload = UploadTarget & { name: string; bytes: Uint8Array; kind: AttachmentKind | null };
export type WrongFile = AttachmentTooLarge | UnreadableFile | AttachmentsFull | TooManyAttachments;

/** Whether the caller may add a file to the target. Checked before the body is read. */
export function checkUpload(ports: TargetNeeds) {
  return async (target: UploadTarget): Promise<Result<null, CannotUpload>> => {
    const found = await findUploadTarget(ports, target);
    return found.ok ? ok(null) : found;
  };
}

/**
 * Adds a file to a brief, an offer, a question or a job. The type is detected from the content; pictures
 * are re-encoded without metadata.
 */
export function uploadAttachment(ports: UploadNeeds) {
  const { attachments, files, imageProcessor, scanner, hashOf, ids, clock } = ports;
  return async ({
    name,
    bytes: given,
    kind,
    ...target
  }: Upload): Promise<Result<Attachment, CannotUpload | WrongFile>> => {
    const found = await findUploadTarget(ports, target);
    if (!found.ok) return found;
    const { actor, builderId } = found.value;
    if (given.byteLength > attachmentLimits.bytes) return refuse({ kind: "attachment-too-large" });
    const judged = await judgeFile(imageProcessor, given);
    if (!judged.ok) return judged;

    const { bytes, contentType } = judged.value;
    const isDocument = contentType === "application/pdf";
    const mediaKey = files.keyOf(judged.value);
    const attachment: Attachment = {
      id: ids.next<"attachment">(),
      quoteRequestId: target.requestId,
      purpose: target.purpose,
      builderId,
      questionId: target.questionId,
      uploadedBy: actor.kind === "member" ? actor.user.id : null,
      kind: kind ?? (isDocument ? "document" : "rendering"),
      name: fileNameOf(name, mediaKey),
      mediaKey,
      bytes: bytes.byteLength,
      uploadedHash: hashOf(given),
      scan: firstScan(judged.value, scanner),
      createdAt: clock.now(),
    };
    const { actorId, via } = auditedAs(actor);
    const detail = { attachmentId: attachment.id, purpose: target.purpose, ...via };
    const audit = { actorId, action: "attachment.added", detail };
    const added = await attachments.add<CannotUpload>(
      attachment,
      {
        store: () => files.put(judged.value),
        isStored: () => files.has(mediaKey),
        dispose: files.delete,
        // decided again under the lock: the request may have been decided or closed, or filled up,
        // while the file was read
        refusalFor: (present, found, stored) =>
          found
            ? (whyNoFiles(found, addingFile, target.purpose) ??
              noRoomFor(attachment, present) ??
              overQuota(attachment, stored))
            : { kind: "quote-request-not-found" },
      },
      audit,
    );
    return added.ok ? ok(attachment) : added;
  };
}
