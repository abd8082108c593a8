import type { Message } from "../messages/ports.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { ChangeId, QuoteResponseId } from "../shared/id.ts";
import type { Change } from "./change.ts";
import type { JobCase } from "./change-steps.ts";
import type { CloseOut } from "./close-out.ts";
import type { Job } from "./job.ts";

/** A job that is due by the clock, and its event. */
export type DueJob = { id: QuoteResponseId; event: "delivered" | "closed" };

/** A step of a job, with its changed or new change. The job has the version that was read. */
export type JobStep = {
  job: Job;
  change?: Change;
  closeOut?: CloseOut;
  messages: Message[];
  audit: AuditEntry;
};

/**
 * Stores jobs and their changes. `QuoteRequestRepository.save` creates a job when it stores an
 * acceptance, and closes, ends or reopens it with its request.
 */
export type JobRepository = {
  find(id: QuoteResponseId): Promise<JobCase | null>;
  findOfChange(id: ChangeId): Promise<JobCase | null>;
  /** Stores the job of a quote that was accepted before jobs existed; a repeat changes nothing. */
  begin(job: Job): Promise<void>;
  /**
   * Stores the step and increments the request's change token. Throws `StaleWriteError` when the
   * job or one of its changes was saved since the job was read.
   */
  save(step: JobStep): Promise<void>;
  /** The job's bill; null: nothing was entered or confirmed. Read after its job. */
  findCloseOut(id: QuoteResponseId): Promise<CloseOut | null>;
  /**
   * Jobs under way that the clock delivers or closes: days are over when they are so everywhere.
   * Longest first.
   */
  listDue(now: Date, limit: number): Promise<DueJob[]>;
  /** Open jobs with a proposal whose time to answer is over, longest first. */
  listLapsing(now: Date, limit: number): Promise<QuoteResponseId[]>;
};
