import { maxAmountCents } from "../shared/money/money.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { agreedAmounts } from "./agreed-amount.ts";
import type { Agreement } from "./agreement.ts";
import type { Approval } from "./approval.ts";
import type { CallIn } from "./call-in.ts";
import {
  type Change,
  type ChangeEvent,
  changeArrow,
  changeLimits,
  changeStateAt,
  type Proposal,
  totalOf,
} from "./change.ts";
import type { Job, JobSide } from "./job.ts";
import type { Payment } from "./payment.ts";
import type { PunchItem } from "./punch-item.ts";
import type {
  ChangeMoved,
  ChangeNotOpen,
  OtherSideDecides,
  ProposalInvalid,
  TooManyChanges,
} from "./refusals.ts";

/** A job with its changes, versions of the agreement, payments and approvals, each in their order. */
export type JobCase = {
  job: Job;
  changes: Change[];
  agreements: Agreement[];
  payments: Payment[];
  approvals: Approval[];
  punch: PunchItem[];
  callIns: CallIn[];
  /** The last day of the show, else the day of the brief. */
  lastDay: string | null;
  /** The day of the brief. */
  eventDay: string | null;
  /** The exhibitor's. */
  timeZone: string;
};

/** A job, its changes, and the amount of its accepted quote. */
export type PricedJob = JobCase & { baseline: number };

type Step = { event: ChangeEvent; side: JobSide | "system"; version: number };

const attempts: Record<ChangeEvent, string> = {
  propose: "price the change",
  decline: "decline the change",
  approve: "approve the change",
  refuse: "refuse the change",
  withdraw: "withdraw the change",
  lapse: "let the change lapse",
};

type CannotMove = ChangeNotOpen | ChangeMoved | OtherSideDecides;

/** The change in its next state, by the version that the side has read. */
function move(
  { job }: Pick<JobCase, "job">,
  change: Change,
  { event, side, version }: Step,
  now: Date,
): Result<Change, CannotMove> {
  const attempted = attempts[event];
  // a lapse stores what is so already
  const state = event === "lapse" ? change.state : changeStateAt(change, job, now);
  const arrow = changeArrow(state, event);
  if (!arrow) return refuse({ kind: "change-state", state, attempted });
  if (arrow.by !== side) return refuse({ kind: "other-side-decides", attempted });
  if (version !== change.version) return refuse({ kind: "change-moved", current: change });
  return ok({ ...change, state: arrow.to });
}

/** Decides a change: approves, refuses, declines, withdraws, or lets it lapse. */
export function decide(
  priced: PricedJob,
  change: Change,
  { note, ...step }: Step & { note: string | null },
  now: Date,
): Result<Change, CannotMove | ProposalInvalid> {
  const moved = move(priced, change, step, now);
  if (!moved.ok) return moved;
  const isLow = step.event === "approve" && agreedWith(priced, change, now) < 0;
  if (isLow) return refuse({ kind: "agreed-below-zero" });
  return ok({ ...moved.value, decidedAt: now, decidedNote: note });
}

/** The builder prices a wish or edits a proposal: a new version to decide. */
export function propose(
  priced: PricedJob,
  change: Change,
  { proposal, ...step }: { proposal: Proposal; side: JobSide; version: number },
  now: Date,
): Result<Change, CannotMove | ProposalInvalid | TooManyChanges> {
  const moved = move(priced, change, { event: "propose", ...step }, now);
  if (!moved.ok) return moved;
  const limit = changeLimits.versions;
  if (change.version >= limit) return refuse({ kind: "too-many-changes", limit });
  const problem = proposalProblem(priced, { ...change, ...proposal }, now);
  if (problem) return refuse(problem);
  const { version, title, note, lines, daysLater } = change;
  const earlier = { version, title, note, lines, daysLater, at: now.toISOString() };
  return ok({
    ...moved.value,
    ...proposal,
    version: version + 1,
    earlier: [...change.earlier, earlier],
  });
}

/** A rule that a proposal breaks; null: none. */
export function proposalProblem(
  priced: PricedJob,
  change: Change,
  now: Date,
): ProposalInvalid | null {
  if (change.lines.length === 0) return { kind: "change-lines-missing" };
  if (Math.abs(totalOf(change)) > maxAmountCents) return { kind: "change-too-large" };
  if (change.answerBy !== null && change.answerBy <= now) return { kind: "answer-by-passed" };
  return agreedWith(priced, change, now) < 0 ? { kind: "agreed-below-zero" } : null;
}

/** The agreed amount if the change were approved. */
function agreedWith({ baseline, ...found }: PricedJob, change: Change, now: Date): number {
  const others = changesAt(found, now).filter(({ id }) => id !== change.id);
  return agreedAmounts(baseline, others).agreed + totalOf(change);
}

/** The job's changes with their states at `now`. */
export function changesAt({ job, changes }: Pick<JobCase, "job" | "changes">, now: Date): Change[] {
  return changes.map((change) => ({ ...change, state: changeStateAt(change, job, now) }));
}
