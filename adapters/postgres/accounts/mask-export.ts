import type { EntityManager } from "@mikro-orm/postgresql";
import { hidesBuilders } from "../../../domain/questions/list-questions.ts";
import { type ContactAfter, masked, seesContact } from "../../../domain/quotes/contact-after.ts";
import type { QuoteCase } from "../../../domain/quotes/ports.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { selectCases, toCase } from "../quote-cases/read-case.ts";
import type { QuestionRow } from "../schema/quotes/question.ts";
import type { QuoteResponseRow } from "../schema/quotes/quote-response.ts";
import { anyOf, run } from "../sql/run.ts";

type Question = Pick<
  QuestionRow,
  "quote_request_id" | "builder_id" | "asked_by" | "text" | "answer"
>;
type Quote = Pick<QuoteResponseRow, "builder_id" | "status" | "decline_reason" | "round" | "award">;
type Lists = { questionsReceived: Question[]; questionsAsked: Question[]; quotesSent: Quote[] };

/**
 * Masks an export like screens do: the other side's texts without contact data that its reader
 * doesn't get yet.
 */
export async function maskExport(
  em: EntityManager,
  data: Record<string, unknown>,
  contactAfter: ContactAfter,
): Promise<Record<string, unknown>> {
  if (contactAfter === "assigned") return data;
  const { questionsReceived, questionsAsked, quotesSent } = data as Lists;
  const cases = await findCases(
    em,
    [...questionsReceived, ...questionsAsked].map((question) => question.quote_request_id),
  );
  return {
    ...data,
    questionsReceived: questionsReceived.map((question) => {
      const found = cases.get(question.quote_request_id);
      const isHidden = found && hidesBuilders(found, contactAfter);
      return isHidden ? maskedQuestion(question, "builder") : question;
    }),
    questionsAsked: questionsAsked.map((question) => {
      const found = cases.get(question.quote_request_id);
      const sees = found && seesContact(contactAfter, found, question.builder_id);
      return sees ? question : maskedQuestion(question, "exhibitor");
    }),
    quotesSent: quotesSent.map((quote) => {
      const { builder_id: builderId, status } = quote;
      const standing = { responses: [{ builderId, status }] };
      return seesContact(contactAfter, standing, builderId) ? quote : maskedQuote(quote);
    }),
  };
}

async function findCases(em: EntityManager, ids: readonly QuoteRequestId[]) {
  const wanted = [...new Set(ids)];
  const rows =
    wanted.length > 0
      ? await run(em, (db) => selectCases(db).where("q.id", "=", anyOf(wanted)))
      : [];
  return new Map<QuoteRequestId, QuoteCase>(
    rows.map(toCase).map((found) => [found.request.id, found]),
  );
}

/** Masks contact data in that side's texts; the reader's own texts stay. */
function maskedQuestion(question: Question, side: Question["asked_by"]): Question {
  const { asked_by: askedBy, text, answer } = question;
  return askedBy === side
    ? { ...question, text: masked(text) }
    : { ...question, answer: answer && masked(answer) };
}

/** Masks the exhibitor's texts: in a round, a decline and an award. */
function maskedQuote(quote: Quote): Quote {
  const { decline_reason: reason, round, award } = quote;
  return {
    ...quote,
    decline_reason: reason && masked(reason),
    round: round && { ...round, text: masked(round.text) },
    award: award && { ...award, note: award.note && masked(award.note) },
  };
}
