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
  /** The builder who asks; null for builders, and where the exhibitor asks. */
  askedBy: NamedBuilder | null;
  /** The builder whom the exhibitor asks; null for builders, and where a builder asks. */
  to: NamedBuilder | null;
};
type NamedBuilder = { id: BuilderId; name: string | null };
export type QuestionsRead = {
  questions: QuestionRead[];
  /** The request takes no questions and no answers anymore. */
  isClosed: boolean;
  mayAsk: boolean;
  /** Builders that the exhibitor may ask; none for others. */
  askable: NamedBuilder[];
  /** Contact data in what the caller writes is masked for some of its readers. */
  isMasked: boolean;
};

/**
 * The questions about a request: all for its exhibitor and admins, with who asks and is asked; for an assigned builder those
 * of builders without who asks, and those to them.
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

/** Until the award exhibitors reach builders through us as well. */
export function hidesBuilders(found: QuoteCase, contactAfter: ContactAfter): boolean {
  return contactAfter === "awarded" && isUndecided(found);
}

function maskedQuestion(question: Question): Question {
  const { text, answer } = question;
  return { ...question, text: masked(text), answer: answer && masked(answer) };
}

/** The questions that a builder may read: all builders', without who asks, private ones only of their own; and those to them. */
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
