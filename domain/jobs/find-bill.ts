import type { Principal } from "../accounts/principal.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { PricedJob } from "./change-steps.ts";
import { type CloseOut, newCloseOut, takesBill } from "./close-out.ts";
import { type Accepted, findAccepted, pricedJob } from "./find-job.ts";
import type { Job, JobSide } from "./job.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { NoOwnJob } from "./refusals.ts";

export type OwnBill = Accepted & {
  job: Job;
  priced: PricedJob;
  side: JobSide;
  closeOut: CloseOut;
};

/** Loads a job's bill for one of its sides to enter or confirm it. */
export async function findBill(
  { quotes, jobs, clock }: ChangeNeeds,
  id: QuoteResponseId,
  { by, attempted }: { by: Principal; attempted: string },
): Promise<Result<OwnBill, NoOwnJob>> {
  const accepted = await findAccepted(quotes, id, by);
  if (!accepted.ok) return accepted;
  const { side, quote } = accepted.value;
  if (!side) return refuse({ kind: "job-not-found" });
  const stored = await jobs.find(id);
  if (!stored) return refuse({ kind: "job-not-begun" });
  const { job } = stored;
  if (!takesBill(job, clock.now())) {
    return refuse({ kind: "job-state", state: job.state, attempted });
  }
  const closeOut = (await jobs.findCloseOut(id)) ?? newCloseOut(id);
  return ok({ ...accepted.value, side, job, priced: pricedJob(stored, quote), closeOut });
}
