import type { Message } from "../../domain/messages/ports.ts";
import type { QuestionRepository, QuestionsToTell } from "../../domain/questions/ports.ts";
import type { Question } from "../../domain/questions/question.ts";
import type { QuoteRequestRepository } from "../../domain/quotes/ports.ts";

type Kept = Question & { askedTold: boolean; decidedTold: boolean };

/** In-memory questions for tests. `outbox` may be shared with other repositories. */
export function createMemoryQuestionRepository(
  quotes: Pick<QuoteRequestRepository, "findCase">,
  outbox: Message[] = [],
): QuestionRepository {
  const kept: Kept[] = [];
  const plain = ({ askedTold: _, decidedTold: __, ...question }: Kept): Question =>
    structuredClone(question);
  const oldestFirst = (a: Question, b: Question) =>
    a.askedAt.getTime() - b.askedAt.getTime() || (a.id < b.id ? -1 : 1);
  const openAt = (id: string) => kept.findIndex((one) => one.id === id && one.status === "open");
  const isUntold = (one: Kept) => (one.status === "open" ? !one.askedTold : !one.decidedTold);

  return {
    async find(id) {
      const found = kept.find((one) => one.id === id);
      return found ? plain(found) : null;
    },
    async list(requestId) {
      return kept
        .filter((one) => one.quoteRequestId === requestId)
        .map(plain)
        .sort(oldestFirst);
    },
    async listOfRequests(ids) {
      return kept
        .filter(({ quoteRequestId }) => ids.includes(quoteRequestId))
        .map(plain)
        .sort(oldestFirst);
    },
    async add(questions, _audit, refusalFor) {
      const [{ quoteRequestId }] = questions;
      const found = await quotes.findCase(quoteRequestId);
      if (!found) return null;
      const stored = kept.filter((one) => one.quoteRequestId === quoteRequestId);
      const refusal = refusalFor(stored, found);
      if (refusal !== null) return refusal;
      for (const question of questions) {
        kept.push({ ...structuredClone(question), askedTold: false, decidedTold: false });
      }
      return null;
    },
    async decide(question, _audit, takesAnswers) {
      const found = await quotes.findCase(question.quoteRequestId);
      if (!found || !takesAnswers(found)) return false;
      const known = kept[openAt(question.id)];
      if (known) Object.assign(known, structuredClone(question));
      return known !== undefined;
    },
    async remove({ id }) {
      const at = openAt(id);
      if (at >= 0) kept.splice(at, 1);
      return at >= 0;
    },
    async listToTell(before) {
      const untold = kept.filter(isUntold).sort(oldestFirst);
      const due = untold.filter((one) => (one.decidedAt ?? one.askedAt) <= before);
      const requests = [...new Set(due.map(({ quoteRequestId }) => quoteRequestId))].sort();
      return requests.map((requestId): QuestionsToTell => {
        const ofRequest = untold.filter((one) => one.quoteRequestId === requestId);
        return {
          requestId,
          asked: ofRequest.filter(({ status }) => status === "open").map(plain),
          decided: ofRequest.filter(({ status }) => status !== "open").map(plain),
        };
      });
    },
    async markEmailed({ asked, decided }, messages) {
      for (const one of kept) {
        if (asked.some(({ id }) => id === one.id)) one.askedTold = true;
        if (decided.some(({ id }) => id === one.id)) one.decidedTold = true;
      }
      for (const message of messages) {
        const known = outbox.some((other) => other.dedupeKey === message.dedupeKey);
        if (!known) outbox.push(structuredClone(message));
      }
    },
  };
}
