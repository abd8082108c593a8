import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import { findAccepted } from "./find-job.ts";
import type { Job, JobSide } from "./job.ts";
import type { JobRepository } from "./ports.ts";
import type { JobNotBegun, JobNotFound } from "./refusals.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  jobs: JobRepository;
  builders: BuilderProfileRepository;
  clock: Clock;
};
type ViewJob = { jobId: QuoteResponseId; by: Principal };

/** A job as its reader sees it. */
export type JobRead = {
  job: Job;
  request: QuoteRequest;
  quote: QuoteResponse;
  /** Null when the profile is gone. */
  builderName: string | null;
  /** Null for an admin. */
  side: JobSide | null;
  /** Days until the show opens; null when it has begun or has no known day. */
  opensInDays: number | null;
};

/** Either side, or an admin, reads a job. */
export function viewJob({ quotes, jobs, builders, clock }: Needs) {
  return async ({
    jobId,
    by,
  }: ViewJob): Promise<Result<JobRead, NotSignedIn | JobNotFound | JobNotBegun>> => {
    const accepted = await findAccepted(quotes, jobId, by);
    if (!accepted.ok) return accepted;
    const { found, quote, side } = accepted.value;
    const job = await jobs.find(jobId);
    if (!job) return refuse({ kind: "job-not-begun" });
    const { request } = found;
    const [[builder], timeZone] = await Promise.all([
      builders.findMany([quote.builderId]),
      quotes.readTimeZone(request.id),
    ]);
    const opensInDays = daysUntil(request.eventDay, dayThere(timeZone, clock.now()));
    return ok({ job, request, quote, builderName: builder?.name ?? null, side, opensInDays });
  };
}

function daysUntil(day: string | null, today: string): number | null {
  if (day === null || day < today) return null;
  return (Date.parse(day) - Date.parse(today)) / dayMs;
}
