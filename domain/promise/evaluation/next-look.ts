import { hourMs } from "../../shared/time/time-units.ts";
import { nextWorkingTime } from "../../shared/time/zone-time.ts";
import type { AnsweringBuilder, InvitationFacts, PromiseFacts } from "../promise-facts.ts";
import type { ClockedTargets } from "../quote-promise.ts";
import { callAfterHours, firstTightHours, newsTimes, shortageFrom } from "./due-notices.ts";
import { waitingMs } from "./expected-quotes.ts";
import type { InvitationState } from "./invitation-state.ts";
import { addUnpausedHours } from "./unpaused-hours.ts";

/**
 * Maximum time until the next evaluation while builders work, because likelihoods fall with every
 * hour.
 */
const maxWaitMs = hourMs;
/** Working hours after `respondBy` at which an acknowledged invitation lapses. */
export const graceHours = 2;

type Live = {
  invitation: InvitationFacts;
  state: InvitationState;
  builder: AnsweringBuilder;
};
type Look = {
  targets: ClockedTargets;
  otherClock: ClockedTargets;
  live: readonly Live[];
  expected: number;
  heldUntil: Date | null;
};

/** The earliest moment at which an evaluation may find something to do; null when none is left. */
export function nextLook(
  { targets, otherClock, live, expected, heldUntil }: Look,
  reminders: readonly Date[],
  facts: PromiseFacts,
  now: Date,
): Date | null {
  const { promise, params } = facts;
  const moments = [targets, otherClock].flatMap(({ first, all, firstDueAt, allDueAt }) => [
    ...(first.outcome === "open" ? [firstDueAt] : []),
    ...(all.outcome === "open" ? [allDueAt] : []),
  ]);
  if (params.mode !== "off") {
    const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hourMs);
    moments.push(
      shortageFrom(promise),
      ...newsTimes(facts),
      after(promise.firstDueAt, -firstTightHours),
      ...(targets.all.outcome === "missed" ? [after(promise.allDueAt, callAfterHours)] : []),
      ...(heldUntil ? [heldUntil] : []),
      ...reminders,
      ...live.flatMap((each) => thresholds(each, facts)),
      ...(expected > 0 ? [nextFading(live, now)] : []),
    );
  }
  let next = Number.POSITIVE_INFINITY;
  for (const moment of moments) {
    const time = moment.getTime();
    if (time > now.getTime() && time < next) next = time;
  }
  return next === Number.POSITIVE_INFINITY ? null : new Date(next);
}

/**
 * When likelihoods will have fallen: within the hour while a builder works, else an hour into the
 * next working time.
 */
function nextFading(live: readonly Live[], now: Date): Date {
  let next = Number.POSITIVE_INFINITY;
  for (const { builder } of live) {
    next = Math.min(next, nextWorkingTime(builder.week, now).getTime());
    // a builder is at work now
    if (next <= now.getTime()) break;
  }
  return new Date(next + maxWaitMs);
}

/** When an invitation's state or likelihood changes by time alone. */
function thresholds(
  { invitation, state, builder: { week } }: Live,
  { params, promise: { pauses } }: PromiseFacts,
): Date[] {
  const { invitedAt, deliveredAt, respondBy: until } = invitation;
  if (state === "queued") return [new Date(invitedAt.getTime() + waitingMs)];
  if (state === "delivered" && deliveredAt) {
    return [params.acknowledgeHours, params.lapseHours].map((hours) =>
      addUnpausedHours(week, deliveredAt, hours, pauses),
    );
  }
  return state === "acknowledged" && until
    ? [addUnpausedHours(week, until, graceHours, pauses)]
    : [];
}
