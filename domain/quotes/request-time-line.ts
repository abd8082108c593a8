import { allQuotesHours, firstQuoteHours } from "./limits.ts";
import type { QuoteRequest } from "./quote-request.ts";
import type { QuoteResponse } from "./quote-response.ts";
import { isOpen } from "./request-state.ts";

type Request = Pick<
  QuoteRequest,
  "status" | "createdAt" | "assignedBuilders" | "invitations" | "closedAt"
>;
/** What is read of an offer. Its `updatedAt` is the moment of its acceptance once it is accepted. */
export type Answer = Pick<
  QuoteResponse,
  "builderId" | "status" | "withdrawnAt" | "createdAt" | "updatedAt"
>;

/** `skipped`: it ended before it came to that. */
type StepState = "done" | "current" | "ahead" | "skipped";
type Step = {
  name: "requested" | "matched" | "quotes" | "accepted" | "completed" | "cancelled";
  state: StepState;
  /** When it was reached; null before, and for what was closed before closing times were kept. */
  at: Date | null;
};

/** `over`: it was decided or closed in time, and nothing is owed any more. */
type Standing = "waiting" | "on-time" | "late" | "over";
type PromiseMark = {
  name: "first-quote" | "all-quotes";
  dueAt: Date;
  metAt: Date | null;
  standing: Standing;
};

export type RequestTimeLine = {
  steps: Step[];
  /** `received` of `asked` quotes are in; withdrawn ones are not. */
  quotes: { received: number; asked: number };
  promises: PromiseMark[];
};

const hourMs = 60 * 60 * 1000;

/**
 * How far a request has come, and how the two promises stand: the first quote within 24 hours of the request, every quote
 * within 48. The clock begins with the request, not with the assignment: it is the exhibitor who waits.
 */
export function requestTimeLine(
  request: Request,
  answers: readonly Answer[],
  now: Date,
): RequestTimeLine {
  const firstByBuilder = firstAnswers(answers);
  const asked = new Set([...request.assignedBuilders, ...firstByBuilder.keys()]).size;
  const inOrder = [...firstByBuilder.values()].sort((a, b) => a.getTime() - b.getTime());
  const [first = null] = inOrder;
  const isComplete = asked > 0 && inOrder.length === asked;
  const accepted = answers.find(({ status }) => status === "accepted")?.updatedAt ?? null;

  const over = accepted ?? (isOpen(request.status) ? null : request.closedAt);
  const mark = (name: PromiseMark["name"], hours: number, metAt: Date | null): PromiseMark => {
    const dueAt = new Date(request.createdAt.getTime() + hours * hourMs);
    return { name, dueAt, metAt, standing: standingOf({ dueAt, metAt, over, request, now }) };
  };
  return {
    steps: stepsOf(request, { first, isComplete, accepted }),
    quotes: { received: inOrder.length, asked },
    promises: [
      mark("first-quote", firstQuoteHours, first),
      mark("all-quotes", allQuotesHours, isComplete ? (inOrder.at(-1) ?? null) : null),
    ],
  };
}

/** When each builder's first quote came that was not withdrawn. */
function firstAnswers(answers: readonly Answer[]): Map<string, Date> {
  const first = new Map<string, Date>();
  for (const { builderId, withdrawnAt, createdAt } of answers) {
    const known = first.get(builderId);
    if (!withdrawnAt && (!known || createdAt < known)) first.set(builderId, createdAt);
  }
  return first;
}

type Mark = {
  dueAt: Date;
  metAt: Date | null;
  /** When nothing was owed any more. */
  over: Date | null;
  request: Request;
  now: Date;
};

function standingOf({ dueAt, metAt, over, request, now }: Mark): Standing {
  if (metAt && metAt <= dueAt) return "on-time";
  if (over && over <= dueAt) return "over";
  if (metAt) return "late";
  // Closed at a time that nobody knows: not to be called late.
  if (!over && !isOpen(request.status)) return "over";
  return now > dueAt ? "late" : "waiting";
}

type Reached = { first: Date | null; isComplete: boolean; accepted: Date | null };

function stepsOf(request: Request, { first, isComplete, accepted }: Reached): Step[] {
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
