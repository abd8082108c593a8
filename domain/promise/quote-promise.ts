import type { BriefWidening } from "../messages/letter-facts.ts";
import type { InvitationReason } from "../quotes/quote-request.ts";
import type { BuilderId, Id, QuoteRequestId, UserId } from "../shared/id.ts";
import type { QuoteForecast } from "./evaluation/forecast.ts";
import type { PromiseNotice } from "./promise-notice.ts";

export const exclusionReasons = [
  "spam",
  "duplicate",
  "test",
  "cancelled-before-due",
  "accepted-early",
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** The reasons that an admin can give; the others come from the request itself. */
export const adminExclusions = ["spam", "duplicate", "test"] as const satisfies ExclusionReason[];
export type AdminExclusion = (typeof adminExclusions)[number];

/** Whether an admin took the targets out of the count. Nothing acts on such a request; one that was closed can be opened again. */
export function isExcludedByAdmin({ all }: Pick<ClockedTargets, "all">): boolean {
  return (
    all.outcome === "excluded" && adminExclusions.some((reason) => reason === all.exclusion.reason)
  );
}

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

/** The standing of a promise for the admins who work on it. `over`: decided, closed or excluded, or missed and seen to. */
export const promiseStandings = [
  "waiting",
  "at-risk",
  "missed",
  "paused",
  "on-track",
  "over",
] as const;
export type PromiseStanding = (typeof promiseStandings)[number];

/** Standings that need an admin. `waiting`: its proposal is to be confirmed. */
export const queuedStandings = ["waiting", "at-risk", "missed", "paused"] as const;
export type QueuedStanding = (typeof queuedStandings)[number];

/**
 * The standing of a promise for its exhibitor. `few`: fewer builders fit than quotes were promised; `resting`: builders do not work
 * before the first quote is due.
 */
export const exhibitorStates = [
  "on-track",
  "complete",
  "few",
  "resting",
  "at-risk",
  "missed",
] as const;
export type ExhibitorState = (typeof exhibitorStates)[number];

/** The time at which builders begin to work, and their time zone. */
export type WorkStart = { at: Date; timeZone: string };

/** With one chance in ten there are fewer quotes than `low`, with one in ten more than `high`. */
export type ForecastRange = Pick<QuoteForecast, "low" | "high">;

/** The result of the last evaluation, as screens show it. */
export type PromiseOutlook = {
  at: Date;
  countable: number;
  /** Builders invited so far. */
  asked: number;
  /** Those of them who have a seat. */
  working: number;
  /** Builders who fit the request, invited ones included. Null: not counted, as in mode `off`; then nothing is forecast. */
  fitting: number | null;
  /** Quotes still expected from the invited builders. */
  expected: number;
  forecast: QuoteForecast;
  /** The range of the first forecast; missing where builders were never counted, and in outlooks of earlier versions. */
  firstForecast?: ForecastRange;
  /** How many were promised. */
  promised: number;
  /** The words that the exhibitor reads. */
  state: ExhibitorState;
  later: { low: number; high: number; by: Date } | null;
  worksFrom: WorkStart | null;
  /** Builders who are being invited because too few quotes are likely. */
  inviting: number;
  /** Changes of the brief by which more builders fit, where too few do. */
  widenings: BriefWidening[];
};

/** The stored result of an evaluation that changed nothing else. */
export type PromiseLook = Pick<QuotePromise, "outlook" | "standing" | "nextEvaluationAt">;

/** A builder whom the system would invite now, with the score that chose them. */
export type ProposedInvitation = {
  builderId: BuilderId;
  points: number;
  reasons: InvitationReason[];
  /** The chance that this builder quotes, 0 to 1. */
  expected: number;
  respondBy: Date;
};

/** The invitations that an admin can confirm. A proposal of other builders has another version. */
export type InvitationProposal = {
  version: number;
  since: Date;
  /** When admins were last emailed that it waits; null: not yet. */
  toldAt: Date | null;
  invitations: ProposedInvitation[];
};

/** A period in which the promise's clocks stood still. */
export type Pause = { from: Date; until: Date };

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
  /** Pauses that are over, in their order; none of those that ended under earlier versions. */
  pauses: Pause[];
  /** The same by the clock that the policy did not choose: measured and published, never acted on. */
  otherClock: ClockedTargets;
  /** How many quotes the exhibitor asked for beyond those promised; null: they did not ask for more. 0: no further builder is to be asked. */
  quotesWanted: number | null;
  /** Null: nothing is left to evaluate. */
  nextEvaluationAt: Date | null;
  standing: PromiseStanding;
  /** Null before the first evaluation. */
  outlook: PromiseOutlook | null;
  /** Null while there is no builder to propose. */
  proposal: InvitationProposal | null;
  /** The version of the latest proposal; versions are never used twice. */
  proposalVersion: number;
  /** Notices that were given: each is given once. */
  told: PromiseNotice[];
};
