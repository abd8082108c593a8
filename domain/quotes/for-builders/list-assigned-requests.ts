import { approvedBuilder, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import type { Page, PageRequest } from "../../shared/page.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { type ContactAfter, seesContact, withoutContact } from "../contact-after.ts";
import { type AnswerTimes, answerTimes, dueTimes, respondByOf } from "../due-times.ts";
import type { AnswerToRequest, QuoteRequestRepository } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteResponse } from "../quote-response.ts";
import { withMaskedWords } from "../round/masked-round.ts";
import type { AssignedStanding } from "./assigned-standing.ts";
import { type InvitationOutcome, invitationOutcome } from "./invitation-outcome.ts";

type Needs = { quotes: QuoteRequestRepository; contactAfter: ContactAfter; clock: Clock };
/** `standing`: lists only requests with this standing. */
export type ListAssignedRequests = {
  by: Principal;
  page: PageRequest;
  standing?: AssignedStanding | undefined;
};
/** `live`: the caller's own offer, pending or accepted. */
export type AssignedRequest = {
  request: QuoteRequest;
  /** All builders' answers to it. */
  answers: AnswerToRequest[];
  live: QuoteResponse | null;
  outcome: InvitationOutcome;
  /** Due time of all quotes, as promised to the exhibitor; pauses move it. */
  allDueAt: Date;
  /** The builder's answer time; null for invitations of earlier versions. */
  respondBy: Date | null;
} & AnswerTimes;

/** Reads additional data of a page's requests, in parallel with the rest. */
type ReadAlongside = (ids: readonly QuoteRequestId[]) => Promise<void>;

/**
 * A builder lists the requests assigned to them, latest first, or those of one standing; empty
 * without an approved profile.
 */
export function listAssignedRequests({ quotes, contactAfter, clock }: Needs) {
  return async (
    { by, page, standing }: ListAssignedRequests,
    readAlongside: ReadAlongside = async () => {},
  ): Promise<Result<Page<AssignedRequest>, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builder = approvedBuilder(by);
    if (!builder) return ok({ items: [], next: null });
    const { items, next } = await quotes.listAssigned(
      builder.id,
      page,
      standing ? { standing, now: clock.now() } : null,
    );
    if (items.length === 0) return ok({ items: [], next });
    const ids = items.map(({ id }) => id);
    const [live, answers, promises] = await Promise.all([
      quotes.listLive(builder.id, ids),
      quotes.listAnswers(ids),
      quotes.listPromisedTimes(ids),
      readAlongside(ids),
    ]);
    const now = clock.now();
    const assigned = items.map((request) => {
      const toIt = answers.filter(({ quoteRequestId }) => quoteRequestId === request.id);
      const own = live.find(({ quoteRequestId }) => quoteRequestId === request.id);
      const promise = promises.find(({ quoteRequestId }) => quoteRequestId === request.id);
      const allDueAt = promise?.allDueAt ?? dueTimes(request).allQuotesAt;
      const respondBy = respondByOf(request, builder.id);
      return {
        request: seesContact(contactAfter, { responses: toIt }, builder.id)
          ? request
          : withoutContact(request),
        answers: toIt,
        allDueAt,
        respondBy,
        ...answerTimes(respondBy, allDueAt, now),
        live: own ? withMaskedWords(own, contactAfter) : null,
        outcome: invitationOutcome(request.status, toIt, builder.id),
      };
    });
    return ok({ items: assigned, next });
  };
}
