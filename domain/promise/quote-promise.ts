import type { Id, QuoteRequestId, UserId } from "../shared/id.ts";

export const exclusionReasons = [
  "spam",
  "duplicate",
  "test",
  "cancelled-before-due",
  "accepted-early",
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

export type Exclusion = { reason: ExclusionReason; at: Date; by: UserId | null };

/** One half of a promise. It settles once, and never changes afterwards. */
export type Target =
  | { outcome: "open"; at: null; count: number; exclusion: null }
  /** `count`: countable quotes at the moment that settled it. */
  | { outcome: "kept" | "missed"; at: Date; count: number; exclusion: null }
  | { outcome: "excluded"; at: Date; count: number; exclusion: Exclusion };

/** Both targets with their due times, by one of the two clocks. */
export type ClockedTargets = {
  firstDueAt: Date;
  allDueAt: Date;
  first: Target;
  all: Target;
};

/** The name of a request in the ledger: random, and never shown with the request's own id. */
export type LedgerId = Id<"ledger">;

/** The promise to an exhibitor for one request, and its state. Pauses move the due times. */
export type QuotePromise = ClockedTargets & {
  quoteRequestId: QuoteRequestId;
  ledgerId: LedgerId;
  policyVersion: number;
  receivedAt: Date;
  /** An IANA name: the exhibitor's zone, else the show's, else UTC. */
  timeZone: string;
  pausedSince: Date | null;
  pauseReason: string | null;
  /** How long it was paused before, in all. */
  pausedMs: number;
  /** The same by the clock that the policy did not choose: measured and published, never acted on. */
  otherClock: ClockedTargets;
  /** Null: nothing is left to evaluate. */
  nextEvaluationAt: Date | null;
};
