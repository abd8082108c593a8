import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import { hourMs } from "../shared/time/time-units.ts";
import type { WorkWeek } from "../shared/time/zone-time.ts";
import type {
  AnsweringBuilder,
  InvitationFacts,
  PricedAnswer,
  PromiseFacts,
} from "./promise-facts.ts";
import { defaultPromiseParams, type PromiseParams } from "./promise-policy.ts";
import type { LedgerId, PromiseOutlook, QuotePromise } from "./quote-promise.ts";
import { startPromise } from "./start-promise.ts";

/** Monday at nine in Chicago. */
export const receivedAt = new Date("2027-01-04T09:00-06:00");
/** A time this many hours after the request; up to nine of them are working hours. */
export const hoursIn = (hours: number) => new Date(receivedAt.getTime() + hours * hourMs);

export const week: WorkWeek = {
  timeZone: "America/Chicago",
  workDays: [1, 2, 3, 4, 5],
  workFrom: "08:00",
  workUntil: "18:00",
  daysOff: [],
};

export const autoParams: PromiseParams = { ...defaultPromiseParams, mode: "auto" };

/** The promise of a request received at this time, with due times in Chicago's zone. */
export const promiseOf = (createdAt: Date, params: PromiseParams = autoParams): QuotePromise =>
  startPromise({
    request: { id: "0190c000-0000-7000-8000-000000000001" as QuoteRequestId, createdAt },
    ledgerId: "0190c000-0000-4000-8000-000000000001" as LedgerId,
    policy: { version: 1, from: createdAt, setBy: null, params },
    timeZone: "America/Chicago",
  });

export const builderId = (number: number) =>
  `0190b000-0000-7000-8000-${`${number}`.padStart(12, "0")}` as BuilderId;

/** A builder who answered seven of ten invitations. */
const answering = (number: number): AnsweringBuilder => ({
  builderId: builderId(number),
  week,
  invited: 10,
  answered: 7,
});

/** An invitation sent with the request and delivered at once. */
export const invited = (number: number, facts: Partial<InvitationFacts> = {}): InvitationFacts => ({
  builderId: builderId(number),
  invitedAt: receivedAt,
  invitedBy: "system",
  delivery: "sent",
  deliveredAt: receivedAt,
  respondBy: hoursIn(24),
  acknowledgedAt: null,
  removedAt: null,
  declinedAt: null,
  lapsedAt: null,
  releasedAt: null,
  remindersSent: 0,
  remindedAt: null,
  ...facts,
});

export const quoted = (number: number, hours: number, facts: Partial<PricedAnswer> = {}) => ({
  builderId: builderId(number),
  createdAt: hoursIn(hours),
  pricedAt: hoursIn(hours),
  withdrawnAt: null,
  ...facts,
});

/** The outlook after a request's first evaluation. */
export const outlook: PromiseOutlook = {
  at: receivedAt,
  countable: 0,
  asked: 0,
  working: 0,
  fitting: 20,
  expected: 0,
  forecast: { low: 5, median: 6, high: 8 },
  promised: 5,
  state: "on-track",
  later: null,
  worksFrom: null,
  inviting: 0,
  widenings: [],
};

/** Facts with twenty eligible builders, none invited; the request was evaluated before. */
export function factsOf(changes: Partial<PromiseFacts> = {}): PromiseFacts {
  const builders = Array.from({ length: 20 }, (_, number) => answering(number + 1));
  return {
    promise: { ...promiseOf(receivedAt), outlook },
    params: autoParams,
    end: null,
    invitations: [],
    answers: [],
    builders: new Map(builders.map((builder) => [builder.builderId, builder])),
    candidates: builders,
    quotesWanted: 5,
    asksForMore: false,
    saidBefore: new Set(),
    ...changes,
  };
}
