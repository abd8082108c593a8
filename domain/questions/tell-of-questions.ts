import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { Message } from "../messages/ports.ts";
import { maskContacts } from "../quotes/for-builders/mask-contacts.ts";
import { requestFacts } from "../quotes/letters/request-facts.ts";
import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import { writeToExhibitor } from "../quotes/letters/write-to-exhibitor.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import { responseLinkOf } from "../quotes/response-link/response-link.ts";
import type { BuilderId, Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { QuestionRepository, QuestionsToTell } from "./ports.ts";
import { type Question, takesQuestions } from "./question.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  questions: QuestionRepository;
  ids: Ids;
  clock: Clock;
};

/** How long the first of several questions or answers waits for the others. */
export const tellAfterMinutes = 10;

/** Emails exhibitors about questions and builders about answers, one email for all of the last ten minutes. */
export function tellOfQuestions(ports: Needs) {
  const { quotes, questions, clock } = ports;
  return async (): Promise<number> => {
    const now = clock.now();
    const due = await questions.listToTell(new Date(now.getTime() - tellAfterMinutes * 60_000));
    for (const toTell of due) {
      const found = await quotes.findCase(toTell.requestId);
      const messages =
        found && takesQuestions(found) ? await writeLetters(ports, found.request, toTell, now) : [];
      await questions.told(toTell, messages);
    }
    return due.length;
  };
}

async function writeLetters(
  ports: Needs,
  request: QuoteRequest,
  { asked, decided }: QuestionsToTell,
  at: Date,
): Promise<Message[]> {
  const { firstName, lastName, email, phone, id: quoteRequestId } = request;
  const facts = requestFacts(request);
  const shown = (text: string) => maskContacts(text, [firstName, lastName, email, phone]);
  const toExhibitor = asked.length > 0 && {
    key: `question-asked/${asked[0]?.id}`,
    at,
  };
  const notices = toExhibitor
    ? [
        writeToExhibitor(ports, request, toExhibitor, (to) => ({
          kind: "question-asked",
          to,
          request: facts,
          firstName,
          questions: asked.map(({ text }) => shown(text)),
        })),
      ]
    : [];
  const readBy = (builderId: BuilderId) =>
    decided.filter((each) => !each.isPrivate || each.builderId === builderId);
  const readers = request.assignedBuilders.filter((id) => readBy(id).length > 0);
  const answers = await writeToBuilders(ports, readers, {
    quoteRequestId,
    at,
    key: (id) => `questions-answered/${decided[0]?.id}/${id}`,
    compose: (to, { id, name }) => ({
      kind: "questions-answered",
      to,
      request: facts,
      builderId: id,
      builderName: name,
      answers: readBy(id).map((each) => answerFacts(each, shown)),
      ...linkOf(request, id),
    }),
  });
  return [...notices, ...answers];
}

function answerFacts(
  { text, answer, declineCode }: Question,
  shown: (text: string) => string,
): { question: string; answer: string | null; declineCode: string | null } {
  return { question: shown(text), answer: answer && shown(answer), declineCode };
}

function linkOf(request: QuoteRequest, builderId: BuilderId) {
  const invitation = request.invitations.findLast(
    (one) => one.builderId === builderId && one.removedAt === null,
  );
  if (!invitation) return {};
  const { invitedAt, linkVersion } = responseLinkOf(request, invitation);
  return { link: { invitedAt: invitedAt.toISOString(), linkVersion } };
}
