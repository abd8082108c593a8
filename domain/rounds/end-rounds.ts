import type { QuoteNeeds } from "../quotes/ports.ts";
import { type QuoteResponse, statusAt } from "../quotes/quote-response.ts";
import { isOpen } from "../quotes/request-state.ts";
import { closeRound } from "../quotes/round/close-round.ts";
import { withRound } from "../quotes/round/round.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { writeRoundLetters } from "./write-round-letters.ts";

/** Requests per run; the next run is a minute later. */
const atOnce = 100;

/**
 * Reminds builders of rounds that end soon, and emails exhibitors about ended ones. A failing
 * request doesn't stop the others. Returns the number of due requests.
 */
export function endRounds(ports: QuoteNeeds) {
  const { quotes, clock } = ports;
  return async (_request: Record<never, never> = {}): Promise<number> => {
    const due = await quotes.listRoundsDue(clock.now(), atOnce);
    const { attempt, throwFailures } = collectFailures();
    for (const id of due) await attempt(() => retryStale(() => followRound(ports, id)));
    throwFailures();
    return due.length;
  };
}

async function followRound(ports: QuoteNeeds, id: QuoteRequestId): Promise<void> {
  const { quotes, clock } = ports;
  const now = clock.now();
  const found = await quotes.findCase(id);
  if (!found) return;
  const isDue = ({ roundDueAt }: QuoteResponse) => roundDueAt !== null && roundDueAt <= now;
  const isDecided = found.responses.some(({ status }) => status === "accepted");
  const isOver = isDecided || !isOpen(found.request.status);
  const reminded = found.responses
    .filter((response) => isDue(response) && response.round?.remindAt)
    .flatMap((response) =>
      response.round ? withRound(response, { ...response.round, remindAt: null }) : [],
    );
  const responses = found.responses.map(
    (response) => reminded.find((each) => each.id === response.id) ?? response,
  );
  const ended = responses.filter(isDue).flatMap(({ round }) => round?.id ?? []);
  const closed = [...new Set(ended)].flatMap(
    (roundId) => closeRound(ports, { ...found, responses }, roundId, now) ?? [],
  );
  const isWaiting = (response: QuoteResponse) =>
    statusAt(response, now) === "pending" &&
    response.round?.answer === null &&
    new Date(response.round.endsAt) > now;
  const toRemind = isOver ? [] : reminded.filter(isWaiting);
  const letters = {
    request: found.request,
    responses: toRemind,
    kind: "round-ends",
    at: now,
  } as const;
  const changed = new Map(
    [...reminded, ...closed.flatMap((each) => each.responses)].map((each) => [each.id, each]),
  );
  await quotes.save({
    request: { ...found.request, updatedAt: now },
    responses: [...changed.values()],
    messages: [
      ...(await writeRoundLetters(ports, letters)),
      ...(isOver ? [] : closed.flatMap((each) => each.messages)),
    ],
  });
}
