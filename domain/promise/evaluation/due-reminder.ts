import { hourMs } from "../../shared/time/time-units.ts";
import { afterNight, nextWorkingTime, type WorkWeek } from "../../shared/time/zone-time.ts";
import type { InvitationFacts } from "../promise-facts.ts";
import type { PromiseParams } from "../promise-policy.ts";
import type { Pause } from "../quote-promise.ts";
import type { InvitationState } from "./invitation-state.ts";
import { addUnpausedHours } from "./unpaused-hours.ts";

/** With fewer hours left, a reminder doesn't wait for working hours, only for the morning. */
const urgentHours = 4;
/** Hours after an acknowledgement during which the builder isn't reminded. */
const freshHours = 2;

type Reminded = { invitation: InvitationFacts; state: InvitationState; week: WorkWeek };
/** `tightFrom`: when builders at work are reminded regardless of other rules; null: never. */
type Course = { tightFrom: Date | null; pauses: readonly Pause[] };
type Params = Pick<PromiseParams, "acknowledgeHours" | "remindBeforeHours" | "mostReminders">;

/**
 * When the next reminder of an invitation is due: after `acknowledgeHours` working hours without an
 * answer; and once before `respondBy`, unless the builder acknowledged shortly before. Null: no
 * further reminder.
 */
export function reminderAt(
  { invitation, state, week }: Reminded,
  params: Params,
  course: Course,
  now: Date,
): Date | null {
  const due = dueAt({ invitation, state, week }, params, course);
  if (!due || !invitation.respondBy) return null;
  // a late reminder, as after an outage, waits for the morning, too
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

/**
 * When to send the reminder: in working hours, or, when little time is left, as soon as it is day.
 */
function sendingTime(week: WorkWeek, due: Date, respondBy: Date): Date | null {
  const urgent = Math.max(due.getTime(), respondBy.getTime() - urgentHours * hourMs);
  const working = byDay(week, nextWorkingTime(week, due));
  const soonest = afterNight(week.timeZone, new Date(urgent));
  const at = working <= soonest ? working : soonest;
  return at < respondBy ? at : null;
}

/** Moves night hours of builders who work at night to the morning. */
function byDay(week: WorkWeek, at: Date): Date {
  const morning = afterNight(week.timeZone, at);
  return morning === at ? at : nextWorkingTime(week, morning);
}
