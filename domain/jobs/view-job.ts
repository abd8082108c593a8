import type { Principal } from "../accounts/principal.ts";
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
import { dayThere } from "../shared/time/zone-time.ts";
import type { Milestone } from "../show-plan/plan.ts";
import { type AgreedAmounts, agreedAmounts } from "./agreed-amount.ts";
import { currentAgreement, versionsOf } from "./agreement-steps.ts";
import type { Approval } from "./approval.ts";
import { type CallIn, openCallIn } from "./call-in.ts";
import { type Change, changeLimits } from "./change.ts";
import { changesAt } from "./change-steps.ts";
import { chargesEstimated } from "./estimate-charges.ts";
import { findAccepted, pricedJob } from "./find-job.ts";
import { daysUntil, type Job, type JobSide } from "./job.ts";
import { isUnderWay, nextJobState } from "./job-state.ts";
import { isFloorOpen, type NextThing, nextThings } from "./next-things.ts";
import { dueDay, type Payment } from "./payment.ts";
import type { JobRepository } from "./ports.ts";
import type { PunchItem } from "./punch-item.ts";
import type { NoJob } from "./refusals.ts";
import { askedBuilt } from "./say-built.ts";

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
  /** The show's charges on top, estimated at the acceptance in the quote's currency; null: unknown. */
  services: number | null;
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
  callIns: CallIn[];
  punch: PunchItem[];
  /** The things that are due, by the plan of the request and the job. */
  next(plan: readonly Milestone[]): NextThing[];
  timeZone: string;
  mayCall: { callIn: boolean; answerCallIn: boolean; sayBuilt: boolean };
  floor: { open: number; mayLink: boolean };
  /** Whether the booth is being built, or soon. */
  isFloorOpen(plan: readonly Milestone[]): boolean;
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
  return async ({ jobId, by }: ViewJob): Promise<Result<JobRead, NoJob>> => {
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
    const [[builder], closeOut, names, briefs] = await Promise.all([
      builders.findMany([quote.builderId]),
      jobs.findCloseOut(jobId),
      jobs.namesOf([...new Set(people)]),
      readBriefs(quotes, request),
    ]);
    const { timeZone } = stored;
    const opensInDays = daysUntil(request.eventDay, dayThere(timeZone, now));
    const estimates = chargesEstimated(quote, request, briefs, now);
    const open = openCallIn(stored.callIns);
    const isOwn = side !== null && isUnderWay(job.state);
    return ok({
      job,
      changes,
      amounts: agreedAmounts(priced.baseline, changes),
      services: estimates.size > 0 ? [...estimates.values()].reduce((a, b) => a + b, 0) : null,
      request,
      quote,
      builderName: builder?.name ?? null,
      side,
      opensInDays,
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
      callIns: stored.callIns,
      punch: stored.punch,
      next: (plan) => nextThings({ ...priced, closeOut }, plan, now),
      timeZone,
      mayCall: {
        callIn: isOwn && open === null,
        answerCallIn: isOwn && open !== null && open.side !== side,
        sayBuilt: isOwn && askedBuilt(job, stored.callIns) === side,
      },
      isFloorOpen: (plan) => isFloorOpen(priced, plan, now),
      floor: {
        open: stored.punch.filter(({ state }) => state === "open").length,
        mayLink: isOwn && side === "builder",
      },
      mayDecide: isOwn,
      mayAgree: isOwn && agreement[`${side}At`] === null,
      mayEdit: isOwn,
      mayState: job.state !== "ended",
      names,
    });
  };
}
