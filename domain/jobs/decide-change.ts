import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { ChangeId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { withChange } from "./agreement-steps.ts";
import type { Change, ChangeEvent, Proposal } from "./change.ts";
import { decide, propose } from "./change-steps.ts";
import { findOwnJob } from "./find-job.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { ChangeRefusal } from "./refusals.ts";
import { writeChange } from "./write-change.ts";

type Decision =
  | { event: Exclude<ChangeEvent, "propose" | "lapse">; note: string | null }
  | { event: "propose"; proposal: Proposal };
type DecideChange = {
  changeId: ChangeId;
  /** The version that the caller read. */
  version: number;
  decision: Decision;
  by: Principal;
};

/**
 * One side decides a change, or its builder prices or edits it, by the version that was read. The
 * other side gets an email.
 */
export function decideChange(ports: ChangeNeeds) {
  const { jobs, ids, clock } = ports;
  return ({
    changeId,
    version,
    decision,
    by,
  }: DecideChange): Promise<Result<Change, NotSignedIn | ChangeRefusal>> =>
    retryStale(async () => {
      if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
      const stored = await jobs.findOf("change", changeId);
      if (!stored) return refuse({ kind: "job-not-found" });
      const attempted = "decide a change";
      const found = await findOwnJob(ports, stored.job.id, { by, attempted });
      if (!found.ok) return found;
      const { priced, side, actor } = found.value;
      const change = priced.changes.find(({ id }) => id === changeId);
      if (!change) return refuse({ kind: "job-not-found" });
      const now = clock.now();
      const step =
        decision.event === "propose"
          ? propose(priced, change, { side, version, proposal: decision.proposal }, now)
          : decide(priced, change, { side, version, ...decision }, now);
      if (!step.ok) return step;
      const { number, jobId } = change;
      const messages = await writeChange(ports, found.value, step.value, now);
      const detail = { id: changeId, number, jobId, side, version: step.value.version };
      const audit = { actorId: actor.user.id, action: `job.change-${step.value.state}`, detail };
      const payments =
        step.value.state === "approved"
          ? withChange(priced.payments, step.value, () => ids.next<"payment">())
          : priced.payments;
      await jobs.save({ job: priced.job, change: step.value, payments, messages, audit });
      return ok(step.value);
    });
}
