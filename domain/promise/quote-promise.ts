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

/** Reasons that an admin can choose; the others follow from the request itself. */
export const adminExclusions = ["spam", "duplicate", "test"] as const satisfies ExclusionReason[];
export type AdminExclusion = (typeof adminExclusions)[number];

/**
 * Whether an admin excluded the targets. The system doesn't act on such a request, even after it is
 * reopened.
 */
export function isExcludedByAdmin({ all }: Pick<ClockedTargets, "all">): boolean {
  return (
    all.outcome === "excluded" && adminExclusions.some((reason) => reason === all.exclusion.reason)
  );
}

export type Exclusion = { reason: ExclusionReason; at: Date; by: UserId | null };

/** One of the two targets. It settles once and doesn't change afterwards. */
export type Target =
  | { outcome: "open"; at: null; count: number; exclusion: null }
  /** `count`: countable quotes when it settled. */
  | { outcome: "kept" | "missed"; at: Date; count: number; exclusion: null }
  | { outcome: "excluded"; at: Date; count: number; exclusion: Exclusion };

/** Both targets with their due times by one clock. */
export type ClockedTargets = {
  firstDueAt: Date;
  allDueAt: Date;
  first: Target;
  all: Target;
};

/** A request's random name in the ledger, never published with the request's own id. */
export type LedgerId = Id<"ledger">;

/**
 * A promise's standing for admins. `missed`: a target is missed and no admin has closed the case,
 * whatever else is true of it. `over`: decided, closed or excluded, or nothing is left to do.
 */
export const promiseStandings = [
  "waiting",
  "at-risk",
  "missed",
  "paused",
  "on-track",
  "over",
] as const;
export type PromiseStanding = (typeof promiseStandings)[number];

/** Standings that need an admin. `waiting`: a proposal awaits confirmation. */
export const queuedStandings = ["waiting", "at-risk", "missed", "paused"] as const;
export type QueuedStanding = (typeof queuedStandings)[number];

/**
 * A promise's state for its exhibitor. `few`: fewer builders are eligible than quotes were
 * promised; `resting`: no builder works before the first quote is due.
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

/** When builders start to work, and their IANA time zone. */
export type WorkStart = { at: Date; timeZone: string };

/** 10% chance of fewer quotes than `low`, 10% of more than `high`. */
export type ForecastRange = Pick<QuoteForecast, "low" | "high">;

/** The result of the last evaluation, as screens show it. */
export type PromiseOutlook = {
  at: Date;
  countable: number;
  /** Builders invited so far. */
  asked: number;
  /** Invited builders who have a seat. */
  working: number;
  /**
   * Eligible builders, including invited ones. Null when not counted, as in mode `off`; then there
   * is no forecast.
   */
  fitting: number | null;
  /** Expected number of quotes from invited builders. */
  expected: number;
  forecast: QuoteForecast;
  /**
   * The first forecast's range; missing where builders were never counted, and in outlooks of
   * earlier versions.
   */
  firstForecast?: ForecastRange;
  /** The promised number of quotes. */
  promised: number;
  /** The state shown to the exhibitor. */
  state: ExhibitorState;
  later: { low: number; high: number; by: Date } | null;
  worksFrom: WorkStart | null;
  /** Builders who are being invited because too few quotes are likely. */
  inviting: number;
  /** Changes of the brief that would make more builders eligible; filled when too few are. */
  widenings: BriefWidening[];
};

/** The result of an evaluation without actions. */
export type PromiseLook = Pick<QuotePromise, "outlook" | "standing" | "nextEvaluationAt">;

/** A builder that the system would invite now, with their score. */
export type ProposedInvitation = {
  builderId: BuilderId;
  points: number;
  reasons: InvitationReason[];
  /** The probability that this builder quotes, 0 to 1. */
  expected: number;
  respondBy: Date;
};

/** Invitations that an admin can confirm. The version changes with the builders. */
export type InvitationProposal = {
  version: number;
  since: Date;
  /** When admins were last emailed about it; null: not yet. */
  toldAt: Date | null;
  invitations: ProposedInvitation[];
};

/** A period in which the promise's clocks were paused. */
export type Pause = { from: Date; until: Date };

/** The promise to an exhibitor for one request, and its state. Pauses move the due times. */
export type QuotePromise = ClockedTargets & {
  quoteRequestId: QuoteRequestId;
  ledgerId: LedgerId;
  policyVersion: number;
  receivedAt: Date;
  /** IANA time zone: the exhibitor's, else the show's, else UTC. */
  timeZone: string;
  pausedSince: Date | null;
  pauseReason: string | null;
  /** Total milliseconds of ended pauses. */
  pausedMs: number;
  /** Ended pauses in order; those that ended under earlier versions are missing. */
  pauses: Pause[];
  /**
   * The targets by the clock that the policy doesn't use: measured and published, never acted on.
   */
  otherClock: ClockedTargets;
  /**
   * The number of quotes wanted, when the exhibitor asked for more than promised; null: they
   * didn't. 0: no further builder may be asked.
   */
  quotesWanted: number | null;
  /** Null when nothing is left to evaluate. */
  nextEvaluationAt: Date | null;
  standing: PromiseStanding;
  /** Null before the first evaluation. */
  outlook: PromiseOutlook | null;
  /** Null when there is no builder to propose. */
  proposal: InvitationProposal | null;
  /** Version of the latest proposal; versions are never reused. */
  proposalVersion: number;
  /** Notices that were sent; each is sent once. */
  told: PromiseNotice[];
  /** Number of missed targets for which an admin has closed the case. */
  missesClosed: number;
  /** When an admin who keeps trying wants to see the case again; null: they don't. */
  lookAgainAt: Date | null;
};

/**
 * Whether a target is missed and no admin has closed the case. A quote that comes later doesn't
 * close it.
 */
export function isCaseOpen(
  targets: Pick<ClockedTargets, "first" | "all">,
  { missesClosed }: Pick<QuotePromise, "missesClosed">,
): boolean {
  return missesOf(targets) > missesClosed;
}

/** Number of missed targets. */
export function missesOf({ first, all }: Pick<ClockedTargets, "first" | "all">): number {
  return [first, all].filter(({ outcome }) => outcome === "missed").length;
}
