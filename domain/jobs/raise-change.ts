import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { Ids, QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { type Change, type ChangeReason, changeLimits, type Proposal } from "./change.ts";
import { proposalProblem } from "./change-steps.ts";
import { findOwnJob } from "./find-job.ts";
import type { JobRepository } from "./ports.ts";
import type { ChangeRefusal } from "./refusals.ts";
import { writeChange } from "./write-change.ts";

export type ChangeNeeds = {
  quotes: QuoteRequestRepository;
  jobs: JobRepository;
  builders: BuilderProfileRepository;
  ids: Ids;
  clock: Clock;
};
type RaiseChange = {
  jobId: QuoteResponseId;
  proposal: Proposal;
  reason: ChangeReason;
  by: Principal;
};

/**
 * The builder proposes a change with its price, or the exhibitor wishes for one, without a price.
 * The other side gets an email.
 */
export function raiseChange(ports: ChangeNeeds) {
  const { jobs, ids, clock } = ports;
  return ({
    jobId,
    proposal,
    reason,
    by,
  }: RaiseChange): Promise<Result<Change, NotSignedIn | ChangeRefusal>> =>
    retryStale(async () => {
      const found = await findOwnJob(ports, jobId, { by, attempted: "add a change" });
      if (!found.ok) return found;
      const { priced, side, actor } = found.value;
      const { job, changes } = priced;
      const limit = changeLimits.ofJob;
      if (changes.length >= limit) return refuse({ kind: "too-many-changes", limit });
      const now = clock.now();
      const isWish = side === "exhibitor";
      const change: Change = {
        ...proposal,
        id: ids.next<"change">(),
        jobId,
        number: changes.length + 1,
        raisedBy: side,
        reason: isWish ? "exhibitor-wish" : reason,
        state: isWish ? "wished" : "proposed",
        version: 1,
        earlier: [],
        raisedAt: now,
        decidedAt: null,
        decidedNote: null,
      };
      if (isWish && change.lines.length > 0) return refuse({ kind: "change-lines-of-wish" });
      const problem = isWish ? null : proposalProblem(priced, change, now);
      if (problem) return refuse(problem);
      const messages = await writeChange(ports, found.value, change, now);
      const { id, number } = change;
      const detail = { id, number, jobId, side };
      const audit = { actorId: actor.user.id, action: `job.change-${change.state}`, detail };
      await jobs.save({ job, change, messages, audit });
      return ok(change);
    });
}
