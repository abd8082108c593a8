import type { BuilderId } from "../../shared/id.ts";
import type { PricedAnswer, RequestEnd } from "../promise-facts.ts";
import type { ClockedTargets, ExclusionReason, Target } from "../quote-promise.ts";

type Standing = {
  answers: readonly PricedAnswer[];
  end: RequestEnd | null;
  quotesPromised: number;
  /** Whether the clock is paused; then no due time passes. */
  isPaused: boolean;
  now: Date;
};

/**
 * Settles both targets, and returns the same object when nothing settles. A target settles once: at
 * its due time, or when the request is decided or closed earlier. It is kept if enough quotes are
 * in, else missed at the due time or excluded by an earlier end.
 */
export function settleTargets(before: ClockedTargets, standing: Standing): ClockedTargets {
  const { quotesPromised } = standing;
  const first = settle(before.first, before.firstDueAt, 1, standing);
  const all = settle(before.all, before.allDueAt, quotesPromised, standing);
  return first === before.first && all === before.all ? before : { ...before, first, all };
}

function settle(target: Target, dueAt: Date, needed: number, standing: Standing): Target {
  const { answers, end, isPaused, now } = standing;
  if (target.outcome !== "open") return target;
  if (end && end.at <= now && (isPaused || end.at <= dueAt)) {
    const count = countableQuotes(answers, end.at);
    if (count >= needed) return { outcome: "kept", at: end.at, count, exclusion: null };
    const reason: ExclusionReason =
      end.by === "acceptance" ? "accepted-early" : "cancelled-before-due";
    const exclusion = { reason, at: end.at, by: null };
    return { outcome: "excluded", at: end.at, count, exclusion };
  }
  if (isPaused || now < dueAt) return target;
  const count = countableQuotes(answers, dueAt);
  return { outcome: count >= needed ? "kept" : "missed", at: dueAt, count, exclusion: null };
}

/** Number of builders whose quote had an amount by that time and wasn't withdrawn by then. */
export function countableQuotes(answers: readonly PricedAnswer[], by: Date): number {
  const time = by.getTime();
  const builders = new Set<BuilderId>();
  for (const { builderId, pricedAt, withdrawnAt } of answers) {
    const isCountable =
      pricedAt !== null &&
      pricedAt.getTime() <= time &&
      (withdrawnAt === null || withdrawnAt.getTime() >= time);
    if (isCountable) builders.add(builderId);
  }
  return builders.size;
}
