import type { Member, Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { assignedBuilder } from "../quotes/for-builders/assigned-builder.ts";
import { ownsRequest } from "../quotes/own-requests/owns-request.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type {
  RequestNotFound,
  RequestNotOpen,
  ResponseAlreadyAccepted,
} from "../quotes/refusals.ts";
import { requestNotOpen } from "../quotes/request-not-open.ts";
import { isOpen } from "../quotes/request-state.ts";
import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import {
  type Attachment,
  type AttachmentPurpose,
  attachmentLimits,
  takesFiles,
} from "./attachment.ts";
import type { AttachmentRepository } from "./ports.ts";
import type { AttachmentsFull, TooManyAttachments } from "./refusals.ts";

type Needs = { quotes: QuoteRequestRepository; attachments: AttachmentRepository };
export type UploadTarget = { requestId: QuoteRequestId; purpose: AttachmentPurpose; by: Principal };
type Target = { actor: Member; builderId: BuilderId | null; present: Attachment[] };
export type CannotUpload =
  | NotSignedIn
  | RequestNotFound
  | RequestNotOpen
  | ResponseAlreadyAccepted
  | TooManyAttachments
  | AttachmentsFull;

/** Where the caller may put another file: their own brief, or their offer for a request that they are assigned to. */
export async function findUploadTarget(
  { quotes, attachments }: Needs,
  { requestId, purpose, by }: UploadTarget,
): Promise<Result<Target, CannotUpload>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const found = await quotes.findCase(requestId);
  const builder = found && purpose === "offer" ? assignedBuilder(by, found.request) : null;
  const isTheirs = found && (builder || (purpose === "brief" && ownsRequest(by, found.request)));
  if (!isTheirs) return refuse({ kind: "quote-request-not-found" });
  const attempted = "add a file";
  if (!isOpen(found.request.status)) {
    return refuse(requestNotOpen(found.request.status, attempted));
  }
  if (!takesFiles(found)) return refuse({ kind: "response-already-accepted", attempted });

  const present = await attachments.list(requestId);
  const builderId = builder?.id ?? null;
  const limit = attachmentLimits[purpose];
  if (present.filter((each) => each.builderId === builderId).length >= limit) {
    return refuse({ kind: "too-many-attachments", limit });
  }
  const total = present.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total >= attachmentLimits.requestBytes) return refuse({ kind: "attachments-full" });
  return ok({ actor: by, builderId, present });
}
