import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { findOwnInvitation } from "../quotes/for-builders/find-own-invitation.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type {
  RequestNotFound,
  RequestNotOpen,
  ResponseAlreadyAccepted,
} from "../quotes/refusals.ts";
import { requestNotOpen } from "../quotes/request-not-open.ts";
import { isOpen } from "../quotes/request-state.ts";
import { auditedAs, type LinkHolder } from "../quotes/response-link/response-link.ts";
import type { Ids, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { QuestionRepository } from "./ports.ts";
import { type Question, questionLimits, takesQuestions } from "./question.ts";
import type { TooManyQuestions } from "./refusals.ts";

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
  by: Principal | LinkHolder;
};
export type CannotAsk =
  | NotSignedIn
  | RequestNotFound
  | RequestNotOpen
  | ResponseAlreadyAccepted
  | TooManyQuestions;

/** A builder who is asked to quote asks about the brief, as long as no quote was accepted. */
export function askQuestion({ quotes, questions, ids, clock }: Needs) {
  return async ({
    requestId,
    text,
    isPrivate,
    by,
  }: AskQuestion): Promise<Result<Question, CannotAsk>> => {
    const now = clock.now();
    const own = await findOwnInvitation(quotes, requestId, by, now);
    if (!own.ok) return own;
    const { found, actor, builder } = own.value;
    const attempted = "ask a question";
    if (!isOpen(found.request.status)) {
      return refuse(requestNotOpen(found.request.status, attempted));
    }
    if (!takesQuestions(found)) return refuse({ kind: "response-already-accepted", attempted });

    const asked = await questions.list(requestId);
    const { ofBuilder, ofRequest } = questionLimits;
    if (asked.filter((each) => each.builderId === builder.id).length >= ofBuilder) {
      return refuse({ kind: "too-many-questions", limit: ofBuilder });
    }
    if (asked.length >= ofRequest) return refuse({ kind: "too-many-questions", limit: ofRequest });

    const question: Question = {
      ...{ id: ids.next<"question">(), quoteRequestId: requestId, builderId: builder.id },
      ...{ text, isPrivate, status: "open", answer: null, declineCode: null },
      ...{ askedAt: now, decidedAt: null },
    };
    const { actorId, via } = auditedAs(actor);
    const detail = { questionId: question.id, builderId: builder.id, ...via };
    await questions.add(question, { actorId, action: "question.asked", detail });
    return ok(question);
  };
}
