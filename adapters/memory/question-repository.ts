import type { Message } from "../../domain/messages/ports.ts";
import type { QuestionRepository, QuestionsToTell } from "../../domain/questions/ports.ts";
import type { Question } from "../../domain/questions/question.ts";
import type { QuoteRequestRepository } from "../../domain/quotes/ports.ts";

type StoredQuestion = Question & { isAskedSent: boolean; isDecidedSent: boolean };

/** In-memory questions for tests. `outbox` may be shared with other repositories. */
export function createMemoryQuestionRepository(
  quotes: Pick<QuoteRequestRepository, "findCase">,
  outbox: Message[] = [],
): QuestionRepository {
  const stored: StoredQuestion[] = [];
  const plain = ({
    isAskedSent: _isAskedSent,
    isDecidedSent: _isDecidedSent,
    ...question
  }: StoredQuestion): Question => structuredClone(question);
  const oldestFirst = (a: Question, b: Question) =>
    a.askedAt.getTime() - b.askedAt.getTime() || (a.id < b.id ? -1 : 1);
  const openAt = (id: string) => stored.findIndex((one) => one.id === id && one.status === "open");
  const isUnsent = (one: StoredQuestion) =>
    one.status === "open" ? !one.isAskedSent : !one.isDecidedSent;

  return {
    async find(id) {
      const found = stored.find((one) => one.id === id);
      return found ? plain(found) : null;
    },
    async list(requestId) {
      return stored
        .filter((one) => one.quoteRequestId === requestId)
        .map(plain)
        .sort(oldestFirst);
    },
    countOfExhibitor: async () => ({ requests: 0, awarded: 0, answerMs: null }),
    async listOfRequests(ids) {
      return stored
        .filter(({ quoteRequestId }) => ids.includes(quoteRequestId))
        .map(plain)
        .sort(oldestFirst);
    },
    async add(questions, _audit, refusalFor) {
      const [{ quoteRequestId }] = questions;
      const found = await quotes.findCase(quoteRequestId);
      if (!found) return null;
      const ofRequest = stored.filter((one) => one.quoteRequestId === quoteRequestId);
      const refusal = refusalFor(ofRequest, found);
      if (refusal !== null) return refusal;
      for (const question of questions) {
        stored.push({ ...structuredClone(question), isAskedSent: false, isDecidedSent: false });
      }
      return null;
    },
    async decide(question, _audit, takesAnswers) {
      const found = await quotes.findCase(question.quoteRequestId);
      if (!found || !takesAnswers(found)) return false;
      const known = stored[openAt(question.id)];
      if (known) Object.assign(known, structuredClone(question));
      return known !== undefined;
    },
    async remove({ id }) {
      const at = openAt(id);
      if (at >= 0) stored.splice(at, 1);
      return at >= 0;
    },
    async listToTell(before) {
      const unsent = stored.filter(isUnsent).sort(oldestFirst);
      const due = unsent.filter((one) => (one.decidedAt ?? one.askedAt) <= before);
      const requests = [...new Set(due.map(({ quoteRequestId }) => quoteRequestId))].sort();
      return requests.map((requestId): QuestionsToTell => {
        const ofRequest = unsent.filter((one) => one.quoteRequestId === requestId);
        return {
          requestId,
          asked: ofRequest.filter(({ status }) => status === "open").map(plain),
          decided: ofRequest.filter(({ status }) => status !== "open").map(plain),
        };
      });
    },
    async markEmailed({ asked, decided }, messages) {
      for (const one of stored) {
        if (asked.some(({ id }) => id === one.id)) one.isAskedSent = true;
        if (decided.some(({ id }) => id === one.id)) one.isDecidedSent = true;
      }
      for (const message of messages) {
        const known = outbox.some((other) => other.dedupeKey === message.dedupeKey);
        if (!known) outbox.push(structuredClone(message));
      }
    },
  };
}
