import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { attachmentLimits } from "../attachments/attachment.ts";
import { fileNameOf, isPicture } from "../attachments/file-name.ts";
import { firstScan, judgeFile, type UnreadableFile } from "../attachments/judge-file.ts";
import type { FileScanner } from "../attachments/ports.ts";
import type {
  AttachmentBeingScanned,
  AttachmentInfected,
  AttachmentNotFound,
  AttachmentTooLarge,
  QuotaFull,
  TooManyAttachments,
} from "../attachments/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { BuilderNotFound } from "../builder-profiles/refusals.ts";
import type { ImageProcessor, MediaStore } from "../pictures/ports.ts";
import type { CheckKind } from "../shared/check-kinds.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { BuilderId, DocumentId, Ids } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { vettingLimits } from "./check.ts";
import type { VettingDocument } from "./document.ts";
import { vettedBuilder } from "./own-builder.ts";
import type { VettingDocuments } from "./ports.ts";

type Needs = { vettingDocuments: VettingDocuments; files: MediaStore };
type UploadNeeds = Needs & {
  imageProcessor: ImageProcessor;
  /** Null when no virus scanner is configured. */
  scanner: FileScanner | null;
  ids: Ids;
  clock: Clock;
};
/** `visited`: the builder whose booth an admin visited; null for one's own. */
type Uploads = { kind: CheckKind; visited: BuilderId | null; by: Principal };
type AddDocument = Uploads & { name: string; bytes: Uint8Array };
type CannotAdd =
  | NotSignedIn
  | BuilderNotFound
  | AttachmentTooLarge
  | UnreadableFile
  | TooManyAttachments
  | QuotaFull;

/** Whether the caller may upload documents. Checked before the body is read. */
export function checkDocument({ builders }: { builders: Pick<BuilderProfileRepository, "find"> }) {
  return async ({
    kind,
    visited,
    by,
  }: Uploads): Promise<Result<null, NotSignedIn | BuilderNotFound>> => {
    const own = vettedBuilder(by, kind, visited);
    if (!own.ok) return own;
    const builder = await builders.find(own.value.builderId);
    return builder ? ok(null) : refuse({ kind: "builder-not-found" });
  };
}

/** A builder uploads a document for a check that they will send, or an admin a photo of a visit. */
export function addDocument(ports: UploadNeeds) {
  const { vettingDocuments, files, imageProcessor, scanner, ids, clock } = ports;
  return async ({
    kind,
    visited,
    name,
    bytes: given,
    by,
  }: AddDocument): Promise<Result<VettingDocument, CannotAdd>> => {
    const own = vettedBuilder(by, kind, visited);
    if (!own.ok) return own;
    if (given.byteLength > attachmentLimits.bytes) return refuse({ kind: "attachment-too-large" });
    const judged = await judgeFile(imageProcessor, given);
    if (!judged.ok) return judged;
    const media = judged.value;
    const mediaKey = files.keyOf(media);
    const document: VettingDocument = {
      id: ids.next<"vetting-document">(),
      builderId: own.value.builderId,
      kind,
      checkId: null,
      uploadedBy: own.value.member.user.id,
      name: fileNameOf(name, mediaKey),
      mediaKey,
      bytes: media.bytes.byteLength,
      scan: firstScan(media, scanner),
      createdAt: clock.now(),
    };
    let refusal: TooManyAttachments | QuotaFull | null = null;
    await vettingDocuments.add(document, {
      store: () => files.put(media),
      isStored: () => files.has(mediaKey),
      dispose: files.delete,
      hasRoom({ unsent, bytes }) {
        const { documents: limit } = vettingLimits;
        const isOver = bytes + document.bytes > attachmentLimits.ownerBytes;
        if (unsent >= limit) refusal = { kind: "too-many-attachments", limit };
        else if (isOver) {
          refusal = { kind: "quota-full", limit: attachmentLimits.ownerBytes, isKnown: true };
        }
        return refusal === null;
      },
    });
    return refusal ? refuse(refusal) : ok(document);
  };
}

type OneDocument = { id: DocumentId; by: Principal };
type CannotRead = NotSignedIn | AttachmentNotFound | AttachmentBeingScanned | AttachmentInfected;
type Delivered = { file: VettingDocument; bytes: Uint8Array };

/** The builder or an admin opens a document; to everyone else it looks missing. */
export function readDocument({ vettingDocuments, files }: Needs) {
  return async ({ id, by }: OneDocument): Promise<Result<Delivered, CannotRead>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const file = await vettingDocuments.find(id);
    if (!file || !(by.builder?.id === file.builderId || isAdmin(by))) {
      return refuse({ kind: "attachment-not-found" });
    }
    if (file.scan === "queued") return refuse({ kind: "attachment-being-scanned" });
    if (file.scan === "refused") return refuse({ kind: "attachment-infected" });
    const media = await files.get(file.mediaKey);
    return media ? ok({ file, bytes: media.bytes }) : refuse({ kind: "attachment-not-found" });
  };
}

/** Longer side of a preview, in pixels: a document is read beside the form. */
const previewPixels = 1600;

/** A copy of a picture for the page. Other files have no preview. */
export function previewDocument(ports: Needs & { imageProcessor: ImageProcessor }) {
  const read = readDocument(ports);
  return async (one: OneDocument): Promise<Result<Delivered, CannotRead>> => {
    const found = await read(one);
    if (!found.ok) return found;
    const { file, bytes } = found.value;
    if (!isPicture(file.mediaKey)) return refuse({ kind: "attachment-not-found" });
    return ok({ file, bytes: await ports.imageProcessor.shrink(bytes, previewPixels) });
  };
}

/** A builder or admin removes a document that they uploaded and haven't sent yet. */
export function removeDocument({ vettingDocuments, files }: Needs) {
  return async ({
    id,
    by,
  }: OneDocument): Promise<Result<null, NotSignedIn | AttachmentNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const file = await vettingDocuments.find(id);
    const isTheirs = by.builder?.id === file?.builderId || file?.uploadedBy === by.user.id;
    if (!file || file.checkId !== null || !isTheirs) {
      return refuse({ kind: "attachment-not-found" });
    }
    await vettingDocuments.remove(file, files.delete);
    return ok(null);
  };
}

const unsentDays = 7;
const maxAtOnce = 500;

/** Removes documents that weren't sent within a week. A failure doesn't stop the others. */
export function sweepDocuments({ vettingDocuments, files, clock }: Needs & { clock: Clock }) {
  return async (): Promise<number> => {
    const before = new Date(clock.now().getTime() - unsentDays * dayMs);
    const unsent = await vettingDocuments.listUnsent(before, maxAtOnce);
    const { attempt, throwFailures } = collectFailures();
    for (const file of unsent) await attempt(() => vettingDocuments.remove(file, files.delete));
    throwFailures();
    return unsent.length;
  };
}
