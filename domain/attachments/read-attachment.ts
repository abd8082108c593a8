import type { Member, Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { ImageProcessor, MediaStore } from "../pictures/ports.ts";
import type { ContactAfter } from "../quotes/contact-after.ts";
import { requestFactsForBuilders } from "../quotes/letters/request-letter.ts";
import type { QuoteCase, QuoteRequestRepository } from "../quotes/ports.ts";
import type { AttachmentId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Attachment } from "./attachment.ts";
import { isPicture } from "./file-name.ts";
import { mayRead, shownTo } from "./may-read.ts";
import type { AttachmentRepository } from "./ports.ts";
import type { AttachmentBeingScanned, AttachmentInfected, AttachmentNotFound } from "./refusals.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  attachments: AttachmentRepository;
  files: MediaStore;
  contactAfter: ContactAfter;
};
type OneAttachment = { id: AttachmentId; by: Principal };
type CannotRead = NotSignedIn | AttachmentNotFound;
type Undelivered = AttachmentBeingScanned | AttachmentInfected;
type ReadableFile = { actor: Member; found: QuoteCase; file: Attachment };
type Delivered = { file: Attachment; bytes: Uint8Array };

/** Longer side of a preview, in pixels. */
export const previewPixels = 480;

/**
 * A caller opens a file that they may read; to everyone else it looks missing. A file that awaits
 * its scan is not delivered.
 */
export function readAttachment(ports: Needs) {
  return async (one: OneAttachment): Promise<Result<Delivered, CannotRead | Undelivered>> => {
    const readable = await findReadable(ports, one);
    if (!readable.ok) return readable;
    const { file } = readable.value;
    if (file.scan === "queued") return refuse({ kind: "attachment-being-scanned" });
    if (file.scan === "refused") return refuse({ kind: "attachment-infected" });
    const media = await ports.files.get(file.mediaKey);
    return media ? ok({ file, bytes: media.bytes }) : refuse({ kind: "attachment-not-found" });
  };
}

/** A small re-encoded copy of a picture. Other files have no preview. */
export function previewAttachment(ports: Needs & { imageProcessor: ImageProcessor }) {
  const read = readAttachment(ports);
  return async (one: OneAttachment): Promise<Result<Delivered, CannotRead | Undelivered>> => {
    const found = await read(one);
    if (!found.ok) return found;
    const { file, bytes } = found.value;
    if (!isPicture(file.mediaKey)) return refuse({ kind: "attachment-not-found" });
    return ok({ file, bytes: await ports.imageProcessor.shrink(bytes, previewPixels) });
  };
}

/** A builder reads the proof of when they added a file. */
export function stampAttachment(ports: Needs) {
  return async (
    one: OneAttachment,
  ): Promise<Result<{ file: Attachment; tradeShowName: string }, CannotRead>> => {
    const readable = await findReadable(ports, one);
    if (!readable.ok) return readable;
    const { actor, found, file } = readable.value;
    const isTheirs = file.builderId !== null && file.builderId === actor.builder?.id;
    if (!isTheirs) return refuse({ kind: "attachment-not-found" });
    const { tradeShowName } = requestFactsForBuilders(found.request);
    return ok({ file, tradeShowName });
  };
}

async function findReadable(
  { quotes, attachments, contactAfter }: Needs,
  { id, by }: OneAttachment,
): Promise<Result<ReadableFile, CannotRead>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const file = await attachments.find(id);
  const found = file && (await quotes.findCase(file.quoteRequestId));
  if (!found || !mayRead(by, found, file)) return refuse({ kind: "attachment-not-found" });
  return ok({ actor: by, found, file: shownTo(by, found, file, contactAfter) });
}
