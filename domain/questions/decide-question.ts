import { isAdmin, type Member, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { type ContactAfter, seesContact } from "../quotes/contact-after.ts";
import { invitedBuilder } from "../quotes/for-builders/find-own-invitation.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteCase, QuoteRequestRepository } from "../quotes/ports.ts";
import { isUndecided } from "../quotes/request-state.ts";
import { auditedAs, type LinkHolder } from "../quotes/response-link.ts";
import type { QuestionId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { hidesBuilders, maskedQuestion } from "./list-questions.ts";
import type { QuestionRepository } from "./ports.ts";
import type { Question, QuestionDecline } from "./question.ts";
import type { QuestionNotFound, QuestionNotOpen } from "./refusals.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  questions: QuestionRepository;
  contactAfter: ContactAfter;
  clock: Clock;
};
type Decision = { answer: string } | { declineCode: QuestionDecline };
type DecideQuestion = {
  questionId: QuestionId;
  decision: Decision;
  by: Principal | LinkHolder;
};
type CannotDecide = NotSignedIn | QuestionNotFound | QuestionNotOpen;

/**
 * The other side answers a question or declines to: the exhibitor, or an admin, a builder's
 * question, once for all readers; a builder the exhibitor's question to them.
 */
export function decideQuestion({ quotes, questions, contactAfter, clock }: Needs) {
  return async ({
    questionId,
    decision,
    by,
  }: DecideQuestion): Promise<Result<Question, CannotDecide>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const now = clock.now();
    const question = await questions.find(questionId);
    const found = question && (await quotes.findCase(question.quoteRequestId));
    if (!found || !isAsked(by, question, found, now)) {
      return refuse({ kind: "question-not-found" });
    }
    if (question.status !== "open" || !isUndecided(found)) {
      return refuse({ kind: "question-not-open" });
    }
    const decided: Question = {
      ...question,
      ...("answer" in decision
        ? { status: "answered", answer: decision.answer }
        : { status: "declined", declineCode: decision.declineCode }),
      decidedAt: now,
    };
    const action = `question.${decided.status}`;
    const { actorId, via } = auditedAs(by);
    const detail = { questionId, ...via };
    const audit = { actorId, action, detail };
    const isStored = await questions.decide(decided, audit, isUndecided);
    if (!isStored) return refuse({ kind: "question-not-open" });
    return ok(shownTo(by, decided, found, contactAfter));
  };
}

/** The decided question with texts masked as in a list of questions. */
function shownTo(
  by: Member | LinkHolder,
  question: Question,
  found: QuoteCase,
  contactAfter: ContactAfter,
): Question {
  if (by.kind === "link-holder") return maskedQuestion(question, by.shown);
  const isHidden =
    question.askedBy === "exhibitor"
      ? !seesContact(contactAfter, found, question.builderId)
      : hidesBuilders(found, contactAfter) && !isAdmin(by);
  return isHidden ? maskedQuestion(question) : question;
}

function isAsked(
  by: Member | LinkHolder,
  { askedBy, builderId }: Question,
  found: QuoteCase,
  now: Date,
): boolean {
  if (askedBy === "exhibitor") return invitedBuilder(by, found, now)?.id === builderId;
  return by.kind === "member" && (ownsRequest(by, found.request) || isAdmin(by));
}
