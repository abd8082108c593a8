import { approvedBuilder, type Member, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { invitedBuilder } from "../quotes/for-builders/find-own-invitation.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteCase, QuoteRequestRepository } from "../quotes/ports.ts";
import type {
  RequestNotFound,
  RequestNotOpen,
  ResponseAlreadyAccepted,
} from "../quotes/refusals.ts";
import type { LinkHolder } from "../quotes/response-link.ts";
import type { SiteHolder } from "../quotes/site-link.ts";
import type { BuilderId, QuestionId, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import {
  type AttachmentPurpose,
  type FileOwner,
  noRoomFor,
  overQuota,
  whyNoFiles,
} from "./attachment.ts";
import type { AskedQuestions, AttachmentRepository } from "./ports.ts";
import type { AttachmentsFull, QuotaFull, TooManyAttachments } from "./refusals.ts";

export type TargetNeeds = {
  quotes: QuoteRequestRepository;
  questions: AskedQuestions;
  attachments: AttachmentRepository;
  clock: Clock;
};
export type UploadTarget = {
  requestId: QuoteRequestId;
  purpose: AttachmentPurpose;
  /** The question that the file is for, when the purpose is `question`. */
  questionId: QuestionId | null;
  by: Principal | LinkHolder | SiteHolder;
};
type Target = {
  actor: Member | LinkHolder | SiteHolder;
  builderId: BuilderId | null;
};
export type CannotUpload =
  | NotSignedIn
  | RequestNotFound
  | RequestNotOpen
  | ResponseAlreadyAccepted
  | TooManyAttachments
  | AttachmentsFull
  | QuotaFull;

export const addingFile = "add a file";

/** The target that the caller may add a file to: their own brief, their offer for a request that they were asked to quote, a question of theirs, their job, or its commission. */
export async function findUploadTarget(
  { quotes, questions, attachments, clock }: TargetNeeds,
  { requestId, purpose, questionId, by }: UploadTarget,
): Promise<Result<Target, CannotUpload>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const found = await quotes.findCase(requestId);
  const place = found && (await placeOf(found, by));
  if (!place) return refuse({ kind: "quote-request-not-found" });
  const closed = whyNoFiles(found, addingFile, purpose);
  if (closed) return refuse(closed);

  const { builderId } = place;
  const present = await attachments.list(requestId);
  const full = noRoomFor({ purpose, builderId, questionId, bytes: 1 }, present);
  if (full) return refuse(full);
  const over = overQuota({ purpose, bytes: 1 }, await attachments.storedBy(ownerOf(by)));
  return over ? refuse(over) : ok({ actor: by, builderId });

  /** Null when the target isn't the caller's. */
  async function placeOf(
    found: QuoteCase,
    by: Member | LinkHolder | SiteHolder,
  ): Promise<{ builderId: BuilderId | null } | null> {
    if (purpose === "brief") {
      return by.kind === "member" && ownsRequest(by, found.request) ? { builderId: null } : null;
    }
    if (purpose === "job" || purpose === "contest") {
      const quote = found.responses.find(({ status }) => status === "accepted");
      const isSide =
        by.kind === "member"
          ? (purpose === "job" && ownsRequest(by, found.request)) ||
            approvedBuilder(by)?.id === quote?.builderId
          : purpose === "job" && by.kind === "site-holder" && by.jobId === quote?.id;
      return quote && isSide ? { builderId: quote.builderId } : null;
    }
    if (by.kind === "site-holder") return null;
    const builder = invitedBuilder(by, found, clock.now());
    if (!builder) return null;
    if (purpose === "offer") return { builderId: builder.id };
    const question = questionId && (await questions.find(questionId));
    const isTheirs =
      question?.quoteRequestId === requestId &&
      question.askedBy === "builder" &&
      question.builderId === builder.id &&
      question.status === "open";
    return isTheirs ? { builderId: builder.id } : null;
  }
}

function ownerOf(by: Member | LinkHolder | SiteHolder): FileOwner {
  if (by.kind === "member") return { userId: by.user.id };
  return { builderId: by.kind === "site-holder" ? by.builderId : by.builder.id };
}
