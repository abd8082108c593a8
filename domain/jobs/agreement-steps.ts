import type { AgreementId, PaymentId, UserId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { agreedAmounts } from "./agreed-amount.ts";
import { type Agreement, agreementLimits } from "./agreement.ts";
import type { Change } from "./change.ts";
import { totalOf } from "./change.ts";
import { changesAt, type PricedJob } from "./change-steps.ts";
import type { Job, JobSide } from "./job.ts";
import { nextJobState } from "./job-state.ts";
import {
  isSettled,
  newPayment,
  type Payment,
  type PlannedPayment,
  paymentLimits,
  remindersDue,
  sumOf,
} from "./payment.ts";
import type {
  AgreementMoved,
  PaymentSettled,
  SumMismatch,
  TooManyPayments,
  TooManyVersions,
} from "./refusals.ts";

/** Every version, the accepted quote as it is first. */
export function versionsOf({ job, baseline, agreements }: PricedJob): Unstored[] {
  if (agreements[0]?.version === 1) return agreements;
  const first: Unstored = {
    jobId: job.id,
    version: 1,
    amount: baseline,
    payments: [],
    cancellation: null,
    editedBy: null,
    at: job.createdAt,
    ...noYes,
  };
  return [first, ...agreements];
}

/** An agreement that may have no row yet. */
type Unstored = Omit<Agreement, "id">;

const noYes = { exhibitorAt: null, exhibitorBy: null, builderAt: null, builderBy: null };

/** The latest version. */
export function currentAgreement(priced: PricedJob): Unstored {
  return versionsOf(priced).at(-1) as Unstored;
}

type Yes = { id: AgreementId; version: number; side: JobSide; by: UserId };

/**
 * One side says "this is what we agreed" of the version that it read. With the yes of both, the job
 * is agreed.
 */
export function agree(
  priced: PricedJob,
  { id, version, side, by }: Yes,
  now: Date,
): Result<{ job: Job; agreement: Agreement }, AgreementMoved> {
  const current = currentAgreement(priced);
  if (version !== current.version) return refuse({ kind: "agreement-moved" });
  const yes =
    side === "exhibitor"
      ? { exhibitorAt: current.exhibitorAt ?? now, exhibitorBy: current.exhibitorBy ?? by }
      : { builderAt: current.builderAt ?? now, builderBy: current.builderBy ?? by };
  const agreement = { id, ...current, ...yes };
  const { job } = priced;
  if (!agreement.exhibitorAt || !agreement.builderAt) return ok({ job, agreement });
  const state = nextJobState(job.state, "agreed") ?? job.state;
  return ok({ job: { ...job, state, agreedAt: job.agreedAt ?? now }, agreement });
}

/** A plan as a side types it. A part with an id is one that is there. */
export type TypedPlan = {
  payments: (PlannedPayment & { id: PaymentId | null })[];
  cancellation: string | null;
  version: number;
};

type Edit = { plan: TypedPlan; side: JobSide; newId: () => PaymentId; agreementId: AgreementId };
type Edited = { agreement: Agreement; payments: Payment[] };

/**
 * A new version of the agreement, which both sides are asked to agree to again. Parts that were
 * sent or received stay as they are. Only the builder writes what a cancellation costs.
 */
export function editAgreement(
  priced: PricedJob,
  { plan, side, newId, agreementId }: Edit,
  now: Date,
): Result<
  Edited,
  AgreementMoved | PaymentSettled | SumMismatch | TooManyPayments | TooManyVersions
> {
  const current = currentAgreement(priced);
  if (plan.version !== current.version) return refuse({ kind: "agreement-moved" });
  const limit = agreementLimits.versions;
  if (current.version >= limit) return refuse({ kind: "too-many-versions", limit });
  const { ofPlan } = paymentLimits;
  const settled = priced.payments.filter(isSettled);
  const settledIds = new Set<PaymentId | null>(settled.map(({ id }) => id));
  const open = plan.payments.filter(({ id }) => !settledIds.has(id));
  if (open.length > ofPlan) return refuse({ kind: "too-many-payments", limit: ofPlan });
  const { agreed } = agreedAmounts(priced.baseline, changesAt(priced, now));
  const sum = sumOf(plan.payments);
  if (plan.payments.length > 0 && sum !== agreed) {
    return refuse({ kind: "sum-mismatch", sum, agreed });
  }
  const known = new Map(priced.payments.map((each) => [each.id, each]));
  const kept = new Map(plan.payments.map((each) => [each.id, each]));
  if (settled.some((each) => !isSame(each, kept.get(each.id)))) {
    return refuse({ kind: "payment-settled" });
  }
  const payments = plan.payments.map(({ id, label, amount, due }, position): Payment => {
    const there = id && known.get(id);
    if (there && isSettled(there)) return { ...there, position };
    const place = { id: there ? there.id : newId(), jobId: priced.job.id, position };
    // who plans it today knows when it is due
    const reminders = "day" in due ? remindersDue(due.day, utcDay(now)) : 0;
    return { ...newPayment({ label, amount, due }, place), reminders };
  });
  const agreement: Agreement = {
    id: agreementId,
    jobId: priced.job.id,
    version: current.version + 1,
    amount: agreed,
    payments: payments.map(({ label, amount, due }) => ({ label, amount, due })),
    cancellation: side === "builder" ? plan.cancellation : current.cancellation,
    editedBy: side,
    at: now,
    ...noYes,
  };
  return ok({ agreement, payments });
}

function isSame(stored: PlannedPayment, typed: PlannedPayment | undefined): boolean {
  if (!typed) return false;
  const { label, amount, due } = typed;
  return (
    stored.label === label &&
    stored.amount === amount &&
    JSON.stringify(dueParts(stored.due)) === JSON.stringify(dueParts(due))
  );
}

const dueParts = (due: PlannedPayment["due"]) => ("day" in due ? [due.day] : [due.after, due.days]);

/**
 * The payments after a change was approved: its amount goes to the last part that is planned. With
 * none, or one that is smaller than a credit, it becomes a part of its own, due on closing. A job
 * without a plan gets none.
 */
export function withChange(
  payments: readonly Payment[],
  change: Change,
  newId: () => PaymentId,
): Payment[] {
  const total = totalOf(change);
  if (payments.length === 0 || total === 0) return [...payments];
  const last = payments.findLast(({ state }) => state === "planned");
  if (last && last.amount + total > 0) {
    return payments.map((each) =>
      each === last ? { ...each, amount: each.amount + total } : each,
    );
  }
  const own = { label: `Change ${change.number}`, amount: total, due: onClosing };
  const place = { id: newId(), jobId: change.jobId, position: payments.length };
  return [...payments, newPayment(own, place)];
}

const onClosing = { after: "closed", days: 0 } as const;
