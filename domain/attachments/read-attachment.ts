import type { Member, Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { MediaStore } from "../pictures/ports.ts";
import type { QuoteCase, QuoteRequestRepository } from "../quotes/ports.ts";
import type { RequestNotOpen, ResponseAlreadyAccepted } from "../quotes/refusals.ts";
import { requestNotOpen } from "../quotes/request-not-open.ts";
import { isOpen } from "../quotes/request-state.ts";
import type { AttachmentId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { type Attachment, takesFiles } from "./attachment.ts";
import { mayRead, mayRemove } from "./may-read.ts";
import type { AttachmentRepository } from "./ports.ts";
import type { AttachmentNotFound } from "./refusals.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  attachments: AttachmentRepository;
  files: MediaStore;
};
type OneAttachment = { id: AttachmentId; by: Principal };
type Found = { actor: Member; found: QuoteCase; file: Attachment };

/** A file of a request, for a caller who may read it. To everyone else it looks missing. */
export function readAttachment(ports: Needs) {
  return async (
    one: OneAttachment,
  ): Promise<Result<{ file: Attachment; bytes: Uint8Array }, NotSignedIn | AttachmentNotFound>> => {
    const readable = await findReadable(ports, one);
    if (!readable.ok) return readable;
    const { file } = readable.value;
    const media = await ports.files.get(file.mediaKey);
    return media ? ok({ file, bytes: media.bytes }) : refuse({ kind: "attachment-not-found" });
  };
}

/** Removes a file for good, until a quote is accepted: from then on it belongs to what was agreed. */
export function removeAttachment(ports: Needs) {
  return async (
    one: OneAttachment,
  ): Promise<
    Result<null, NotSignedIn | AttachmentNotFound | RequestNotOpen | ResponseAlreadyAccepted>
  > => {
    const readable = await findReadable(ports, one);
    if (!readable.ok) return readable;
    const { actor, found, file } = readable.value;
    if (!mayRemove(actor, found, file)) return refuse({ kind: "attachment-not-found" });
    const attempted = "remove the file";
    if (!isOpen(found.request.status)) {
      return refuse(requestNotOpen(found.request.status, attempted));
    }
    if (!takesFiles(found)) return refuse({ kind: "response-already-accepted", attempted });
    const detail = { attachmentId: file.id, purpose: file.purpose };
    const audit = { actorId: actor.user.id, action: "attachment.removed", detail };
    await ports.attachments.remove(file, ports.files.delete, audit);
    return ok(null);
  };
}

async function findReadable(
  { quotes, attachments }: Needs,
  { id, by }: OneAttachment,
): Promise<Result<Found, NotSignedIn | AttachmentNotFound>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const file = await attachments.find(id);
  const found = file && (await quotes.findCase(file.quoteRequestId));
  if (!found || !mayRead(by, found, file)) return refuse({ kind: "attachment-not-found" });
  return ok({ actor: by, found, file });
}
