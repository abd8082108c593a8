import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { RequestNotOpen } from "../quotes/refusals.ts";
import { requestNotOpen } from "../quotes/request-not-open.ts";
import { isOpen } from "../quotes/request-state.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { findAccepted } from "./find-job.ts";
import { newJob } from "./job.ts";
import type { JobRepository } from "./ports.ts";
import type { JobNotFound } from "./refusals.ts";

type Needs = { quotes: QuoteRequestRepository; jobs: JobRepository; clock: Clock };
type BeginJob = { responseId: QuoteResponseId; by: Principal };

/**
 * Either side begins the job of a quote that was accepted before jobs existed, while the request is
 * open. A repeat changes nothing.
 */
export function beginJob({ quotes, jobs, clock }: Needs) {
  return async ({
    responseId,
    by,
  }: BeginJob): Promise<Result<null, NotSignedIn | JobNotFound | RequestNotOpen>> => {
    const accepted = await findAccepted(quotes, responseId, by);
    if (!accepted.ok) return accepted;
    const { found, quote, side } = accepted.value;
    if (!side) return refuse({ kind: "job-not-found" });
    const { status } = found.request;
    if (!isOpen(status)) return refuse(requestNotOpen(status, "start the job"));
    await jobs.begin(newJob(quote, clock.now()));
    return ok(null);
  };
}
