import type { QuoteResponseId } from "../shared/id.ts";
import type { Job } from "./job.ts";

/**
 * Stores jobs. `QuoteRequestRepository.save` creates a job when it stores an acceptance, and closes,
 * ends or reopens it with its request.
 */
export type JobRepository = {
  find(id: QuoteResponseId): Promise<Job | null>;
  /** Stores the job of a quote that was accepted before jobs existed; a repeat changes nothing. */
  begin(job: Job): Promise<void>;
};
