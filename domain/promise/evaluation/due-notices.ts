import { hourMs, minuteMs } from "../../shared/time/time-units.ts";
import { afterNight, isNight } from "../../shared/time/zone-time.ts";
import type { InvitationFacts, PromiseFacts } from "../promise-facts.ts";
import { type PromiseNotice, promiseNotices } from "../promise-notice.ts";
import { type ClockedTargets, isCaseOpen, type QuotePromise } from "../quote-promise.ts";
import { waitsForMail } from "./expected-quotes.ts";
import type { QuoteForecast } from "./forecast.ts";
import type { InvitationState } from "./invitation-state.ts";

/**
 * Hours before the due time after which "too few quotes" is no longer worth an email, because
 * nothing can be done.
 */
const atRiskLeftHours = 6;
export const firstTightHours = 6;
export const callAfterHours = 24;
/**
 * Milliseconds after an invitation during which the exhibitor gets no email about too few quotes.
 */
const calmMs = 10 * minuteMs;
/** Hours without an invitation after which admins are alarmed that no builder is left to invite. */
const unaskedHours = 1;
/** Minimum hours between an email and the next one it announces. */
const newsApartHours = 3;
/** An admin should call when fewer quotes than this are in a day late. */
const callBelow = 2;

/**
 * Notices to the exhibitor. They wait for the morning and are held after an invitation. Each
 * announces the next email.
 */
const toExhibitor = new Set<PromiseNotice>([
  "few",
  "all-asked",
  "at-risk",
  "first-tight",
  "first-missed",
  "all-missed",
  "first-news",
  "all-news",
]);
const isAnnouncedBy = (said: ReadonlySet<PromiseNotice>) =>
  [...said].some((notice) => toExhibitor.has(notice));

/**
 * The earliest time to email the exhibitor about too few quotes: halfway to the due time of the
 * first quote. Before that too little is known.
 */
export function shortageFrom({
  receivedAt,
  firstDueAt,
}: Pick<QuotePromise, "receivedAt" | "firstDueAt">): Date {
  return new Date((receivedAt.getTime() + firstDueAt.getTime()) / 2);
}

type Announcing = Pick<QuotePromise, "firstDueAt" | "allDueAt" | "timeZone">;

/** The kind and time of the email that follows one sent at `now`; null: no other is scheduled. */
export function nextNews(
  { firstDueAt, allDueAt, timeZone }: Announcing,
  now: Date,
): { notice: "first-news" | "all-news"; at: Date } | null {
  const steps = [
    { notice: "first-news", at: afterNight(timeZone, firstDueAt) },
    { notice: "all-news", at: afterNight(timeZone, allDueAt) },
  ] as const;
  const soonest = now.getTime() + newsApartHours * hourMs;
  return steps.find(({ at }) => at.getTime() >= soonest) ?? null;
}

/** Due times of announced emails that haven't been written yet. */
export function newsTimes({
  promise: { firstDueAt, allDueAt, timeZone },
  saidBefore,
}: Pick<PromiseFacts, "promise" | "saidBefore">): Date[] {
  if (!isAnnouncedBy(saidBefore)) return [];
  return [
    ...(saidBefore.has("first-news") ? [] : [afterNight(timeZone, firstDueAt)]),
    ...(saidBefore.has("all-news") ? [] : [afterNight(timeZone, allDueAt)]),
  ];
}

type NoticeFacts = {
  facts: PromiseFacts;
  targets: Pick<ClockedTargets, "first" | "all">;
  countable: number;
  forecast: QuoteForecast;
  /** The forecast if an admin confirms all proposals. */
  reachable: QuoteForecast;
  live: readonly { invitation: InvitationFacts; state: InvitationState }[];
  /** Builders invited for the first time by this evaluation, or proposed. */
  invitedNow: number;
};

/**
 * Notices due now to the exhibitor and to admins, each once per request. Held ones are reported
 * with the time until which they are held.
 */
export function dueNotices(
  seen: NoticeFacts,
  now: Date,
): { due: PromiseNotice[]; heldUntil: Date | null } {
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
  const lastInvitedAt = Math.max(0, ...invitations.map(({ invitedAt }) => invitedAt.getTime()));
  const isCalm = now.getTime() >= lastInvitedAt + calmMs;
  const isKnown = now >= shortageFrom(promise);
  // the first evaluation has only averages to forecast from
  const isLookedAt = promise.outlook !== null && (invited.size > 0 || hoursGone >= unaskedHours);
  const isAnnounced = isAnnouncedBy(saidBefore);
  const isFirstOpen = targets.first.outcome === "open" && countable === 0;
  const isDayLate = now.getTime() >= allDueAt.getTime() + callAfterHours * hourMs;
  const isMissed = targets.all.outcome === "missed";

  const holds: Record<PromiseNotice, boolean> = {
    few: isKnown && isOpen && isFew && (invited.size === 0 || hasNoBuildersLeft),
    "all-asked": isKnown && isWorthSaying && isAllAsked,
    "at-risk": isKnown && isWorthSaying && !isAllAsked,
    "first-tight":
      isKnown && isFirstOpen && now.getTime() >= firstDueAt.getTime() - firstTightHours * hourMs,
    // these may be sent in the morning or after an outage, so they have to be still true
    "first-missed": targets.first.outcome === "missed" && countable === 0,
    "all-missed": isMissed && countable < params.quotesPromised,
    "first-news": isAnnounced && now >= firstDueAt,
    "all-news": isAnnounced && now >= allDueAt,
    "no-builders-left": hasNoBuildersLeft && isLookedAt,
    "all-bounced": live.length > 0 && live.every(({ state }) => state === "bounced"),
    "mail-waits": live.some(({ invitation, state }) => waitsForMail(invitation, state, now)),
    "call-them": isMissed && isDayLate && countable < callBelow && isCaseOpen(targets, promise),
  };
  const unsaid = promiseNotices.filter((notice) => holds[notice] && !saidBefore.has(notice));
  const isHeld = isNight(timeZone, now) || !isCalm;
  const due = isHeld ? unsaid.filter((notice) => !toExhibitor.has(notice)) : unsaid;
  if (due.length === unsaid.length) return { due, heldUntil: null };
  const calmFrom = new Date(Math.max(now.getTime(), lastInvitedAt + calmMs));
  return { due, heldUntil: afterNight(timeZone, calmFrom) };
}
