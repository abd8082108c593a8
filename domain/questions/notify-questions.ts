import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { Message } from "../messages/ports.ts";
import { isProven, writeToExhibitor } from "../quotes/letters/request-letter.ts";
import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import { maskWords } from "../quotes/mask-contacts.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import { isUndecided } from "../quotes/request-state.ts";
import { linkOfBuilder } from "../quotes/response-link.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { BuilderId, Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { minuteMs } from "../shared/time/time-units.ts";
import type { QuestionRepository, QuestionsToTell } from "./ports.ts";
import type { Question } from "./question.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  questions: QuestionRepository;
  ids: Ids;
  clock: Clock;
};

/** Minutes that the first question or answer waits for others, to be emailed together. */
const notifyAfterMinutes = 10;

/**
 * Emails each side about new questions and answers of the other, in one email per ten minutes. A
 * failing request doesn't stop the others.
 */
export function notifyQuestions(ports: Needs) {
  const { quotes, questions, clock } = ports;
  return async (): Promise<number> => {
    const now = clock.now();
    const due = await questions.listToTell(new Date(now.getTime() - notifyAfterMinutes * minuteMs));
    const { attempt, throwFailures } = collectFailures();
    for (const toTell of due) {
      await attempt(async () => {
        const found = await quotes.findCase(toTell.requestId);
        const isTold = found !== null && isUndecided(found);
        const messages = isTold ? await writeLetters(ports, found.request, toTell, now) : [];
        await questions.markEmailed(toTell, messages);
      });
    }
    throwFailures();
    return due.length;
  };
}

async function writeLetters(
  ports: Needs,
  request: QuoteRequest,
  toTell: QuestionsToTell,
  at: Date,
): Promise<Message[]> {
  const shown = (text: string) => maskWords(text, request);
  const given = { request, shown, at };
  const of = (side: Question["askedBy"]) => ({
    asked: toTell.asked.filter(({ askedBy }) => askedBy === side),
    decided: toTell.decided.filter(({ askedBy }) => askedBy === side),
  });
  const [byBuilders, byExhibitor] = [of("builder"), of("exhibitor")];
  return [
    ...writeQuestionsToExhibitor(ports, given, byBuilders.asked),
    ...(await writeAnswersToExhibitor(ports, given, byExhibitor.decided)),
    ...(await writeQuestionsToBuilders(ports, given, byExhibitor.asked)),
    ...(await writeAnswersToBuilders(ports, given, byBuilders.decided)),
  ];
}

type LetterContext = { request: QuoteRequest; shown: (text: string) => string; at: Date };

function writeQuestionsToExhibitor(
  ports: Needs,
  { request, shown, at }: LetterContext,
  asked: readonly Question[],
): Message[] {
  if (asked.length === 0) return [];
  const notice = { key: `question-asked/${asked[0]?.id}`, at };
  const textsOf = (wanted: boolean) =>
    asked.flatMap(({ text, isPrivate }) => (isPrivate === wanted ? shown(text) : []));
  return [
    writeToExhibitor(ports, request, notice, (facts) => ({
      kind: "question-asked",
      ...facts,
      questions: textsOf(false),
      privateQuestions: textsOf(true),
    })),
  ];
}

async function writeAnswersToExhibitor(
  ports: Needs,
  { request, shown, at }: LetterContext,
  decided: readonly Question[],
): Promise<Message[]> {
  if (decided.length === 0) return [];
  const known = await ports.builders.findMany([
    ...new Set(decided.map(({ builderId }) => builderId)),
  ]);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const notice = { key: `builders-answered/${decided[0]?.id}`, at };
  return [
    writeToExhibitor(ports, request, notice, (facts) => ({
      kind: "builders-answered",
      ...facts,
      answers: decided.map((each) => ({
        builderName: names.get(each.builderId) ?? "A builder",
        ...answerFacts(each, shown),
        // the question's text is unverified input, like the form's
        ...(!isProven(request) && { question: "" }),
      })),
    })),
  ];
}

function writeQuestionsToBuilders(
  ports: Needs,
  { request, shown, at }: LetterContext,
  asked: readonly Question[],
): Promise<Message[]> {
  const of = (id: BuilderId) => asked.filter(({ builderId }) => builderId === id);
  const readers = request.assignedBuilders.filter((id) => of(id).length > 0);
  return writeToBuilders(ports, readers, {
    request,
    at,
    key: (id) => `exhibitor-asked/${of(id)[0]?.id}`,
    compose: (facts, { id }) => ({
      kind: "exhibitor-asked",
      ...facts,
      questions: of(id).map(({ text }) => shown(text)),
      ...linkOfBuilder(request, id),
    }),
  });
}

function writeAnswersToBuilders(
  ports: Needs,
  { request, shown, at }: LetterContext,
  decided: readonly Question[],
): Promise<Message[]> {
  const readBy = (id: BuilderId) =>
    decided.filter((each) => !each.isPrivate || each.builderId === id);
  const readers = request.assignedBuilders.filter((id) => readBy(id).length > 0);
  return writeToBuilders(ports, readers, {
    request,
    at,
    key: (id) => `questions-answered/${decided[0]?.id}/${id}`,
    compose: (facts, { id }) => ({
      kind: "questions-answered",
      ...facts,
      answers: readBy(id).map((each) => ({
        ...answerFacts(each, shown),
        isPrivate: each.isPrivate,
      })),
      ...linkOfBuilder(request, id),
    }),
  });
}

function answerFacts(
  { text, answer, declineCode }: Question,
  shown: (text: string) => string,
): { question: string; answer: string | null; declineCode: string | null } {
  return { question: shown(text), answer: answer && shown(answer), declineCode };
}
