import type { Principal } from "../accounts/principal.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { findOwnJob } from "./find-job.ts";
import { nextJobState } from "./job-state.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { NoOwnJob, OtherSideDecides } from "./refusals.ts";
import { writeDelivered } from "./write-bill.ts";

type SignOff = { jobId: QuoteResponseId; by: Principal };
type Refused = NoOwnJob | OtherSideDecides;

/** The exhibitor signs the booth off: it is delivered, and its bill can be entered. A repeat changes nothing. */
export function signOff(ports: ChangeNeeds) {
  const { jobs, clock } = ports;
  return ({ jobId, by }: SignOff): Promise<Result<null, Refused>> =>
    retryStale(async () => {
      const attempted = "sign off the booth";
      const own = await findOwnJob(ports, jobId, { by, attempted });
      if (!own.ok) return own;
      const { priced, side, actor, found, quote } = own.value;
      const { job } = priced;
      if (side !== "exhibitor") return refuse({ kind: "other-side-decides", attempted });
      const state = nextJobState(job.state, "delivered");
      if (!state) return ok(null);
      const now = clock.now();
      const messages = await writeDelivered(ports, { request: found.request, quote }, now);
      const audit = { actorId: actor.user.id, action: "job.delivered", detail: { jobId } };
      await jobs.save({
        job: { ...job, state, deliveredAt: now },
        isDelivered: true,
        messages,
        audit,
      });
      return ok(null);
    });
}
