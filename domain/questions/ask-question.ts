import type { Member, Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { ownInvitation } from "../quotes/for-builders/find-own-invitation.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteCase, QuoteRequestRepository } from "../quotes/ports.ts";
import type {
  RequestNotFound,
  RequestNotOpen,
  ResponseAlreadyAccepted,
} from "../quotes/refusals.ts";
import { requestNotOpen } from "../quotes/request-not-open.ts";
import { isOpen, isUndecided } from "../quotes/request-state.ts";
import { auditedAs, type LinkHolder } from "../quotes/response-link.ts";
import type { BuilderId, Ids, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { maskedQuestion } from "./list-questions.ts";
import type { QuestionRepository } from "./ports.ts";
import { builderLimit, exhibitorLimit, type Question } from "./question.ts";
import type { QuestionWithoutReader, TooManyQuestions } from "./refusals.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  questions: QuestionRepository;
  ids: Ids;
  clock: Clock;
};
type AskQuestion = {
  requestId: QuoteRequestId;
  text: string;
  isPrivate: boolean;
  /** The builder that an exhibitor asks; null: all. */
  to?: BuilderId | null;
  by: Principal | LinkHolder;
};
export type CannotAsk =
  | NotSignedIn
  | RequestNotFound
  | RequestNotOpen
  | ResponseAlreadyAccepted
  | QuestionWithoutReader
  | TooManyQuestions;

/**
 * An assigned builder asks the exhibitor, or the exhibitor asks one or all assigned builders, until
 * a quote is accepted. Returns the question; of several, the first. An identical open question of
 * the same builder isn't stored again.
 */
export function askQuestion(ports: Needs) {
  const { quotes, questions, ids, clock } = ports;
  return async ({
    requestId,
    text,
    isPrivate,
    to = null,
    by,
  }: AskQuestion): Promise<Result<Question, CannotAsk>> => {
    const now = clock.now();
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const found = await quotes.findCase(requestId);
    if (found && by.kind === "member" && ownsRequest(by, found.request)) {
      return askBuilders(ports, found, { text, to, by });
    }
    const own = ownInvitation(found, by, now);
    if (!own.ok) return own;
    const { actor, builder } = own.value;
    const closed = whyNoQuestions(own.value.found);
    if (closed) return refuse(closed);

    const question: Question = {
      id: ids.next<"question">(),
      quoteRequestId: requestId,
      askedBy: "builder",
      builderId: builder.id,
      text,
      isPrivate,
      status: "open",
      answer: null,
      declineCode: null,
      askedAt: now,
      decidedAt: null,
    };
    const { actorId, via } = auditedAs(actor);
    const detail = { questionId: question.id, builderId: builder.id, ...via };
    const audit = { actorId, action: "question.asked", detail };
    const refusal = await questions.add([question], audit, (stored, current) => {
      const same = stored.find((each) => isSame(each, question));
      if (same) return { kind: "already-asked" as const, question: same };
      return whyNotAsked(current, builderLimit(stored, builder.id));
    });
    if (refusal && refusal.kind !== "already-asked") return refuse(refusal);
    const asked = refusal?.question ?? question;
    return ok(by.kind === "link-holder" ? maskedQuestion(asked, by.shown) : asked);
  };
}

/** Stores a question per builder: no builder reads another's answer, nor how many were asked. */
async function askBuilders(
  { questions, ids, clock }: Needs,
  found: QuoteCase,
  { text, to, by }: { text: string; to: BuilderId | null; by: Member },
): Promise<Result<Question, CannotAsk>> {
  const closed = whyNoQuestions(found);
  if (closed) return refuse(closed);
  const { id: requestId, assignedBuilders } = found.request;
  const builderIds = assignedBuilders.filter((id) => to === null || id === to);
  // the same time for all, since they are shown as one question
  const askedAt = clock.now();
  const [first, ...others] = builderIds.map(
    (builderId): Question => ({
      id: ids.next<"question">(),
      quoteRequestId: requestId,
      askedBy: "exhibitor",
      builderId,
      text,
      isPrivate: true,
      status: "open",
      answer: null,
      declineCode: null,
      askedAt,
      decidedAt: null,
    }),
  );
  if (!first) return refuse({ kind: "question-without-reader" });
  const detail = { questionId: first.id, builderIds };
  const audit = { actorId: by.user.id, action: "question.asked-by-exhibitor", detail };
  const refusal = await questions.add([first, ...others], audit, (stored, current) =>
    whyNotAsked(current, exhibitorLimit(stored, builderIds.length)),
  );
  return refusal ? refuse(refusal) : ok(first);
}

function whyNoQuestions(found: QuoteCase): RequestNotOpen | ResponseAlreadyAccepted | null {
  const attempted = "ask a question";
  const { status } = found.request;
  if (!isOpen(status)) return requestNotOpen(status, attempted);
  return isUndecided(found) ? null : { kind: "response-already-accepted", attempted };
}

/** Whether the stored question is open and equal: same builder, text and readers. */
function isSame(stored: Question, asked: Question): boolean {
  const said = ["askedBy", "builderId", "text", "isPrivate", "status"] as const;
  return said.every((each) => stored[each] === asked[each]);
}

/** Why the question can't be asked, under the request's lock; null when it can. */
function whyNotAsked(
  current: QuoteCase,
  limit: number | null,
): RequestNotOpen | ResponseAlreadyAccepted | TooManyQuestions | null {
  const closed = whyNoQuestions(current);
  if (closed) return closed;
  return limit === null ? null : { kind: "too-many-questions", limit };
}
