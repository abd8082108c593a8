import { hourMs } from "../../shared/time/time-units.ts";
import { afterNight, nextWorkingTime, type WorkWeek } from "../../shared/time/zone-time.ts";
import type { InvitationFacts } from "../promise-facts.ts";
import type { PromiseParams } from "../promise-policy.ts";
import type { Pause } from "../quote-promise.ts";
import type { InvitationState } from "./invitation-state.ts";
import { addUnpausedHours } from "./unpaused-hours.ts";

/** With less than this left a reminder does not wait for working hours, only for the morning. */
const urgentHours = 4;
/** A builder who said so recently that they will quote is not reminded. */
const freshHours = 2;

type Reminded = { invitation: InvitationFacts; state: InvitationState; week: WorkWeek };
/** `tightFrom`: a moment from which those who work on it are reminded in any case; null: none. */
type Course = { tightFrom: Date | null; pauses: readonly Pause[] };
type Params = Pick<PromiseParams, "acknowledgeHours" | "remindBeforeHours" | "mostReminders">;

/**
 * When the next reminder of an invitation is due: after some working hours without an answer, and once before `respondBy` if the builder acknowledged some time before that. Null: no further reminder.
 */
export function reminderAt(
  { invitation, state, week }: Reminded,
  params: Params,
  course: Course,
  now: Date,
): Date | null {
  const due = dueAt({ invitation, state, week }, params, course);
  if (!due || !invitation.respondBy) return null;
  // late, as after a night without a worker, is no reason to write at night
  return sendingTime(week, due > now ? due : now, invitation.respondBy);
}

function dueAt(
  { invitation, state, week }: Reminded,
  params: Params,
  { tightFrom, pauses }: Course,
): Date | null {
  const { respondBy, remindersSent, remindedAt, deliveredAt } = invitation;
  if (!respondBy || remindersSent >= params.mostReminders) return null;
  if (state === "delivered" && deliveredAt && remindersSent === 0) {
    return addUnpausedHours(week, deliveredAt, params.acknowledgeHours, pauses);
  }
  if (state !== "acknowledged") return null;
  const freshUntil = (invitation.acknowledgedAt?.getTime() ?? 0) + freshHours * hourMs;
  const before = respondBy.getTime() - params.remindBeforeHours * hourMs;
  const ahead = [before, tightFrom?.getTime() ?? before].filter((moment) => moment >= freshUntil);
  if (ahead.length === 0) return null;
  const from = Math.min(...ahead);
  return remindedAt && remindedAt.getTime() >= from ? null : new Date(from);
}

/** The sending time: in working hours, or at once by day when little time is left. */
function sendingTime(week: WorkWeek, due: Date, respondBy: Date): Date | null {
  const urgent = Math.max(due.getTime(), respondBy.getTime() - urgentHours * hourMs);
  const working = byDay(week, nextWorkingTime(week, due));
  const soonest = afterNight(week.timeZone, new Date(urgent));
  const at = working <= soonest ? working : soonest;
  return at < respondBy ? at : null;
}

/** Some work at night: they are reminded in the morning. */
function byDay(week: WorkWeek, at: Date): Date {
  const morning = afterNight(week.timeZone, at);
  return morning === at ? at : nextWorkingTime(week, morning);
}
