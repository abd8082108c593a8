import type { Media } from "../pictures/media.ts";
import type { ImageProcessor, MediaStore } from "../pictures/ports.ts";
import type { PictureBroken, PictureTooManyPixels } from "../pictures/refusals.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { Ids } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { type Attachment, type AttachmentKind, attachmentLimits } from "./attachment.ts";
import { fileNameOf } from "./file-name.ts";
import { type CannotUpload, findUploadTarget, type UploadTarget } from "./find-upload-target.ts";
import { isPdf } from "./is-pdf.ts";
import type { AttachmentRepository } from "./ports.ts";
import type { AttachmentsFull, AttachmentTooLarge, AttachmentUnknown } from "./refusals.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  attachments: AttachmentRepository;
  /** The private store. */
  files: MediaStore;
  studio: ImageProcessor;
  ids: Ids;
  clock: Clock;
};
type Upload = UploadTarget & { name: string; bytes: Uint8Array; kind: AttachmentKind | null };
type WrongFile =
  | AttachmentTooLarge
  | AttachmentUnknown
  | AttachmentsFull
  | PictureBroken
  | PictureTooManyPixels;

/** Whether the caller may add a file there at all: known before a byte of it is read. */
export function checkUpload(ports: Pick<Needs, "quotes" | "attachments">) {
  return async (target: UploadTarget): Promise<Result<null, CannotUpload>> => {
    const found = await findUploadTarget(ports, target);
    return found.ok ? ok(null) : found;
  };
}

/** Adds a file to a brief or an offer. Its content decides what it is; a picture is drawn again, without metadata. */
export function uploadAttachment(ports: Needs) {
  const { attachments, files, studio, ids, clock } = ports;
  return async ({
    name,
    bytes: given,
    kind,
    ...target
  }: Upload): Promise<Result<Attachment, CannotUpload | WrongFile>> => {
    const found = await findUploadTarget(ports, target);
    if (!found.ok) return found;
    const { actor, builderId, present } = found.value;
    if (given.byteLength > attachmentLimits.bytes) return refuse({ kind: "attachment-too-large" });
    const judged = await judge(given);
    if (!judged.ok) return judged;

    const { bytes, contentType } = judged.value;
    const total = present.reduce((sum, each) => sum + each.bytes, bytes.byteLength);
    if (total > attachmentLimits.requestBytes) return refuse({ kind: "attachments-full" });
    const isDocument = contentType === "application/pdf";
    const mediaKey = files.keyOf(judged.value);
    const attachment: Attachment = {
      ...{ id: ids.next<"attachment">(), quoteRequestId: target.requestId },
      ...{ purpose: target.purpose, builderId, uploadedBy: actor.user.id },
      kind: kind ?? (isDocument ? "document" : "rendering"),
      ...{ name: fileNameOf(name, mediaKey), mediaKey, bytes: bytes.byteLength },
      scan: isDocument ? "not-scanned" : "not-needed",
      createdAt: clock.now(),
    };
    const detail = { attachmentId: attachment.id, purpose: target.purpose };
    const audit = { actorId: actor.user.id, action: "attachment.added", detail };
    await attachments.add(attachment, () => files.put(judged.value), audit);
    return ok(attachment);
  };

  async function judge(bytes: Uint8Array): Promise<Result<Media, WrongFile>> {
    if (isPdf(bytes)) return ok({ bytes, contentType: "application/pdf" });
    const picture = await studio.clean(bytes);
    if (picture === "not-a-picture") return refuse({ kind: "attachment-unknown" });
    if (typeof picture !== "string") return ok(picture);
    return refuse({ kind: picture === "broken" ? "picture-broken" : "picture-too-many-pixels" });
  }
}
