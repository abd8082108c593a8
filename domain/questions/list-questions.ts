import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import { assignedBuilder } from "../quotes/for-builders/assigned-builder.ts";
import { type ContactAfter, masked, seesContact } from "../quotes/for-builders/contact-after.ts";
import { ownsRequest } from "../quotes/own-requests/owns-request.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { RequestNotFound } from "../quotes/refusals.ts";
import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { QuestionRepository } from "./ports.ts";
import { type Question, questionLimits, takesQuestions } from "./question.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  questions: QuestionRepository;
  contactAfter: ContactAfter;
};
type ListQuestions = { requestId: QuoteRequestId; by: Principal };

/** A question as its reader sees it. */
export type QuestionRead = {
  question: Question;
  isOwn: boolean;
  /** Null for builders. */
  askedBy: { id: BuilderId; name: string | null } | null;
};
export type QuestionsRead = {
  questions: QuestionRead[];
  /** The request takes no questions and no answers anymore. */
  isClosed: boolean;
  mayAsk: boolean;
  mayAnswer: boolean;
  /** Contact data in what the caller writes is masked for some of its readers. */
  isMasked: boolean;
};

/** The questions about a request: all for its exhibitor and admins, with who asks; for an assigned builder without. */
export function listQuestions({ quotes, builders, questions, contactAfter }: Needs) {
  const isMasked = contactAfter !== "assigned";
  return async ({
    requestId,
    by,
  }: ListQuestions): Promise<Result<QuestionsRead, NotSignedIn | RequestNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const found = await quotes.findCase(requestId);
    if (!found) return refuse({ kind: "quote-request-not-found" });
    const isOpen = takesQuestions(found);
    if (ownsRequest(by, found.request) || isAdmin(by)) {
      const listed = await questions.list(requestId);
      const ids = [...new Set(listed.map(({ builderId }) => builderId))];
      const known = ids.length > 0 ? await builders.findMany(ids) : [];
      const names = new Map(known.map(({ id, name }) => [id, name]));
      // until the award builders are reached through us as well
      const isHidden = contactAfter === "awarded" && isOpen && !isAdmin(by);
      return ok({
        questions: listed.map((question) => {
          const { builderId: id } = question;
          const askedBy = { id, name: names.get(id) ?? null };
          return {
            question: isHidden ? maskedQuestion(question, contactAfter) : question,
            isOwn: false,
            askedBy,
          };
        }),
        ...{ isClosed: !isOpen, mayAsk: false, mayAnswer: isOpen, isMasked },
      });
    }
    const builder = assignedBuilder(by, found.request);
    if (!builder) return refuse({ kind: "quote-request-not-found" });
    const listed = await questions.list(requestId);
    const read = readByBuilder(listed, builder.id, isOpen);
    const shown = seesContact(contactAfter, found, builder.id)
      ? read.questions
      : read.questions.map((one) => ({
          ...one,
          question: maskedQuestion(one.question, contactAfter),
        }));
    return ok({ ...read, questions: shown, mayAnswer: false, isMasked });
  };
}

function maskedQuestion(question: Question, contactAfter: ContactAfter): Question {
  const shown = (text: string) => masked(text, contactAfter);
  const { text, answer } = question;
  return { ...question, text: shown(text), answer: answer && shown(answer) };
}

/** The questions that a builder may read: everyone's, without the person who asks; private ones only of their own. */
export function readByBuilder(listed: readonly Question[], builderId: BuilderId, isOpen: boolean) {
  const own = listed.filter((question) => question.builderId === builderId);
  const shown = listed.filter((question) => !question.isPrivate || own.includes(question));
  const isFull =
    own.length >= questionLimits.ofBuilder || listed.length >= questionLimits.ofRequest;
  return {
    questions: shown.map((question) => ({
      question,
      isOwn: own.includes(question),
      askedBy: null,
    })),
    isClosed: !isOpen,
    mayAsk: isOpen && !isFull,
  };
}
