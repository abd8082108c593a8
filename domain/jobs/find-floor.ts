import type { Principal } from "../accounts/principal.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import { type SiteLink, siteLinkEndsAt } from "../quotes/site-link.ts";
import type { QuoteResponseId, UserId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { findOwnJob, type OwnJob, pricedJob } from "./find-job.ts";
import type { JobSide } from "./job.ts";
import { isUnderWay } from "./job-state.ts";
import type { JobRepository } from "./ports.ts";
import type { NoOwnJob, SiteLinkInvalid } from "./refusals.ts";

/** A person, or the crew by a job's site link. */
export type FloorCaller = Principal | SiteLink;

/** A job as someone on the floor may change it. */
export type Floor = Omit<OwnJob, "actor"> & {
  who: JobSide | "crew";
  /** Null for the crew. */
  actorId: UserId | null;
};
export type NoFloor = NoOwnJob | SiteLinkInvalid;

type Needs = { quotes: QuoteRequestRepository; jobs: JobRepository; clock: Clock };

/** Loads a job for one of its sides, or for the crew by a valid link of this job. */
export async function findFloor(
  ports: Needs,
  id: QuoteResponseId,
  { by, attempted }: { by: FloorCaller; attempted: string },
): Promise<Result<Floor, NoFloor>> {
  if (by.kind === "site-link") {
    return by.jobId === id ? findByLink(ports, by) : refuse({ kind: "site-link-invalid" });
  }
  const own = await findOwnJob(ports, id, { by, attempted });
  if (!own.ok) return own;
  const { actor, ...found } = own.value;
  return ok({ ...found, who: found.side, actorId: actor.user.id });
}

/** The job that a site link is for. A revoked or expired link is refused as an altered one is. */
export async function findByLink(
  { quotes, jobs, clock }: Needs,
  { jobId, version }: SiteLink,
): Promise<Result<Floor, SiteLinkInvalid>> {
  const [found, stored] = await Promise.all([quotes.findCaseOfResponse(jobId), jobs.find(jobId)]);
  const quote = found?.responses.find((response) => response.id === jobId);
  const endsAt = stored && siteLinkEndsAt(stored.lastDay);
  const isValid =
    stored?.job.siteLinkVersion === version &&
    isUnderWay(stored.job.state) &&
    (!endsAt || clock.now() < endsAt);
  if (!found || !quote || !isValid) return refuse({ kind: "site-link-invalid" });
  const priced = pricedJob(stored, quote);
  return ok({ found, quote, priced, side: "builder", who: "crew", actorId: null });
}
