import {
  addWorkingHours,
  afterNight,
  nextWorkingTime,
  type WorkWeek,
} from "../../shared/time/zone-time.ts";
import type { InvitationFacts } from "../promise-facts.ts";
import type { PromiseParams } from "../promise-policy.ts";
import type { InvitationState } from "./invitation-state.ts";

const hourMs = 60 * 60 * 1000;
/** With less than this left a reminder does not wait for working hours, only for the morning. */
const urgentHours = 4;

type Reminded = { invitation: InvitationFacts; state: InvitationState; week: WorkWeek };
type Params = Pick<PromiseParams, "acknowledgeHours" | "remindBeforeHours" | "mostReminders">;

/**
 * When the next reminder of an invitation is due: after some working hours without an answer, and once before `respondBy` if the builder acknowledged. Null: no further reminder.
 */
export function reminderAt(
  { invitation, state, week }: Reminded,
  params: Params,
  /** A moment from which those who work on it are reminded in any case; null: none. */
  tightFrom: Date | null,
  now: Date,
): Date | null {
  const due = dueAt({ invitation, state, week }, params, tightFrom);
  if (!due || !invitation.respondBy) return null;
  // late, as after a night without a worker, is no reason to write at night
  return sendingTime(week, due > now ? due : now, invitation.respondBy);
}

function dueAt(
  { invitation, state, week }: Reminded,
  params: Params,
  tightFrom: Date | null,
): Date | null {
  const { respondBy, remindersSent, remindedAt, deliveredAt } = invitation;
  if (!respondBy || remindersSent >= params.mostReminders) return null;
  if (state === "delivered" && deliveredAt && remindersSent === 0) {
    return addWorkingHours(week, deliveredAt, params.acknowledgeHours);
  }
  if (state !== "acknowledged") return null;
  const before = respondBy.getTime() - params.remindBeforeHours * hourMs;
  const from = Math.max(
    Math.min(before, tightFrom?.getTime() ?? before),
    invitation.acknowledgedAt?.getTime() ?? 0,
  );
  return remindedAt && remindedAt.getTime() >= from ? null : new Date(from);
}

/** In working hours, or at once by day when so little time is left. */
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
