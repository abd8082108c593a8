import type { Principal } from "../accounts/principal.ts";
import { readBriefs } from "../quotes/brief-at.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { auditBill, type Finding } from "./audit-bill.ts";
import { changesAt } from "./change-steps.ts";
import {
  type Agreed,
  agreedByCategory,
  type ChargeCategory,
  type CloseOut,
  isConfirmed,
  newCloseOut,
  takesBill,
} from "./close-out.ts";
import { chargesEstimated } from "./estimate-charges.ts";
import { findAccepted, pricedJob } from "./find-job.ts";
import type { Job, JobSide } from "./job.ts";
import { nextJobState } from "./job-state.ts";
import type { JobRepository } from "./ports.ts";
import type { NoJob } from "./refusals.ts";

type Needs = { quotes: QuoteRequestRepository; jobs: JobRepository; clock: Clock };
type ViewCloseOut = { jobId: QuoteResponseId; by: Principal };

/** The bill as its reader sees it. Amounts are in minor units of the quote's currency. */
export type CloseOutRead = {
  job: Job;
  closeOut: CloseOut;
  agreed: Agreed;
  /** The show's estimated charges, by the rates of the acceptance. */
  estimates: Map<ChargeCategory, number>;
  findings: Finding[];
  currency: string;
  side: JobSide | null;
  /** The reader's actions. */
  may: { signOff: boolean; enter: boolean; confirm: boolean };
};

/** Either side, or an admin, reads the job's bill beside its quote. */
export function viewCloseOut({ quotes, jobs, clock }: Needs) {
  return async ({ jobId, by }: ViewCloseOut): Promise<Result<CloseOutRead, NoJob>> => {
    const accepted = await findAccepted(quotes, jobId, by);
    if (!accepted.ok) return accepted;
    const { found, quote, side } = accepted.value;
    const stored = await jobs.find(jobId);
    if (!stored) return refuse({ kind: "job-not-begun" });
    const now = clock.now();
    const closeOut = (await jobs.findCloseOut(jobId)) ?? newCloseOut(jobId);
    const { baseline, job } = pricedJob(stored, quote);
    const agreed = agreedByCategory({ lines: quote.lines, baseline }, changesAt(stored, now));
    const briefs = await readBriefs(quotes, found.request);
    const { logistics, comparedWith } = quote;
    const isOwnRate = comparedWith?.services.origin === "show" && quote.exchange === null;
    const rates = isOwnRate ? comparedWith.services.rates : null;
    const takes = side !== null && takesBill(job, now);
    return ok({
      job,
      closeOut,
      agreed,
      estimates: chargesEstimated(quote, found.request, briefs, now),
      findings: auditBill({ agreed, closeOut, logistics, rates }),
      currency: quote.currency,
      side,
      may: {
        signOff: side === "exhibitor" && nextJobState(job.state, "delivered") !== null,
        enter: takes,
        confirm: takes && !isConfirmed(closeOut, side),
      },
    });
  };
}
