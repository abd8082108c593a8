import type { QuoteRequest } from "../quotes/quote-request.ts";
import { hourMs } from "../shared/time/time-units.ts";
import { addWorkingDays, isTimeZone, type WorkWeek } from "../shared/time/zone-time.ts";
import type { PromiseEvent } from "./ledger/promise-event.ts";
import type {
  BusinessCalendar,
  PromiseClock,
  PromiseParams,
  PromisePolicy,
} from "./promise-policy.ts";
import type { ClockedTargets, LedgerId, QuotePromise, Target } from "./quote-promise.ts";

const openTarget: Target = { outcome: "open", at: null, count: 0, exclusion: null };

type Start = {
  request: Pick<QuoteRequest, "id" | "createdAt">;
  ledgerId: LedgerId;
  policy: PromisePolicy;
  /** The exhibitor's IANA time zone, else the show's; unknown names are ignored. */
  timeZone: string | null;
};

/** Creates the promise for a request just received, by the current policy. */
export function startPromise({ request, ledgerId, policy, timeZone }: Start): QuotePromise {
  const receivedAt = request.createdAt;
  const { clock } = policy.params;
  const targets = (by: PromiseClock): ClockedTargets => ({
    ...promiseDueTimes(by, receivedAt, policy.params),
    first: openTarget,
    all: openTarget,
  });
  return {
    ...targets(clock),
    quoteRequestId: request.id,
    ledgerId,
    policyVersion: policy.version,
    receivedAt,
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : "UTC",
    pausedSince: null,
    pauseReason: null,
    pausedMs: 0,
    pauses: [],
    otherClock: targets(otherClockOf(clock)),
    quotesWanted: null,
    nextEvaluationAt: receivedAt,
    standing: "on-track",
    outlook: null,
    proposal: null,
    proposalVersion: 0,
    told: [],
    missesClosed: 0,
    lookAgainAt: null,
  };
}

type DueTimes = { firstDueAt: Date; allDueAt: Date };

/**
 * Due times of the first quote and of all quotes by this clock. In `business` 24 hours are one
 * business day.
 */
function promiseDueTimes(
  clock: PromiseClock,
  receivedAt: Date,
  { firstHours, allHours, calendar }: PromiseParams,
): DueTimes {
  const week = calendarWeek(calendar);
  const after = (hours: number) =>
    clock === "wall"
      ? new Date(receivedAt.getTime() + hours * hourMs)
      : addWorkingDays(week, receivedAt, Math.max(1, Math.round(hours / 24)));
  return { firstDueAt: after(firstHours), allDueAt: after(allHours) };
}

/** The working hours of clock `business`. */
export function calendarWeek({
  days,
  from,
  until,
  timeZone,
  holidays,
}: BusinessCalendar): WorkWeek {
  return {
    timeZone,
    workDays: days,
    workFrom: from,
    workUntil: until,
    daysOff: holidays.map((day) => ({ from: day, until: day })),
  };
}

/** The first ledger event of a request. */
export function receivedEvent(
  { receivedAt }: QuotePromise,
  { params }: PromisePolicy,
): PromiseEvent {
  const { clock, quotesPromised } = params;
  return {
    at: receivedAt,
    kind: "received",
    actor: "exhibitor",
    detail: { clock, promised: quotesPromised },
  };
}

/** The clock that a promise doesn't use. */
export function otherClockOf(clock: PromiseClock): PromiseClock {
  return clock === "wall" ? "business" : "wall";
}
