import type { ChangeLine } from "../jobs/change.ts";
import type { Settled } from "../jobs/close-out.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import { billedOf, quotedOf } from "./billed.ts";
import { amountOf, type Commission, commissionOf } from "./commission-of.ts";
import {
  balanceOf,
  type CommissionEntry,
  maxEntryText,
  type NewEntry,
  reversalOf,
  standingAccrual,
} from "./entry.ts";
import type { CommissionParams } from "./rates.ts";

/** A request with an accepted quote that was sent under rates. */
export type CompletedJob = {
  quote: Pick<QuoteResponse, "id" | "builderId" | "quotedAmount" | "lines" | "exchange">;
  builderName: string;
  version: number;
  params: CommissionParams;
  acceptedAt: Date;
  /** When the builder last completed a job for this exhibitor before; null: never. */
  lastCompletedAt: Date | null;
  /** Lines of the job's approved changes. */
  approved: readonly ChangeLine[];
  /** The job's bill as it stands; null: it has none. */
  settled: Settled | null;
  /** All entries of the request, in order. */
  entries: readonly CommissionEntry[];
  /** The operator's time zone. */
  timeZone: string;
};

type Completed = Pick<QuoteRequest, "id" | "tradeShowName">;

/** The entry for a completed request; null when it has accrued already. */
export function accrualOf(
  { id, tradeShowName }: Completed,
  job: CompletedJob,
  at: Date,
): NewEntry | null {
  if (standingAccrual(job.entries)) return null;
  const { quote, version, builderName, entries } = job;
  const found = commissionNow(job);
  return {
    at,
    month: monthOf(at, job.timeZone),
    builderId: quote.builderId,
    builderName,
    requestId: id,
    jobId: quote.id,
    kind: "accrued",
    amount: found.amount,
    rateBp: found.rateBp,
    isRepeat: found.isRepeat,
    baseCents: found.base,
    leftOutCents: found.leftOut,
    version,
    text: tradeShowName.slice(0, maxEntryText),
    actor: null,
    reverses: null,
    round: entries.filter(({ kind }) => kind === "accrued").length + 1,
    statementId: null,
    key: null,
  };
}

/** The commission on the job as it stands. */
export function commissionNow(job: CompletedJob): Commission {
  const { quote, params, acceptedAt, lastCompletedAt } = job;
  const billed = billedOf(quote, job.approved, job.settled);
  return commissionOf(quotedOf(quote), billed, params, { acceptedAt, lastCompletedAt });
}

/**
 * The entry for a corrected bill of a closed job: the difference between what its base makes at the
 * rate that accrued and what stands, with corrections and decided contests. Null when there is none,
 * or nothing stands, or an admin waived it.
 */
export function correctionOf(job: CompletedJob, at: Date): NewEntry | null {
  const accrued = standingAccrual(job.entries);
  if (!accrued) return null;
  const { id, ...facts } = accrued;
  const ofRound = job.entries.filter(({ round }) => round === accrued.round);
  if (ofRound.some(({ kind }) => kind === "waived")) return null;
  const { base, leftOut } = commissionNow(job);
  const amount = amountOf(base, accrued.rateBp, job.params) - balanceOf(ofRound);
  if (amount === 0) return null;
  return {
    ...facts,
    at,
    month: monthOf(at, job.timeZone),
    kind: "adjusted",
    amount,
    baseCents: base,
    leftOutCents: leftOut,
    reverses: id,
  };
}

/** The entry for a reopened request; null when nothing stands. */
export function reopenedEntry(
  { entries, timeZone }: Pick<CompletedJob, "entries" | "timeZone">,
  at: Date,
): NewEntry | null {
  const accrued = standingAccrual(entries);
  return accrued ? reversalOf(accrued, entries, { at, month: monthOf(at, timeZone) }) : null;
}

/** YYYY-MM in a time zone. */
export const monthOf = (at: Date, timeZone: string): string => dayThere(timeZone, at).slice(0, 7);
