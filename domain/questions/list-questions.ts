import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import { type ContactAfter, masked, seesContact } from "../quotes/contact-after.ts";
import { assignedBuilder } from "../quotes/for-builders/assigned-builder.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteCase, QuoteRequestRepository } from "../quotes/ports.ts";
import type { RequestNotFound } from "../quotes/refusals.ts";
import { isUndecided } from "../quotes/request-state.ts";
import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { QuestionRepository } from "./ports.ts";
import { builderLimit, exhibitorLimit, type Question } from "./question.ts";

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
  mayAnswer: boolean;
  /** The asking builder; null in a builder's view, and when the exhibitor asks. */
  askedBy: NamedBuilder | null;
  /** The builder that the exhibitor asks; null in a builder's view, and when a builder asks. */
  to: NamedBuilder | null;
};
type NamedBuilder = { id: BuilderId; name: string | null };
export type QuestionsRead = {
  questions: QuestionRead[];
  /** Whether the request no longer takes questions and answers. */
  isClosed: boolean;
  mayAsk: boolean;
  /** Builders that the exhibitor may ask; empty for others. */
  askable: NamedBuilder[];
  /** Whether contact data in the caller's text is masked for some readers. */
  isMasked: boolean;
};

/**
 * A caller lists the questions about a request. The exhibitor and admins read all, with who asks
 * whom; an assigned builder reads all builders' questions without the asker, and the exhibitor's
 * questions to them.
 */
export function listQuestions({ quotes, builders, questions, contactAfter }: Needs) {
  const isMasked = contactAfter !== "assigned";
  return async ({
    requestId,
    by,
  }: ListQuestions): Promise<Result<QuestionsRead, NotSignedIn | RequestNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const found = await quotes.findCase(requestId);
    if (!found) return refuse({ kind: "quote-request-not-found" });
    const isOpen = isUndecided(found);
    const isOwner = ownsRequest(by, found.request);
    if (isOwner || isAdmin(by)) {
      const listed = await questions.list(requestId);
      const toAsk = isOwner && isOpen ? found.request.assignedBuilders : [];
      const ids = [...new Set([...listed.map(({ builderId }) => builderId), ...toAsk])];
      const known = ids.length > 0 ? await builders.findMany(ids) : [];
      const names = new Map(known.map(({ id, name }) => [id, name]));
      const named = (id: BuilderId): NamedBuilder => ({ id, name: names.get(id) ?? null });
      const isHidden = hidesBuilders(found, contactAfter) && !isAdmin(by);
      return ok({
        questions: listed.map((question) => {
          const { builderId, askedBy, status } = question;
          const isByBuilder = askedBy === "builder";
          return {
            question: isHidden ? maskedQuestion(question) : question,
            isOwn: isOwner && !isByBuilder,
            mayAnswer: isByBuilder && isOpen && status === "open",
            askedBy: isByBuilder ? named(builderId) : null,
            to: isByBuilder ? null : named(builderId),
          };
        }),
        isClosed: !isOpen,
        isMasked,
        mayAsk: toAsk.length > 0 && exhibitorLimit(listed, 1) === null,
        askable: toAsk.map(named),
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
          question: maskedQuestion(one.question),
        }));
    return ok({ ...read, questions: shown, askable: [], isMasked });
  };
}

/**
 * Whether builders' contact data is masked for the exhibitor: until the award they are reached
 * through the site.
 */
export function hidesBuilders(found: QuoteCase, contactAfter: ContactAfter): boolean {
  return contactAfter === "awarded" && isUndecided(found);
}

/** The question in words that its reader may see. */
export function maskedQuestion(question: Question, shown = masked): Question {
  const { text, answer } = question;
  return { ...question, text: shown(text), answer: answer && shown(answer) };
}

/**
 * The questions that a builder may read: those of all builders, without the asker; private ones
 * only if their own; and the exhibitor's to them.
 */
export function readByBuilder(listed: readonly Question[], builderId: BuilderId, isOpen: boolean) {
  const theirs = listed.filter((question) => question.builderId === builderId);
  const shown = listed.filter((question) => !question.isPrivate || theirs.includes(question));
  const ofBuilders = listed.filter(({ askedBy }) => askedBy === "builder");
  const own = ofBuilders.filter((question) => theirs.includes(question));
  return {
    questions: shown.map((question) => ({
      question,
      isOwn: own.includes(question),
      mayAnswer: question.askedBy === "exhibitor" && isOpen && question.status === "open",
      askedBy: null,
      to: null,
    })),
    isClosed: !isOpen,
    mayAsk: isOpen && builderLimit(listed, builderId) === null,
  };
}
