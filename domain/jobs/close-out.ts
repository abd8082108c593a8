import { type Category, categories } from "../offers/category.ts";
import { isPriced, type OfferLine } from "../offers/offer-line.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { dayMs } from "../shared/time/time-units.ts";
import type { Change, ChangeReason } from "./change.ts";
import type { JobSide } from "./job.ts";
import type { JobState } from "./job-state.ts";

export const closeOutLimits = {
  note: 300,
  /** Days after closing in which both sides can confirm a corrected bill. */
  correctionDays: 60,
} as const;

/** Part of the builder's final bill, in minor units of the quote's currency. */
export type Billed = { category: Category; amount: number; note: string | null };

/** Categories that a show may bill to the exhibitor. */
export const chargeCategories = [
  "install",
  "dismantle",
  "material-handling",
  "rigging",
  "electrical",
  "services",
  "permits",
] as const satisfies Category[];
export type ChargeCategory = (typeof chargeCategories)[number];

/** Part of the show's bill, in minor units of the quote's currency. */
export type Charged = {
  category: ChargeCategory;
  amount: number;
  billedWeightLb: number | null;
  hours: number | null;
  overtimePercent: number | null;
};

/** The bill of the moment of closing, or of the last correction that both sides confirmed. */
export type Settled = {
  /** Null: as agreed. */
  billed: Billed[] | null;
  charged: Charged[] | null;
  confirmedBy: JobSide[];
};

/** The final bill of a job and the show's charges. */
export type CloseOut = {
  jobId: QuoteResponseId;
  /** Null: the builder entered nothing, so the bill is as agreed. */
  billed: Billed[] | null;
  /** Total of the builder's invoice; null: not entered. */
  invoiceTotal: number | null;
  charged: Charged[] | null;
  /** When each side confirmed this version. */
  exhibitorConfirmedAt: Date | null;
  builderConfirmedAt: Date | null;
  settled: Settled | null;
  /** Difference from the quote in hundredths of a percent, without what the exhibitor asked for; null: not counted. */
  accuracy: number | null;
  /** Number of the version, from 1; a confirmation names the one that was read. */
  version: number;
};

export function newCloseOut(jobId: QuoteResponseId): CloseOut {
  return {
    jobId,
    billed: null,
    invoiceTotal: null,
    charged: null,
    exhibitorConfirmedAt: null,
    builderConfirmedAt: null,
    settled: null,
    accuracy: null,
    version: 1,
  };
}

export const isConfirmed = (closeOut: CloseOut, by: JobSide) =>
  (by === "builder" ? closeOut.builderConfirmedAt : closeOut.exhibitorConfirmedAt) !== null;

const sum = (parts: readonly { amount: number }[]) =>
  parts.reduce((total, { amount }) => total + amount, 0);

/** Amounts by category: quoted, and approved on top. */
export type Agreed = {
  /** False for a quote without lines: its one price stands in "other". */
  isItemized: boolean;
  quoted: ReadonlyMap<Category, number>;
  approved: ReadonlyMap<Category, number>;
};

/** The agreed amounts by category. Changes have the state that they have now. */
export function agreedByCategory(
  { lines, baseline }: { lines: readonly OfferLine[]; baseline: number },
  changes: readonly Pick<Change, "state" | "lines">[],
): Agreed {
  const isItemized = lines.length > 0;
  const whole = [{ category: "other" as const, amount: baseline }];
  const added = changes.flatMap((change) => (change.state === "approved" ? change.lines : []));
  return {
    isItemized,
    quoted: byCategory(isItemized ? lines.filter(isPriced) : whole, true),
    approved: byCategory(added, isItemized),
  };
}

/** Sums of the amounts by category; of a quote that is not itemized, all in "other". */
export function byCategory(
  parts: readonly { category: Category; amount: number | null }[],
  isItemized: boolean,
): Map<Category, number> {
  const sums = new Map<Category, number>();
  for (const { category, amount } of parts) {
    const key = isItemized ? category : "other";
    sums.set(key, (sums.get(key) ?? 0) + (amount ?? 0));
  }
  return sums;
}

/** The bill as agreed: what an honest builder confirms with one click. */
export function billAsAgreed({ quoted, approved }: Agreed): Billed[] {
  return categories.flatMap((category) => {
    if (!quoted.has(category) && !approved.has(category)) return [];
    const amount = (quoted.get(category) ?? 0) + (approved.get(category) ?? 0);
    return [{ category, amount, note: null }];
  });
}

/** The sum of the bill. */
export function billedTotal({ billed }: Pick<CloseOut, "billed">, agreed: Agreed): number {
  return sum(billed ?? billAsAgreed(agreed));
}

const askedFor: readonly ChangeReason[] = ["exhibitor-wish", "exhibitor-error"];

/**
 * How far the bill is from the quote, in hundredths of a percent of it, rounded; changes that came
 * from the exhibitor don't count. Null without an amount to compare with.
 */
export function accuracyOf(
  baseline: number,
  changes: readonly Pick<Change, "state" | "lines" | "reason">[],
  billed: number,
): number | null {
  if (baseline <= 0) return null;
  const asked = changes
    .filter(({ state, reason }) => state === "approved" && askedFor.includes(reason))
    .reduce((total, { lines }) => total + sum(lines), 0);
  return Math.round(((billed - baseline - asked) / baseline) * 10_000);
}

/** The close-out once it stands: at closing, or when both sides confirmed a correction. */
export function settle(closeOut: CloseOut, accuracy: number | null): CloseOut {
  const { billed, charged } = closeOut;
  const sides: JobSide[] = ["exhibitor", "builder"];
  const confirmedBy = sides.filter((side) => isConfirmed(closeOut, side));
  const counts = confirmedBy.includes("exhibitor");
  return {
    ...closeOut,
    settled: { billed, charged, confirmedBy },
    accuracy: counts ? accuracy : null,
  };
}

/** The close-out of a reopened job: both sides confirm again. */
export function unsettle(closeOut: CloseOut): CloseOut {
  return {
    ...closeOut,
    settled: null,
    accuracy: null,
    exhibitorConfirmedAt: null,
    builderConfirmedAt: null,
    version: closeOut.version + 1,
  };
}

type Closable = { state: JobState; closedAt: Date | null };

/** Whether the bill can be entered and confirmed: once delivered, and corrected soon after closing. */
export function takesBill({ state, closedAt }: Closable, now: Date): boolean {
  if (state === "delivered") return true;
  const until = (closedAt?.getTime() ?? 0) + closeOutLimits.correctionDays * dayMs;
  return state === "closed" && now.getTime() < until;
}
