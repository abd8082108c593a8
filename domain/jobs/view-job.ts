import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import { readBriefs } from "../quotes/brief-at.ts";
import { isForEarlierBrief } from "../quotes/brief-version.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import { type PricedFor, pricedFor } from "../quotes/priced-for.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import { type AgreedAmounts, agreedAmounts } from "./agreed-amount.ts";
import { currentAgreement, versionsOf } from "./agreement-steps.ts";
import type { Approval } from "./approval.ts";
import { type Change, changeLimits } from "./change.ts";
import { changesAt } from "./change-steps.ts";
import { findAccepted, pricedJob } from "./find-job.ts";
import type { Job, JobSide } from "./job.ts";
import { isUnderWay, nextJobState } from "./job-state.ts";
import { dueDay, type Payment } from "./payment.ts";
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
  /** With their states now. */
  changes: Change[];
  amounts: AgreedAmounts;
  request: QuoteRequest;
  quote: QuoteResponse;
  /** Null when the profile is gone. */
  builderName: string | null;
  /** Null for an admin. */
  side: JobSide | null;
  /** Days until the show opens; null when it has begun or has no known day. */
  opensInDays: number | null;
  mayRaise: boolean;
  mayCallOff: boolean;
  /** The brief that the price is for; null when it is the current one. */
  earlierBrief: PricedFor | null;
  /** The latest of `versions`. */
  agreement: ReturnType<typeof currentAgreement>;
  versions: ReturnType<typeof versionsOf>;
  payments: { payment: Payment; dueOn: string | null }[];
  approvals: Approval[];
  /** Whether the reader's side may decide approvals. */
  mayDecide: boolean;
  mayAgree: boolean;
  mayEdit: boolean;
  /** Whether sides may say something about payments. */
  mayState: boolean;
  /** Names of the accounts whose acts are shown. */
  names: ReadonlyMap<string, string>;
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
    const stored = await jobs.find(jobId);
    if (!stored) return refuse({ kind: "job-not-begun" });
    const { job } = stored;
    const now = clock.now();
    const changes = changesAt(stored, now);
    const { request } = found;
    const priced = pricedJob(stored, quote);
    const agreement = currentAgreement(priced);
    const { exhibitorBy, builderBy } = agreement;
    const acting = stored.payments.flatMap((each) => [
      each.sentBy,
      each.receivedBy,
      each.disputedBy,
    ]);
    const deciding = stored.approvals.flatMap((each) => [each.askedBy, each.decidedBy]);
    const people = [exhibitorBy, builderBy, ...acting, ...deciding].filter((id) => id !== null);
    const [[builder], timeZone, names, briefs] = await Promise.all([
      builders.findMany([quote.builderId]),
      quotes.readTimeZone(request.id),
      jobs.namesOf([...new Set(people)]),
      readBriefs(quotes, request),
    ]);
    const isOwn = side !== null && isUnderWay(job.state);
    return ok({
      job,
      changes,
      amounts: agreedAmounts(priced.baseline, changes),
      request,
      quote,
      builderName: builder?.name ?? null,
      side,
      opensInDays: daysUntil(request.eventDay, dayThere(timeZone, now)),
      mayCallOff: side !== null && nextJobState(job.state, "called-off") !== null,
      mayRaise: isOwn && changes.length < changeLimits.ofJob,
      earlierBrief: isForEarlierBrief(quote, request) ? pricedFor(request, briefs, quote) : null,
      agreement,
      versions: versionsOf(priced),
      payments: stored.payments.map((payment) => ({
        payment,
        dueOn: dueDay(payment, job, timeZone),
      })),
      approvals: stored.approvals,
      mayDecide: isOwn,
      mayAgree: isOwn && agreement[`${side}At`] === null,
      mayEdit: isOwn,
      mayState: job.state !== "ended",
      names,
    });
  };
}

function daysUntil(day: string | null, today: string): number | null {
  if (day === null || day < today) return null;
  return (Date.parse(day) - Date.parse(today)) / dayMs;
}
