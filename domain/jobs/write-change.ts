import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { ChangeFacts } from "../messages/letter-facts.ts";
import type { Message } from "../messages/ports.ts";
import { writeToExhibitor } from "../quotes/letters/request-letter.ts";
import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import type { QuoteCase, QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import type { Ids } from "../shared/id.ts";
import { agreedAmounts } from "./agreed-amount.ts";
import { type Change, totalOf } from "./change.ts";
import { changesAt, type PricedJob } from "./change-steps.ts";

type Needs = { quotes: QuoteRequestRepository; builders: BuilderProfileRepository; ids: Ids };
type Written = { found: QuoteCase; quote: QuoteResponse; priced: PricedJob };

/**
 * The email to the other side about a change: proposed, decided or lapsed. A wish that was taken
 * back needs none.
 */
export async function writeChange(
  ports: Needs,
  { found: { request }, quote, priced }: Written,
  change: Change,
  at: Date,
): Promise<Message[]> {
  const { state, number, title, note, answerBy, version, decidedNote, raisedBy } = change;
  const others = changesAt(priced, at).filter(({ id }) => id !== change.id);
  const facts: ChangeFacts = {
    responseId: quote.id,
    number,
    title,
    note,
    total: change.lines.length > 0 ? totalOf(change) : null,
    currency: quote.currency,
    agreed: agreedAmounts(priced.baseline, [...others, change]).agreed,
  };
  const key = `change/${change.id}/${version}/${state}`;
  const toBuilder = (kind: "change-wished" | "change-decided") =>
    writeToBuilders(ports, [quote.builderId], {
      request,
      at,
      key: () => key,
      compose: (letter) => ({
        ...letter,
        kind,
        change: facts,
        outcome: state,
        answer: decidedNote,
      }),
    });
  if (state === "wished") return toBuilder("change-wished");
  if (state === "approved" || state === "refused" || state === "lapsed") {
    return toBuilder("change-decided");
  }
  if (state === "withdrawn" && change.lines.length === 0) return [];
  const [builder] = await ports.builders.findMany([quote.builderId]);
  const builderName = builder?.name ?? "The builder";
  const timeZone = await ports.quotes.readTimeZone(request.id);
  return [
    writeToExhibitor(ports, request, { key, at }, (letter) =>
      state === "proposed"
        ? {
            ...letter,
            kind: "change-proposed",
            change: facts,
            builderName,
            isAnswer: raisedBy === "exhibitor" && version === 2,
            isNewVersion: version > (raisedBy === "exhibitor" ? 2 : 1),
            answerBy: answerBy?.toISOString() ?? null,
            timeZone,
          }
        : {
            ...letter,
            kind: "change-ended",
            change: facts,
            builderName,
            outcome: state,
            answer: decidedNote,
          },
    ),
  ];
}
