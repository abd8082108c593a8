import { hourMs } from "../../shared/time/time-units.ts";
import { isNight } from "../../shared/time/zone-time.ts";
import type { InvitationFacts, PromiseFacts } from "../promise-facts.ts";
import { type PromiseNotice, promiseNotices } from "../promise-notice.ts";
import type { ClockedTargets } from "../quote-promise.ts";
import { waitsForMail } from "./expected-quotes.ts";
import type { QuoteForecast } from "./forecast.ts";
import type { InvitationState } from "./invitation-state.ts";

/** "Five will be tight" is worth saying while something can be done about it. */
const atRiskLeftHours = 6;
/** The first evaluation rests on averages alone, so its forecast is shown on screens but not emailed. */
export const atRiskAfterHours = 12;
export const firstTightHours = 6;
export const callAfterHours = 24;
/** With fewer than these a day late, an admin calls. */
const callBelow = 2;

/** To exhibitors, who are not emailed at night either. In the first hour after their request they are awake. */
const waitForMorning = new Set<PromiseNotice>([
  ...(["few", "all-asked", "at-risk", "first-tight", "first-missed", "all-missed"] as const),
]);
const awakeHours = 1;

type NoticeFacts = {
  facts: PromiseFacts;
  targets: Pick<ClockedTargets, "first" | "all">;
  countable: number;
  forecast: QuoteForecast;
  /** The forecast if an admin confirms what is proposed. */
  reachable: QuoteForecast;
  live: readonly { invitation: InvitationFacts; state: InvitationState }[];
  /** How many are invited for the first time in this evaluation, or proposed. */
  invitedNow: number;
};

/** The notices due now to the exhibitor and to admins, each once per request, and whether more wait until morning. */
export function dueNotices(
  seen: NoticeFacts,
  now: Date,
): { due: PromiseNotice[]; isMoreHeld: boolean } {
  const { facts, targets, countable, forecast, reachable, live, invitedNow } = seen;
  const { promise, params, candidates, invitations, saidBefore } = facts;
  const { firstDueAt, allDueAt, receivedAt, timeZone } = promise;
  const invited = new Set(invitations.map(({ builderId }) => builderId));
  const left = candidates.filter(({ builderId }) => !invited.has(builderId)).length;
  const isOpen = now < allDueAt;
  const isShort = isOpen && forecast.median < params.quotesPromised;
  const isFew = left + invited.size < params.quotesPromised;
  const hasNoBuildersLeft =
    isOpen &&
    reachable.median < params.quotesPromised &&
    (left - invitedNow <= 0 || invited.size + invitedNow >= params.mostInvited);
  const isAllAsked = hasNoBuildersLeft && !isFew && invitedNow === 0 && invited.size > 0;
  const hoursLeft = (allDueAt.getTime() - now.getTime()) / hourMs;
  const isWorthSaying = isShort && !isFew && hoursLeft >= atRiskLeftHours;
  const hoursGone = (now.getTime() - receivedAt.getTime()) / hourMs;
  const isFirstOpen = targets.first.outcome === "open" && countable === 0;
  const isDayLate = now.getTime() >= allDueAt.getTime() + callAfterHours * hourMs;
  const isMissed = targets.all.outcome === "missed";

  const holds: Record<PromiseNotice, boolean> = {
    few: isOpen && isFew && (invited.size === 0 || hasNoBuildersLeft),
    "all-asked": isWorthSaying && isAllAsked,
    "at-risk": isWorthSaying && !isAllAsked && hoursGone >= atRiskAfterHours,
    "first-tight": isFirstOpen && now.getTime() >= firstDueAt.getTime() - firstTightHours * hourMs,
    // said in the morning or after an outage, they have to be true still
    "first-missed": targets.first.outcome === "missed" && countable === 0,
    "all-missed": isMissed && countable < params.quotesPromised,
    "no-builders-left": hasNoBuildersLeft,
    "all-bounced": live.length > 0 && live.every(({ state }) => state === "bounced"),
    "mail-waits": live.some(({ invitation, state }) => waitsForMail(invitation, state, now)),
    "call-them": isMissed && isDayLate && countable < callBelow,
    noted: false,
  };
  const unsaid = promiseNotices.filter((notice) => holds[notice] && !saidBefore.has(notice));
  if (!isNight(timeZone, now) || hoursGone < awakeHours) return { due: unsaid, isMoreHeld: false };
  const due = unsaid.filter((notice) => !waitForMorning.has(notice));
  return { due, isMoreHeld: due.length < unsaid.length };
}
