import type { Message } from "../messages/ports.ts";
import type { Currency } from "../offers/currency.ts";
import type { PortfolioProject } from "../portfolio/portfolio-project.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type {
  ApprovalId,
  BuilderId,
  ChangeId,
  JobMessageId,
  PaymentId,
  PunchId,
  QuoteRequestId,
  QuoteResponseId,
  UserId,
} from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { Agreement } from "./agreement.ts";
import type { Approval } from "./approval.ts";
import type { CallIn } from "./call-in.ts";
import type { Change } from "./change.ts";
import type { JobCase } from "./change-steps.ts";
import type { CloseOut } from "./close-out.ts";
import type { FinalBills } from "./final-bills.ts";
import type { Job } from "./job.ts";
import type { JobMessage } from "./job-message.ts";
import type { JobState } from "./job-state.ts";
import type { Payment } from "./payment.ts";
import type { PunchItem } from "./punch-item.ts";

/** Filters of the list. `not-up`: the show has begun; `not-closed`: over for 30 days, or without a day. */
export const jobFilters = ["open", "over", "called-in", "not-up", "not-closed"] as const;
export type JobFilter = (typeof jobFilters)[number];

/** A job in a list. */
export type ListedJob = {
  id: QuoteResponseId;
  state: JobState;
  tradeShowName: string;
  eventDate: string;
  company: string;
  builderName: string | null;
  daysToShow: number | null;
  /** The currency of the quote. */
  currency: Currency;
};

/** The jobs to list: of a member on either side, or all of them. */
export type JobsAsked = {
  of: { userId: UserId; builderId: BuilderId | null } | null;
  filter: JobFilter;
  today: string;
};

/** Ids of a job's parts. */
export type PartIds = {
  change: ChangeId;
  payment: PaymentId;
  approval: ApprovalId;
  punch: PunchId;
};

/** A job that is due by the clock, and its event. */
export type DueJob = {
  id: QuoteResponseId;
  event: "delivered" | "closed" | "ask-built" | "not-built";
};

/** The changes of one step to a job as it was read. */
export type JobStep = {
  job: Job;
  /** A new or changed change. */
  change?: Change;
  /** A new or changed version of the agreement. */
  agreement?: Agreement;
  /** All payments; those that are missing are removed. */
  payments?: readonly Payment[];
  /** The new or changed bill. */
  closeOut?: CloseOut;
  /** New or changed approvals. */
  approvals?: readonly Approval[];
  /** New or changed punch items. */
  punch?: readonly PunchItem[];
  /** A new or changed call-in. */
  callIn?: CallIn;
  /** A draft of a project made from the job; its pictures join it if it is there. */
  project?: PortfolioProject;
  /** Confirmed pictures to remove from all projects. */
  withdrawn?: readonly string[];
  /** The booth is delivered with this step: its review opens. */
  isDelivered?: true;
  messages: readonly Message[];
  audit: AuditEntry;
};

/**
 * Stores jobs and their changes. `QuoteRequestRepository.save` creates a job when it stores an
 * acceptance, and closes, ends or reopens it with its request.
 */
export type JobRepository = {
  find(id: QuoteResponseId): Promise<JobCase | null>;
  findMany(ids: readonly QuoteResponseId[]): Promise<JobCase[]>;
  /** The bills of these jobs, as far as they have one. */
  findCloseOuts(ids: readonly QuoteResponseId[]): Promise<CloseOut[]>;
  /** The job that has this change, payment, approval or punch item. */
  findOf<Part extends keyof PartIds>(part: Part, id: PartIds[Part]): Promise<JobCase | null>;
  /**
   * Stores a message and increments the request's change token. `full`: the job has `limit` messages.
   */
  addMessage(
    message: JobMessage,
    requestId: QuoteRequestId,
    given: { limit: number; audit: AuditEntry },
  ): Promise<"added" | "full" | "no-job">;
  /** Messages older than `before`, or all, latest first. */
  listMessages(
    jobId: QuoteResponseId,
    before: JobMessageId | null,
    limit: number,
  ): Promise<JobMessage[]>;
  /** Messages without an email, oldest first, of jobs with one from `before`. */
  listUntold(before: Date, limit: number): Promise<JobMessage[]>;
  /** Stores that the messages were emailed about, with the emails. */
  markTold(told: readonly JobMessage[], at: Date, messages: readonly Message[]): Promise<void>;
  /** The final bills of jobs closed after `since`, by builder; ids that aren't one are left out. */
  countFinalBills(
    ids: readonly BuilderId[],
    since: Date,
  ): Promise<ReadonlyMap<BuilderId, FinalBills>>;
  /** Jobs with a punch item before the opening from `before` that the builder was not emailed about. */
  listUntoldPunch(before: Date, limit: number): Promise<QuoteResponseId[]>;
  /** Names of accounts; those without one are missing. */
  namesOf(ids: readonly UserId[]): Promise<ReadonlyMap<string, string>>;
  /** Stores the job of a quote that was accepted before jobs existed; a repeat changes nothing. */
  begin(job: Job): Promise<void>;
  /**
   * Stores the step and increments the request's change token. Throws `StaleWriteError` when the
   * job was saved since the job was read.
   */
  save(step: JobStep): Promise<void>;
  /** The job's bill; null: nothing was entered or confirmed. Read after its job. */
  findCloseOut(id: QuoteResponseId): Promise<CloseOut | null>;
  /**
   * Jobs under way that the clock delivers, closes, ends or asks about: days are over when they are so everywhere.
   * Longest first.
   */
  listDue(now: Date, limit: number): Promise<DueJob[]>;
  /**
   * Jobs with a planned payment whose next reminder is due on `day` or before, as far as UTC dates
   * tell.
   */
  listOwing(day: string, limit: number): Promise<QuoteResponseId[]>;
  /**
   * Jobs under way, the earliest due first, for an admin the earliest show first; or those that are
   * over, latest first.
   */
  list(asked: JobsAsked, page: PageRequest): Promise<Page<ListedJob>>;
  /** Open jobs with a proposal whose time to answer is over, longest first. */
  listLapsing(now: Date, limit: number): Promise<QuoteResponseId[]>;
};
