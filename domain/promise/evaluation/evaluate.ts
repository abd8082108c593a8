import type { BuilderId } from "../../shared/id.ts";
import { hourMs } from "../../shared/time/time-units.ts";
import { workingHoursBetween } from "../../shared/time/zone-time.ts";
import type { AnsweringBuilder, InvitationFacts, PromiseFacts } from "../promise-facts.ts";
import type { PromiseNotice } from "../promise-notice.ts";
import { type ClockedTargets, isExcludedByAdmin } from "../quote-promise.ts";
import { dueNotices, firstTightHours } from "./due-notices.ts";
import { reminderAt } from "./due-reminder.ts";
import { answerShare, likelihood, timeLeft } from "./expected-quotes.ts";
import { forecastQuotes, type QuoteForecast } from "./forecast.ts";
import { hasSeat, type InvitationState, invitationState } from "./invitation-state.ts";
import { graceHours, nextLook } from "./next-look.ts";
import { respondBy } from "./respond-by.ts";
import { countableQuotes, settleTargets } from "./settle-targets.ts";
import { haveHoursPassed } from "./unpaused-hours.ts";

/** A change of one invitation, identified by its builder and time. */
type InvitationAction = {
  kind: "lapse" | "release" | "remind";
  builderId: BuilderId;
  invitedAt: Date;
};
/** `expected`: the probability that this builder quotes, 0 to 1. */
type InviteAction = { kind: "invite"; builderId: BuilderId; respondBy: Date; expected: number };

/** The actions that are due now. */
export type PromiseAction =
  | InvitationAction
  | InviteAction
  | { kind: "notify"; notice: PromiseNotice };

export type Evaluation = {
  /** The targets of both clocks now; the promise's own objects when nothing settled. */
  targets: ClockedTargets;
  otherClock: ClockedTargets;
  actions: PromiseAction[];
  /** In mode `suggest`, the actions that an admin has to confirm. */
  proposals: PromiseAction[];
  countable: number;
  /** Expected number of quotes from builders invited before this evaluation. */
  expected: number;
  /**
   * Quotes by the due time of all quotes, including builders invited now, but not proposed ones.
   */
  forecast: QuoteForecast;
  /** The forecast if an admin confirms every proposal; in mode `auto` equal to `forecast`. */
  reachable: QuoteForecast;
  /** Builders who may still quote, including those invited now, for later forecasts. */
  chances: QuoteChance[];
  /** `chances`, and in mode `suggest` also proposed builders. */
  possible: QuoteChance[];
  invited: number;
  seated: number;
  nextEvaluationAt: Date | null;
};

/** A builder's probability to still quote, ignoring the time left. */
export type QuoteChance = { builder: AnsweringBuilder; likely: number; respondBy: Date | null };

type Live = {
  invitation: InvitationFacts;
  state: InvitationState;
  builder: AnsweringBuilder;
};

/**
 * Decides what the system does about a promise now: settles due targets, lapses silent invitations,
 * invites the next best builders while fewer quotes are expected than promised, reminds, and sets
 * the next evaluation time. Pure: the same facts give the same result, and once its actions are
 * done it doesn't repeat them.
 */
export function evaluate(facts: PromiseFacts, now: Date): Evaluation {
  const { promise, params, end, answers } = facts;
  const isPaused = promise.pausedSince !== null;
  const standing = { answers, end, quotesPromised: params.quotesPromised, isPaused, now };
  const targets = settleTargets(promise, standing);
  const otherClock = settleTargets(promise.otherClock, standing);
  const countable = countableQuotes(answers, now);
  const live = liveInvitations(facts);
  const seated = new Set(
    live
      .filter(({ invitation, state }) => hasSeat(invitation, state, now))
      .map(({ invitation }) => invitation.builderId),
  );
  const invited = new Set(facts.invitations.map(({ builderId }) => builderId));
  const settled = {
    targets,
    otherClock,
    countable,
    invited: invited.size,
    seated: seated.size,
    actions: [],
    proposals: [],
    chances: [],
    possible: [],
    expected: 0,
    nextEvaluationAt: null,
  };
  // a request closed before its due time and reopened is excluded, but still worked on
  if (end || isPaused || isExcludedByAdmin(targets)) {
    const forecast = forecastQuotes(countable, []);
    return { ...settled, forecast, reachable: forecast };
  }

  const ended = endings(live, countable, facts, now);
  const counted = live.filter(({ invitation }) => !ended.has(invitation));
  const answering = counted.flatMap(({ invitation, state, builder }): QuoteChance[] => {
    const likely = likelihood({ invitation, state, builder }, params, promise.pauses, now);
    return likely > 0 ? [{ builder, likely, respondBy: invitation.respondBy }] : [];
  });
  const expectedOf = ({ builder, likely }: QuoteChance, until: Date) =>
    likely * timeLeft(builder, now, until, params);
  const expected = answering.reduce(
    (sum, each) => sum + expectedOf(each, each.respondBy ?? promise.allDueAt),
    0,
  );
  const released = live.flatMap(({ invitation, state }) =>
    state === "released" ? invitation.builderId : [],
  );
  const count = { countable, expected, invited, released, seated: seated.size };
  const invitations = invite(facts, count, now);
  const fresh = invitations.filter(({ builderId }) => !invited.has(builderId));

  const possible = [...answering, ...invitations.flatMap((each) => chanceOf(each, facts))];
  // only mode `auto` sends invitations by itself; proposed builders aren't invited yet
  const chances = params.mode === "auto" ? possible : answering;
  const forecastOf = (counted: readonly QuoteChance[]) =>
    forecastQuotes(
      countable,
      counted.map((each) => expectedOf(each, promise.allDueAt)),
    );
  const forecast = forecastOf(chances);
  const reachable = chances === possible ? forecast : forecastOf(possible);
  const tightFrom =
    countable === 0 ? new Date(promise.firstDueAt.getTime() - firstTightHours * hourMs) : null;
  const reminders = counted.map((each) => ({
    each,
    at: reminderAt(
      { ...each, week: each.builder.week },
      params,
      { tightFrom, pauses: promise.pauses },
      now,
    ),
  }));
  const due = reminders
    .filter(({ at }) => at && at <= now)
    .map(({ each: { invitation } }): PromiseAction => {
      const { builderId, invitedAt } = invitation;
      return { kind: "remind", builderId, invitedAt };
    });
  const notices = dueNotices(
    { facts, targets, countable, forecast, reachable, live, invitedNow: fresh.length },
    now,
  );
  const words = notices.due.map((notice): PromiseAction => ({ kind: "notify", notice }));
  const acts = [...ended.values(), ...invitations];
  const isOff = params.mode === "off";
  return {
    ...settled,
    actions: isOff ? [] : [...(params.mode === "auto" ? acts : []), ...due, ...words],
    proposals: params.mode === "suggest" ? acts : [],
    expected,
    forecast,
    reachable,
    chances,
    possible,
    nextEvaluationAt: nextLook(
      { targets, otherClock, live: counted, expected, heldUntil: notices.heldUntil },
      reminders.flatMap(({ at }) => at ?? []),
      facts,
      now,
    ),
  };
}

