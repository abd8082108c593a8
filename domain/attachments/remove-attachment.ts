import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { MediaStore } from "../pictures/ports.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { RequestNotOpen, ResponseAlreadyAccepted } from "../quotes/refusals.ts";
import { auditedAs, type LinkHolder } from "../quotes/response-link.ts";
import type { AttachmentId } from "../shared/id.ts";
import { type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { whyNoFiles } from "./attachment.ts";
import { mayRemove } from "./may-read.ts";
import type { AttachmentRepository } from "./ports.ts";
import type { AttachmentNotFound } from "./refusals.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  attachments: AttachmentRepository;
  files: MediaStore;
  clock: Clock;
};
type RemoveAttachment = { id: AttachmentId; by: Principal | LinkHolder };
type CannotRemove = NotSignedIn | AttachmentNotFound | RequestNotOpen | ResponseAlreadyAccepted;

/**
 * Removes a file for good. Refused once a quote is accepted: the file is part of the agreement
 * then.
 */
export function removeAttachment({ quotes, attachments, files, clock }: Needs) {
  return async ({ id, by }: RemoveAttachment): Promise<Result<null, CannotRemove>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const file = await attachments.find(id);
    const found = file && (await quotes.findCase(file.quoteRequestId));
    if (!found || !mayRemove(by, found, file, clock.now())) {
      return refuse({ kind: "attachment-not-found" });
    }
    const attempted = "remove the file";
    const closed = whyNoFiles(found, attempted);
    if (closed) return refuse(closed);
    const { actorId, via } = auditedAs(by);
    const detail = { attachmentId: file.id, purpose: file.purpose, ...via };
    const audit = { actorId, action: "attachment.removed", detail };
    return attachments.remove<CannotRemove>(file, files.delete, audit, (current) =>
      current ? whyNoFiles(current, attempted) : { kind: "attachment-not-found" },
    );
  };
}
