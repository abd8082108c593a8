import type { Suggestion } from "../assignment/matching/suggest-builders.ts";
import type { Evaluation, PromiseAction } from "../promise/evaluation/evaluate.ts";
import { exhibitorState } from "../promise/evaluation/exhibitor-state.ts";
import { endOf, type PromiseCase } from "../promise/evaluation/follow-promise.ts";
import { pauseEndsAt } from "../promise/pause-promise.ts";
import {
  type InvitationProposal,
  isCaseOpen,
  isExcludedByAdmin,
  type PromiseLook,
  type PromiseStanding,
  type ProposedInvitation,
  type QuotePromise,
} from "../promise/quote-promise.ts";
import type { Invitation } from "../quotes/quote-request.ts";
import type { BuilderId } from "../shared/id.ts";
import { hourMs } from "../shared/time/time-units.ts";
import type { Gathered } from "./gather-facts.ts";

type Judgment = PromiseLook & Pick<QuotePromise, "proposal" | "proposalVersion">;

/**
 * A promise's state after an evaluation: its outlook, the proposal for admins, and the next
 * evaluation time.
 */
export function judge(
  found: PromiseCase,
  evaluation: Evaluation,
  { fitting, suggested, widenings }: Pick<Gathered, "fitting" | "suggested" | "widenings">,
  now: Date,
): Judgment {
  const { promise, policy, request } = found;
  const { countable, expected, forecast, invited, seated, nextEvaluationAt } = evaluation;
  const proposed = proposedBuilders(evaluation.proposals, suggested);
  const proposal = proposalAfter(promise, proposed, now);
  const isCounted = fitting !== null;
  const need = needOf(found, evaluation, { isProposed: proposal !== null, isCounted });
  const isMissed = !isEnded(found, evaluation) && isCaseOpen(evaluation.targets, promise);
  // builders may become eligible or run out of time, and the mode may be switched back
  const isOff = policy.params.mode === "off" && countable < policy.params.quotesPromised;
  const isShort = need === "waiting" || need === "at-risk" || (isOff && need === "on-track");
  const hourly = isShort ? new Date(now.getTime() + hourMs) : null;
  const shown = exhibitorState(promise, policy.params, evaluation, fitting, now);
  const before = promise.outlook;
  // with few builders, at most the number that all of them make likely, whomever an admin confirms
  const high = shown.state === "few" ? evaluation.reachable.high : forecast.high;
  const { low } = forecast;
  // no forecast while all builders await an admin
  const isForecast = isCounted && (invited > 0 || proposed.length === 0);
  const isFirst = !before || before.asked === 0;
  const firstForecast = before?.firstForecast ?? (isFirst && isForecast && { low, high });
  return {
    outlook: {
      at: now,
      ...(firstForecast && { firstForecast }),
      countable,
      expected,
      forecast: { ...forecast, high },
      asked: invited,
      working: seated,
      fitting: fitting ?? countedBefore(found),
      widenings,
      ...shown,
      promised: policy.params.quotesPromised,
      inviting: lateWave(request.invitations, now),
    },
    standing: isMissed ? "missed" : need,
    nextEvaluationAt: pauseEndsAt(promise, policy.params) ?? soonest(nextEvaluationAt, hourly),
    proposal,
    proposalVersion: proposal?.version ?? promise.proposalVersion,
  };
}

/**
 * The last count, which is shown during a pause and after the end; with mode `off`, nothing is
 * counted.
 */
function countedBefore({ promise, policy }: PromiseCase): number | null {
  return policy.params.mode === "off" ? null : (promise.outlook?.fitting ?? null);
}

/** Number of builders of a second or later wave invited within the last half day. */
function lateWave(invitations: readonly Invitation[], now: Date): number {
  const since = now.getTime() - 12 * hourMs;
  return invitations.filter(({ wave, invitedAt }) => wave > 1 && invitedAt.getTime() >= since)
    .length;
}

function soonest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

/** The builders that these actions invite, with their scores. */
export function proposedBuilders(
  actions: readonly PromiseAction[],
  suggested: ReadonlyMap<BuilderId, Suggestion>,
): ProposedInvitation[] {
  return actions.flatMap((proposal): ProposedInvitation[] => {
    if (proposal.kind !== "invite") return [];
    const { builderId, respondBy, expected } = proposal;
    const score = suggested.get(builderId);
    if (!score) return [];
    return [{ builderId, points: score.points, reasons: score.reasons, expected, respondBy }];
  });
}

/** The stored proposal if it names the same builders, else one with a new version. */
function proposalAfter(
  { proposal, proposalVersion }: QuotePromise,
  proposed: ProposedInvitation[],
  now: Date,
): InvitationProposal | null {
  if (proposed.length === 0) return null;
  const names = (list: ProposedInvitation[]) => list.map(({ builderId }) => builderId).join();
  if (proposal && names(proposal.invitations) === names(proposed)) return proposal;
  const version = proposalVersion + 1;
  const { since, toldAt } = proposal ?? { since: now, toldAt: null };
  return { version, since, toldAt, invitations: proposed };
}

function isEnded(found: PromiseCase, { targets }: Pick<Evaluation, "targets">): boolean {
  return endOf(found) !== null || isExcludedByAdmin(targets);
}

/** The standing of a promise whose missed targets are closed. */
function needOf(
  found: PromiseCase,
  { targets, forecast, countable }: Evaluation,
  { isProposed, isCounted }: { isProposed: boolean; isCounted: boolean },
): Exclude<PromiseStanding, "missed"> {
  const { promise, policy } = found;
  if (isEnded(found, { targets })) return "over";
  if (promise.pausedSince) return "paused";
  if (isProposed) return "waiting";
  const { quotesPromised } = policy.params;
  if (countable >= quotesPromised) return "on-track";
  if (targets.all.outcome === "missed") return "over";
  return isCounted && forecast.median < quotesPromised ? "at-risk" : "on-track";
}