function chanceOf(
  { builderId, expected: likely, respondBy: until }: InviteAction,
  { candidates }: PromiseFacts,
): QuoteChance[] {
  const builder = candidates.find((each) => each.builderId === builderId);
  return builder ? [{ builder, likely, respondBy: until }] : [];
}

function liveInvitations({ invitations, answers, builders }: PromiseFacts): Live[] {
  return invitations.flatMap((invitation) => {
    const builder = builders.get(invitation.builderId);
    return builder ? [{ invitation, state: invitationState(invitation, answers), builder }] : [];
  });
}

/** Invitations to lapse, and invitations to release because enough quotes are in. */
function endings(
  live: readonly Live[],
  countable: number,
  facts: PromiseFacts,
  now: Date,
): Map<InvitationFacts, InvitationAction> {
  const ended = new Map<InvitationFacts, InvitationAction>();
  for (const each of live) {
    const kind = endingOf(each, countable, facts, now);
    const { builderId, invitedAt } = each.invitation;
    if (kind) ended.set(each.invitation, { kind, builderId, invitedAt });
  }
  return ended;
}

function endingOf(
  { invitation, state, builder: { week } }: Live,
  countable: number,
  { promise: { pauses }, params, quotesWanted }: PromiseFacts,
  now: Date,
): "lapse" | "release" | null {
  const { deliveredAt, respondBy: until } = invitation;
  const isUnbegun = state === "delivered" || state === "lapsed";
  if (isUnbegun && countable >= quotesWanted) return "release";
  const isOver = (from: Date | null, hours: number) =>
    from !== null && haveHoursPassed(week, { from, until: now }, hours, pauses);
  if (state === "delivered") return isOver(deliveredAt, params.lapseHours) ? "lapse" : null;
  if (state === "acknowledged") return isOver(until, graceHours) ? "lapse" : null;
  return null;
}

type Count = {
  countable: number;
  expected: number;
  invited: ReadonlySet<BuilderId>;
  /** The builders among them that were released before. */
  released: readonly BuilderId[];
  seated: number;
};

/**
 * Invites the next best builders while fewer quotes are expected than promised and the policy's
 * limits allow it. Released builders are invited again when the exhibitor asks for more quotes.
 */
function invite(
  { promise, params, candidates, quotesWanted, asksForMore }: PromiseFacts,
  { countable, expected, invited, released, seated }: Count,
  now: Date,
): InviteAction[] {
  const chosen: InviteAction[] = [];
  // both targets are settled: no new invitations unless the exhibitor asks for more quotes
  if (now >= promise.allDueAt && !asksForMore) return chosen;
  if (countable >= quotesWanted || seated >= params.seats) return chosen;
  let left = params.mostInvited - invited.size;
  let short = quotesWanted + params.margin - countable - expected;
  for (const builder of candidates) {
    if (short <= params.inviteWhenShort) break;
    const { builderId, week } = builder;
    const isAgain = invited.has(builderId);
    if (isAgain ? !(asksForMore && released.includes(builderId)) : left <= 0) continue;
    const asked = { invitedAt: now, week, allDueAt: promise.allDueAt, params };
    const until = respondBy(asked);
    if (workingHoursBetween(week, now, until) < params.usefulHours) continue;
    const likely = answerShare(builder);
    chosen.push({ kind: "invite", builderId, respondBy: until, expected: likely });
    short -= likely * timeLeft(builder, now, until, params);
    if (!isAgain) left -= 1;
  }
  return chosen;
}
