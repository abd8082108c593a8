import { budgetRange, budgetsOverlap } from "../../shared/money/budget-range.ts";
import { moneyText } from "../../shared/money/money-text.ts";
import { isSameCompany } from "../../shared/text/is-same-company.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import { capacityObstacles, usualLimits } from "./capacity-obstacles.ts";
import type { IneligibilityReason } from "./ineligibility-reason.ts";
import { leadTime } from "./lead-time.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";
import { serviceAreaOf } from "./service-area.ts";
import { vettingObstacles } from "./vetting-obstacles.ts";

/** Reasons why a builder is ineligible. Unknown facts never disqualify. */
export function ineligibilityReasons(
  builder: BuilderToMatch,
  request: RequestToMatch,
  now: Date,
  limits = usualLimits,
): IneligibilityReason[] {
  const found = [
    notApproved(builder),
    ownRequest(builder, request),
    notWilling(builder),
    ...vettingObstacles(builder, request),
    owing(builder, request),
    outOfReach(builder, request),
    outOfBudget(builder, request),
    tooLate(builder, request, now),
    ...capacityObstacles(builder, request, now, limits),
  ];
  return found.filter((obstacle) => obstacle !== null);
}

function notApproved({
  reviewState,
  public: isPublic,
  isReachable,
}: BuilderToMatch): IneligibilityReason | null {
  const condition = "approved";
  if (reviewState === "pending-review") {
    const why = "The profile is waiting for review";
    return { condition, why, change: "approve it under Review" };
  }
  if (reviewState === "declined") {
    const why = "The profile was declined";
    return { condition, why, change: "the builder improves the profile and you approve it" };
  }
  if (!isPublic) {
    const why = "The profile is hidden";
    return { condition, why, change: "the builder makes the profile public" };
  }
  if (!isReachable) {
    const why = "There's no email address for an invitation";
    return { condition, why, change: "the builder adds an email address" };
  }
  return null;
}

/** The builder's own request: sent from the profile's account, or by a company of the same name. */
function ownRequest(
  { userId, name }: BuilderToMatch,
  request: RequestToMatch,
): IneligibilityReason | null {
  const isSameAccount = userId !== null && userId === request.userId;
  if (!isSameAccount && !isSameCompany(name, request.company ?? "")) return null;
  const why = isSameAccount ? "It's their own request" : "The request comes from their own company";
  return { condition: "own-request", why, change: "choose builders outside the company" };
}

function notWilling({ hasDeclined }: BuilderToMatch): IneligibilityReason | null {
  if (!hasDeclined) return null;
  const why = "The builder declined the invitation to this request";
  return { condition: "willing", why, change: "talk to the builder first" };
}

/** A statement long overdue, where the operator's policy says so. Builders already assigned stay. */
function owing(
  { id, owes }: BuilderToMatch,
  { assignedBuilders }: RequestToMatch,
): IneligibilityReason | null {
  if (owes === null || assignedBuilders.includes(id)) return null;
  const why = `Statement ${owes} is overdue`;
  return { condition: "owes", why, change: "it is paid or contested" };
}

function outOfReach(builder: BuilderToMatch, request: RequestToMatch): IneligibilityReason | null {
  const reach = serviceAreaOf(builder, request);
  if (reach.kind !== "elsewhere") return null;
  return {
    condition: "region",
    why: `They work in ${reach.place}; the show is in ${reach.show}`,
    change: `the builder adds ${reach.show} to the coverage areas`,
  };
}

function outOfBudget(builder: BuilderToMatch, request: RequestToMatch): IneligibilityReason | null {
  const wanted = budgetRange(request.budget);
  const { minimumProjectBudget, maximumProjectBudget } = builder;
  const taken = { minimum: minimumProjectBudget ?? 0, maximum: maximumProjectBudget };
  if (!wanted || budgetsOverlap(wanted, taken)) return null;
  const isSmall = wanted.maximum !== null && wanted.maximum < taken.minimum;
  const edge = isSmall ? taken.minimum : (taken.maximum ?? 0);
  return {
    condition: "budget",
    why: isSmall
      ? `They take jobs from ${dollars(edge)}; the budget ends at ${dollars(wanted.maximum ?? 0)}`
      : `They take jobs up to ${dollars(edge)}; the budget starts at ${dollars(wanted.minimum)}`,
    change: isSmall
      ? `a budget of ${dollars(edge)} or more, or a lower minimum in the profile`
      : `a budget of ${dollars(edge)} or less, or a higher maximum in the profile`,
  };
}

function tooLate(
  builder: BuilderToMatch,
  request: RequestToMatch,
  now: Date,
): IneligibilityReason | null {
  if (request.eventDay === null) return null;
  const left = daysUntil(request.eventDay, now);
  const condition = "lead-time";
  if (left < 0) {
    const why = "The event date has passed";
    return { condition, why, change: "the exhibitor gives another date" };
  }
  const { days: needed, basis } = leadTime(builder, request, serviceAreaOf(builder, request));
  if (needed <= left) return null;
  const opens = `the show opens in ${daysText(left)}`;
  if (basis === "stated") {
    const why = `They say they need ${daysText(needed)} including shipping; ${opens}`;
    return { condition, why, change: "ask whether the builder can be quicker this time" };
  }
  return {
    condition,
    why: `They need about ${daysText(needed)} for this booth; ${opens}`,
    change: "choose a smaller booth, a rental or a builder closer to the show",
  };
}

function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

function dollars(amount: number): string {
  return moneyText(amount * 100);
}

/** Calendar days from `now` (UTC) to a YYYY-MM-DD day; negative for a past day. */
function daysUntil(day: string, now: Date): number {
  const today = Date.parse(utcDay(now));
  return Math.round((Date.parse(day) - today) / dayMs);
}
