import { isAdmin, type Member, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { statedPrice } from "../offers/stated-price.ts";
import type { QuoteCase, QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { JobCase, PricedJob } from "./change-steps.ts";
import { type JobSide, sideOf } from "./job.ts";
import { isUnderWay, type JobState } from "./job-state.ts";
import type { JobRepository } from "./ports.ts";
import type { JobNotFound, NoOwnJob } from "./refusals.ts";

/** An accepted quote, and the side on which the caller runs its job; null for an admin. */
export type Accepted = {
  found: QuoteCase;
  quote: QuoteResponse;
  side: JobSide | null;
  actor: Member;
};

/**
 * The accepted quote with this id, for its exhibitor, its builder and admins. To everyone else it
 * looks missing.
 */
export async function findAccepted(
  quotes: QuoteRequestRepository,
  id: QuoteResponseId,
  by: Principal,
): Promise<Result<Accepted, NotSignedIn | JobNotFound>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const found = await quotes.findCaseOfResponse(id);
  const quote = found?.responses.find((response) => response.id === id);
  if (!found || quote?.status !== "accepted") return refuse({ kind: "job-not-found" });
  const side = sideOf(by, quote, found.request);
  if (!side && !isAdmin(by)) return refuse({ kind: "job-not-found" });
  return ok({ found, quote, side, actor: by });
}

/** A job that a side may change now, with the accepted quote. */
export type OwnJob = Accepted & { priced: PricedJob; side: JobSide };

type Attempt = {
  by: Principal;
  attempted: string;
  /** The states in which it is possible; missing: while the job runs. */
  during?: (state: JobState) => boolean;
};

/** Loads a job for one of its sides to change it. */
export async function findOwnJob(
  ports: { quotes: QuoteRequestRepository; jobs: JobRepository },
  id: QuoteResponseId,
  { by, attempted, during = isUnderWay }: Attempt,
): Promise<Result<OwnJob, NoOwnJob>> {
  const accepted = await findAccepted(ports.quotes, id, by);
  if (!accepted.ok) return accepted;
  const { side } = accepted.value;
  if (!side) return refuse({ kind: "job-not-found" });
  const found = await ports.jobs.find(id);
  if (!found) return refuse({ kind: "job-not-begun" });
  const { state } = found.job;
  if (!during(state)) return refuse({ kind: "job-state", state, attempted });
  return ok({ ...accepted.value, side, priced: pricedJob(found, accepted.value.quote) });
}

/** The job with its baseline: the accepted amount in minor units of its currency, the low end of a range. */
export function pricedJob(found: JobCase, quote: QuoteResponse): PricedJob {
  return { ...found, baseline: statedPrice(quote).total ?? 0 };
}
