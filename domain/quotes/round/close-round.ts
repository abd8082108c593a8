import type { Message } from "../../messages/ports.ts";
import type { Ids, RoundId } from "../../shared/id.ts";
import { writeToExhibitor } from "../letters/request-letter.ts";
import type { QuoteCase } from "../ports.ts";
import type { QuoteResponse } from "../quote-response.ts";
import { responsesInRound, withRound } from "./round.ts";
import { roundPartState } from "./round-part.ts";

type Closed = { responses: QuoteResponse[]; messages: Message[] };

/**
 * Closes a round that has ended or been answered by all builders: its quotes, and the email to the
 * exhibitor. Null while it is open, and once it was closed.
 */
export function closeRound(
  ports: { ids: Ids },
  found: QuoteCase,
  id: RoundId,
  now: Date,
): Closed | null {
  const parts = responsesInRound(found, id);
  const waiting = parts.filter(
    ({ status, round }) =>
      status === "pending" && round?.answer === null && roundPartState(round, now) === "open",
  );
  const isOpen = parts.some(({ round }) => round && !round.closedAt && !round.cancelledAt);
  if (!isOpen || waiting.length > 0) return null;
  const responses = parts.flatMap((response) =>
    response.round ? withRound(response, { ...response.round, closedAt: now.toISOString() }) : [],
  );
  const isDecided = found.responses.some(({ status }) => status === "accepted");
  if (isDecided) return { responses, messages: [] };
  const { request } = found;
  const count = (answer: "revised" | "stands" | null) =>
    parts.filter(({ round }) => round?.answer === answer).length;
  const message = writeToExhibitor(
    ports,
    request,
    { key: `round-closed/${id}`, at: now },
    (facts) => ({
      kind: "round-closed",
      ...facts,
      revised: count("revised"),
      stands: count("stands"),
      silent: count(null),
    }),
  );
  return { responses, messages: [message] };
}

/**
 * Adds to a step that changed one quote the quotes and emails of the round that it may have closed.
 */
export function withClosedRound(
  ports: { ids: Ids },
  found: QuoteCase,
  changed: QuoteResponse,
  now: Date,
): Closed & { changed: QuoteResponse } {
  const after = {
    ...found,
    responses: found.responses.map((each) => (each.id === changed.id ? changed : each)),
  };
  const closed = changed.round && closeRound(ports, after, changed.round.id, now);
  if (!closed) return { changed, responses: [changed], messages: [] };
  return { changed: closed.responses.find(({ id }) => id === changed.id) ?? changed, ...closed };
}
