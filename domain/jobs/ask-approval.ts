import type { Principal } from "../accounts/principal.ts";
import type { AttachmentRepository } from "../attachments/ports.ts";
import type { ApprovalId, AttachmentId, QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import {
  type Approval,
  type ApprovalEvent,
  approvalArrow,
  approvalLimits,
  earlierRound,
} from "./approval.ts";
import { findOwnJob } from "./find-job.ts";
import { findShownFiles } from "./find-shown-files.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type {
  ApprovalNotOpen,
  FilesUnknown,
  NoOwnJob,
  OtherSideDecides,
  TooManyApprovals,
} from "./refusals.ts";
import { otherSide, writeToSide } from "./write-to-side.ts";

type Needs = ChangeNeeds & { attachments: AttachmentRepository };
type AskApproval = {
  jobId: QuoteResponseId;
  asked: Pick<Approval, "kind" | "title" | "note" | "due"> & { files: AttachmentId[] };
  by: Principal;
};
type Refused = NoOwnJob;

/**
 * One side shows files for the other's yes, which gets an email. With the title of an open one it
 * is its next round.
 */
export function askApproval(ports: Needs) {
  const { jobs, attachments, ids, clock } = ports;
  return ({
    jobId,
    asked: { files, ...asked },
    by,
  }: AskApproval): Promise<Result<Approval, Refused | FilesUnknown | TooManyApprovals>> =>
    retryStale(async () => {
      const found = await findOwnJob(ports, jobId, { by, attempted: "ask for an approval" });
      if (!found.ok) return found;
      const { priced, side, actor, quote } = found.value;
      const limit = approvalLimits.ofJob;
      if (priced.approvals.length >= limit) return refuse({ kind: "too-many-approvals", limit });
      const shown = await findShownFiles(attachments, quote.quoteRequestId, files);
      if (!shown.ok) return shown;
      const { replaced, round } = earlierRound(priced.approvals, { title: asked.title, side });
      const now = clock.now();
      const approval: Approval = {
        ...asked,
        id: ids.next<"approval">(),
        jobId,
        round,
        files: shown.value,
        state: "asked",
        side,
        askedBy: actor.user.id,
        askedAt: now,
        decidedBy: null,
        decidedAt: null,
        decidedNote: null,
      };
      const approvals = [
        ...(replaced ? [{ ...replaced, state: "superseded" as const }] : []),
        approval,
      ];
      const notice = { key: `approval-asked/${approval.id}`, at: now };
      const messages = await writeToSide(ports, found.value, otherSide(side), notice, (facts) => ({
        kind: "approval-asked",
        ...facts,
        approval: { title: asked.title, round, due: asked.due },
        note: asked.note,
      }));
      const { id } = approval;
      const hashes = shown.value.map(({ hash }) => hash);
      const detail = { id, jobId, side, round, hashes };
      const audit = { actorId: actor.user.id, action: "job.approval-asked", detail };
      await jobs.save({ job: priced.job, approvals, messages, audit });
      return ok(approval);
    });
}

type DecideApproval = {
  approvalId: ApprovalId;
  event: Exclude<ApprovalEvent, "supersede">;
  note: string | null;
  by: Principal;
};

/**
 * The other side approves exactly the shown files, with notes or without, or wants changes; the
 * asker may withdraw. A decision is emailed.
 */
export function decideApproval(ports: ChangeNeeds) {
  const { jobs, clock } = ports;
  return ({
    approvalId,
    event,
    note,
    by,
  }: DecideApproval): Promise<Result<Approval, Refused | ApprovalNotOpen | OtherSideDecides>> =>
    retryStale(async () => {
      if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
      const stored = await jobs.findOf("approval", approvalId);
      if (!stored) return refuse({ kind: "job-not-found" });
      const attempted = attempts[event];
      const found = await findOwnJob(ports, stored.job.id, { by, attempted });
      if (!found.ok) return found;
      const { priced, side, actor } = found.value;
      const approval = priced.approvals.find(({ id }) => id === approvalId);
      if (!approval) return refuse({ kind: "job-not-found" });
      const arrow = approvalArrow(approval.state, event);
      if (!arrow) return refuse({ kind: "approval-state", state: approval.state, attempted });
      if ((arrow.by === "asker") !== (side === approval.side)) {
        return refuse({ kind: "other-side-decides", attempted });
      }
      const now = clock.now();
      const isNoted = arrow.to === "approved" && note !== null;
      const state = isNoted ? "approved-with-notes" : arrow.to;
      const decision = { decidedBy: actor.user.id, decidedAt: now, decidedNote: note };
      const decided: Approval = { ...approval, ...decision, state };
      const { title, round, files } = approval;
      const notice = { key: `approval-decided/${approvalId}`, at: now };
      const messages =
        event === "withdraw"
          ? []
          : await writeToSide(ports, found.value, approval.side, notice, (facts) => ({
              kind: "approval-decided",
              ...facts,
              approval: { title, round, due: null },
              outcome: state,
              note,
            }));
      const hashes = files.map(({ hash }) => hash);
      const detail = { id: approvalId, jobId: approval.jobId, side, round, hashes };
      const audit = { actorId: actor.user.id, action: `job.approval-${state}`, detail };
      await jobs.save({ job: priced.job, approvals: [decided], messages, audit });
      return ok(decided);
    });
}

const attempts = {
  approve: "approve it",
  "want-changes": "ask for changes of it",
  withdraw: "withdraw it",
} as const;
