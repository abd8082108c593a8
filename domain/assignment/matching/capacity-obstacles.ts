import { builderTimeZone } from "../../builder-profiles/capacity/builder-capacity.ts";
import { type PromiseParams, policyConstants } from "../../promise/promise-policy.ts";
import { writeInZone } from "../../shared/time/write-in-zone.ts";
import { dayThere } from "../../shared/time/zone-time.ts";
import type { IneligibilityReason } from "./ineligibility-reason.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";
import { isSameEvent } from "./same-event.ts";
import { maxJobsOf } from "./workload.ts";

/** The limits of a builder who has set none. */
export type UsualLimits = Pick<PromiseParams, "openInvitations" | "perShow">;
export const usualLimits: UsualLimits = policyConstants;

/**
 * The limits that keep a fitting builder from taking this request now. Builders already assigned
 * have none.
 */
export function capacityObstacles(
  builder: BuilderToMatch,
  request: RequestToMatch,
  now: Date,
  limits: UsualLimits,
): IneligibilityReason[] {
  if (request.assignedBuilders.includes(builder.id)) return [];
  const found = [
    isAway(builder, now),
    isFull(builder, limits),
    isBusy(builder),
    hasShowLoad(builder, request, limits),
  ];
  return found.filter((obstacle) => obstacle !== null);
}

function isAway(builder: BuilderToMatch, now: Date): IneligibilityReason | null {
  const { capacity } = builder;
  if (!capacity) return null;
  if (capacity.isPaused) {
    const why = "They paused invitations";
    return { condition: "away", why, change: "the builder resumes invitations" };
  }
  const today = dayThere(builderTimeZone(builder) ?? "UTC", now);
  const away = capacity.away.find(({ from, until }) => from <= today && today <= until);
  if (!away) return null;
  const why = `They're away until ${shortDay(away.until)}`;
  return { condition: "away", why, change: "ask after that day, or the builder changes the dates" };
}

function isFull(
  { waiting, capacity }: BuilderToMatch,
  { openInvitations }: UsualLimits,
): IneligibilityReason | null {
  const most = capacity?.mostOpenInvitations ?? openInvitations;
  if (waiting < most) return null;
  return {
    condition: "full",
    why: `${counted(waiting, "invitation waits", "invitations wait")} for their answer; their limit is ${most}`,
    change: "the builder answers one of them or raises the limit",
  };
}

function isBusy(builder: BuilderToMatch): IneligibilityReason | null {
  const { underWay } = builder;
  const most = maxJobsOf(builder);
  if (underWay < most) return null;
  return {
    condition: "busy",
    why: `${counted(underWay, "job", "jobs")} under way; their limit is ${most}`,
    change: "you complete a finished job or the builder raises the limit",
  };
}

function hasShowLoad(
  { booked, capacity }: BuilderToMatch,
  request: RequestToMatch,
  { perShow }: UsualLimits,
): IneligibilityReason | null {
  const most = capacity?.mostPerShow ?? perShow;
  const load = booked.filter((other) => isSameEvent(request, other, request.show)).length;
  if (load < most) return null;
  return {
    condition: "show-load",
    why: `${counted(load, "invitation or job", "invitations and jobs")} at this show already; their limit is ${most}`,
    change: "the builder raises the limit for one show",
  };
}

function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** A day in short: "Jan 12". */
function shortDay(day: string): string {
  return writeInZone(new Date(`${day}T12:00:00Z`), { month: "short", day: "numeric" }, "UTC");
}
