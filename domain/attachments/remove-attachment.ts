import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { MediaStore } from "../pictures/ports.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { RequestNotOpen, ResponseAlreadyAccepted } from "../quotes/refusals.ts";
import { requestNotOpen } from "../quotes/request-not-open.ts";
import { isOpen } from "../quotes/request-state.ts";
import { auditedAs, type LinkHolder } from "../quotes/response-link/response-link.ts";
import type { AttachmentId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { takesFiles } from "./attachment.ts";
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
export type CannotRemove =
  | NotSignedIn
  | AttachmentNotFound
  | RequestNotOpen
  | ResponseAlreadyAccepted;

/** Removes a file for good, until a quote is accepted: from then on it belongs to what was agreed. */
export function removeAttachment({ quotes, attachments, files, clock }: Needs) {
  return async ({ id, by }: RemoveAttachment): Promise<Result<null, CannotRemove>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const file = await attachments.find(id);
    const found = file && (await quotes.findCase(file.quoteRequestId));
    if (!found || !mayRemove(by, found, file, clock.now())) {
      return refuse({ kind: "attachment-not-found" });
    }
    const attempted = "remove the file";
    if (!isOpen(found.request.status)) {
      return refuse(requestNotOpen(found.request.status, attempted));
    }
    if (!takesFiles(found)) return refuse({ kind: "response-already-accepted", attempted });
    const { actorId, via } = auditedAs(by);
    const detail = { attachmentId: file.id, purpose: file.purpose, ...via };
    await attachments.remove(file, files.delete, {
      actorId,
      action: "attachment.removed",
      detail,
    });
    return ok(null);
  };
}
