import type { PromisedNumbers } from "../../shared/promised-numbers.ts";
import { promisedQuotes } from "../../shared/promised-numbers.ts";
import { dueTimes } from "../due-times.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteResponse } from "../quote-response.ts";
import { isOpen } from "../request-state.ts";
import type { PromisedTimes } from "./promised-times.ts";

type Input = Pick<
  QuoteRequest,
  "status" | "createdAt" | "assignedBuilders" | "invitations" | "closedAt"
>;
/**
 * Fields of a quote that the timeline reads. Once accepted, `updatedAt` is the time of acceptance.
 */
export type Answer = Pick<QuoteResponse, "builderId" | "status" | "withdrawnAt" | "updatedAt"> & {
  /** When it first had an amount; null without one. */
  pricedAt: Date | null;
};

type Promised = Pick<PromisedTimes, "firstDueAt" | "allDueAt" | "pausedSince"> & {
  numbers?: Pick<PromisedNumbers, "quotesPromised">;
};

/** `skipped`: the request ended before this step. */
type StepState = "done" | "current" | "ahead" | "skipped";
type Step = {
  name: "requested" | "matched" | "quotes" | "accepted" | "completed" | "cancelled";
  state: StepState;
  /**
   * When the step was reached; null before, and for requests closed before closing times were
   * stored.
   */
  at: Date | null;
};

/** `over`: decided or closed before it was due. */
type Standing = "waiting" | "on-time" | "late" | "over";
type PromiseMark = {
  name: "first-quote" | "all-quotes";
  dueAt: Date;
  metAt: Date | null;
  standing: Standing;
};

export type RequestTimeLine = {
  steps: Step[];
  /**
   * Counts of quotes received, builders asked and quotes promised. Quotes without an amount and
   * withdrawn ones don't count.
   */
  quotes: { received: number; asked: number; promised: number };
  promises: PromiseMark[];
};

/**
 * A request's progress and its two targets: the first quote and all promised quotes, however many
 * builders were asked. The clock starts with the request, not with the assignment, since it is the
 * exhibitor who waits. Pauses move due times; without a stored promise the default times apply.
 */
export function requestTimeLine(
  request: Input,
  answers: readonly Answer[],
  now: Date,
  promised: Promised | null = null,
): RequestTimeLine {
  const standing = answers.filter(({ withdrawnAt }) => !withdrawnAt);
  const answered = standing.map(({ builderId }) => builderId);
  const asked = new Set([...request.assignedBuilders, ...answered]).size;
  const received = pricedByBuilder(standing);
  const [first = null] = received;
  const wanted = promised?.numbers?.quotesPromised ?? promisedQuotes;
  const isComplete = received.length >= wanted;
  const accepted = answers.find(({ status }) => status === "accepted")?.updatedAt ?? null;

  const over = accepted ?? (isOpen(request.status) ? null : request.closedAt);
  const usual = dueTimes(request);
  const { firstDueAt = usual.firstQuoteAt, allDueAt = usual.allQuotesAt } = promised ?? {};
  const clock = promised?.pausedSince ?? now;
  const mark = (name: PromiseMark["name"], dueAt: Date, quotes: number): PromiseMark => {
    const metAt = pricedByBuilder(answers.filter(countsFor(dueAt)))[quotes - 1] ?? null;
    return {
      name,
      dueAt,
      metAt,
      standing: standingOf({ dueAt, metAt, over, request, now: clock }),
    };
  };
  return {
    steps: stepsOf(request, { first, isComplete, accepted }),
    quotes: { received: received.length, asked, promised: wanted },
    promises: [mark("first-quote", firstDueAt, 1), mark("all-quotes", allDueAt, wanted)],
  };
}

/** Whether a quote counts for a due time: it was in by then, even if withdrawn later. */
function countsFor(dueAt: Date) {
  return ({ withdrawnAt, pricedAt }: Answer) =>
    !withdrawnAt || (withdrawnAt > dueAt && pricedAt !== null && pricedAt <= dueAt);
}

/** Times of each builder's first amount, earliest first. */
function pricedByBuilder(answers: readonly Answer[]): Date[] {
  const first = new Map<string, Date>();
  for (const { builderId, pricedAt } of answers) {
    const known = first.get(builderId);
    if (pricedAt && (!known || pricedAt < known)) first.set(builderId, pricedAt);
  }
  return [...first.values()].sort((a, b) => a.getTime() - b.getTime());
}

type Mark = {
  dueAt: Date;
  metAt: Date | null;
  /** When the request was decided or closed; null while it is open. */
  over: Date | null;
  request: Input;
  now: Date;
};

function standingOf({ dueAt, metAt, over, request, now }: Mark): Standing {
  if (metAt && metAt <= dueAt) return "on-time";
  if (over && over <= dueAt) return "over";
  if (metAt) return "late";
  // closed at an unknown time: not reported as late
  if (!over && !isOpen(request.status)) return "over";
  return now > dueAt ? "late" : "waiting";
}

type Reached = { first: Date | null; isComplete: boolean; accepted: Date | null };

function stepsOf(request: Input, { first, isComplete, accepted }: Reached): Step[] {
  const { status, createdAt, assignedBuilders, invitations, closedAt } = request;
  const isClosed = !isOpen(status);
  const isMatched = assignedBuilders.length > 0 || first !== null;
  const matchedAt = isMatched ? earliest(invitations.map(({ invitedAt }) => invitedAt)) : null;
  const isPast = isClosed || accepted !== null;
  const reached: [Step["name"], boolean, Date | null][] = [
    ["requested", true, createdAt],
    ["matched", isMatched, matchedAt],
    ["quotes", isComplete || (isPast && first !== null), first],
    ["accepted", accepted !== null, accepted],
    [status === "cancelled" ? "cancelled" : "completed", isClosed, closedAt],
  ];
  const current = isClosed ? -1 : reached.findIndex(([, isDone]) => !isDone);
  return reached.map(([name, isDone, at], place) => {
    if (isDone) return { name, state: "done", at };
    const state = isClosed ? "skipped" : place === current ? "current" : "ahead";
    return { name, state, at };
  });
}

function earliest(dates: readonly Date[]): Date | null {
  return dates.length > 0 ? new Date(Math.min(...dates.map((date) => date.getTime()))) : null;
}
