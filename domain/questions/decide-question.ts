import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { ownsRequest } from "../quotes/own-requests/owns-request.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuestionId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { QuestionRepository } from "./ports.ts";
import { type Question, type QuestionDecline, takesQuestions } from "./question.ts";
import type { QuestionNotFound, QuestionNotOpen } from "./refusals.ts";

type Needs = { quotes: QuoteRequestRepository; questions: QuestionRepository; clock: Clock };
type Decision = { answer: string } | { declineCode: QuestionDecline };
type DecideQuestion = { questionId: QuestionId; decision: Decision; by: Principal };

/** The exhibitor, or an admin, answers a question once for all its readers, or declines to. */
export function decideQuestion({ quotes, questions, clock }: Needs) {
  return async ({
    questionId,
    decision,
    by,
  }: DecideQuestion): Promise<
    Result<Question, NotSignedIn | QuestionNotFound | QuestionNotOpen>
  > => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const question = await questions.find(questionId);
    const found = question && (await quotes.findCase(question.quoteRequestId));
    if (!found || !(ownsRequest(by, found.request) || isAdmin(by))) {
      return refuse({ kind: "question-not-found" });
    }
    if (question.status !== "open" || !takesQuestions(found)) {
      return refuse({ kind: "question-not-open" });
    }
    const decided: Question = {
      ...question,
      ...("answer" in decision
        ? { status: "answered", answer: decision.answer }
        : { status: "declined", declineCode: decision.declineCode }),
      decidedAt: clock.now(),
    };
    const action = `question.${decided.status}`;
    const detail = { questionId };
    const isStored = await questions.decide(decided, { actorId: by.user.id, action, detail });
    return isStored ? ok(decided) : refuse({ kind: "question-not-open" });
  };
}
