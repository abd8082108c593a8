import type { Principal } from "../accounts/principal.ts";
import type { SiteLink } from "../quotes/site-link.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { type FloorCaller, findFloor, type NoFloor } from "./find-floor.ts";
import { findOwnJob } from "./find-job.ts";
import { nextJobState } from "./job-state.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { OtherSideDecides } from "./refusals.ts";
import { writeToSide } from "./write-to-side.ts";

type SayStands = { jobId: QuoteResponseId; by: FloorCaller };

/** The builder or its crew says that the booth is up: the exhibitor is emailed. A repeat changes nothing. */
export function sayStands(ports: ChangeNeeds) {
  const { jobs, clock } = ports;
  return ({ jobId, by }: SayStands): Promise<Result<null, NoFloor | OtherSideDecides>> =>
    retryStale(async () => {
      const attempted = "say that the booth is up";
      const floor = await findFloor(ports, jobId, { by, attempted });
      if (!floor.ok) return floor;
      const { priced, side, who, actorId, found } = floor.value;
      const { job } = priced;
      if (side !== "builder") return refuse({ kind: "other-side-decides", attempted });
      if (job.standsAt) return ok(null);
      if (!nextJobState(job.state, "delivered")) {
        return refuse({ kind: "job-state", state: job.state, attempted });
      }
      const now = clock.now();
      const notice = { key: `booth-is-up/${jobId}`, at: now };
      const { boothNumber } = found.request.brief;
      const messages = await writeToSide(ports, floor.value, "exhibitor", notice, (facts) => ({
        kind: "booth-is-up",
        ...facts,
        boothNumber: boothNumber ?? null,
      }));
      const detail = { jobId, ...(who === "crew" && { via: "link" }) };
      const audit = { actorId, action: "job.stands", detail };
      await jobs.save({ job: { ...job, standsAt: now }, messages, audit });
      return ok(null);
    });
}

type OneJob = { jobId: QuoteResponseId; by: Principal };

/** The builder reads the link for its crew. */
export function openSiteLink(ports: ChangeNeeds) {
  return async ({ jobId, by }: OneJob): Promise<Result<SiteLink, NoFloor | OtherSideDecides>> => {
    const own = await findLinkOwner(ports, { jobId, by });
    if (!own.ok) return own;
    return ok({ kind: "site-link", jobId, version: own.value.priced.job.siteLinkVersion });
  };
}

/** The builder revokes the link for its crew; the next one differs. */
export function revokeSiteLink(ports: ChangeNeeds) {
  return ({ jobId, by }: OneJob): Promise<Result<null, NoFloor | OtherSideDecides>> =>
    retryStale(async () => {
      const own = await findLinkOwner(ports, { jobId, by });
      if (!own.ok) return own;
      const { priced, actor } = own.value;
      const { job } = priced;
      const audit = { actorId: actor.user.id, action: "job.site-link-revoked", detail: { jobId } };
      const siteLinkVersion = job.siteLinkVersion + 1;
      await ports.jobs.save({ job: { ...job, siteLinkVersion }, messages: [], audit });
      return ok(null);
    });
}

async function findLinkOwner(ports: ChangeNeeds, { jobId, by }: OneJob) {
  const attempted = "give out the crew's link";
  const own = await findOwnJob(ports, jobId, { by, attempted });
  if (own.ok && own.value.side !== "builder") {
    return refuse({ kind: "other-side-decides" as const, attempted });
  }
  return own;
}
