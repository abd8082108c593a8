import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { assignBuilders } from "../assignment/assign-builders.ts";
import { assignmentVersion } from "../assignment/assignment-version.ts";
import type { QuoteRefusal } from "../quotes/refusals.ts";
import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { invite } from "./act-on-invitations.ts";
import { type EvaluationNeeds, evaluatePromise } from "./evaluate-promises.ts";
import { releasedBuilders } from "./gather-facts.ts";
import type { ProposalChanged } from "./refusals.ts";
import { heldMs } from "./undo-times.ts";

/** An admin's invitation of further builders. */
export type InviteBuilders = {
  requestId: QuoteRequestId;
  /** Builders to invite in addition; with a proposal, some or all of its builders. */
  add: readonly string[];
  /**
   * Version of the proposal that the admin confirms; without one, the builders are the admin's own
   * choice.
   */
  proposalVersion?: number | null;
  /** The `assignmentVersion` that the admin read, for an own choice. */
  version?: number | null;
  /** The emails wait for as long as the admin may undo the invitation. */
  canUndo?: boolean;
  by: Principal;
};
type Answer = Result<
  { invited: number },
  NotSignedIn | NotAllowed | QuoteRefusal | ProposalChanged
>;

/**
 * An admin invites further builders. Idempotent: each is invited once. An outdated proposal is
 * refused. Throws `StaleWriteError` when the assignment has changed since `version`.
 */
export function inviteBuilders(needs: EvaluationNeeds) {
  const { promises, quotes } = needs;

  async function confirmProposal(command: InviteBuilders): Promise<Answer> {
    const { requestId, add, proposalVersion, by } = command;
    const found = await promises.find(requestId);
    if (!found) return refuse({ kind: "quote-request-not-found" });
    const { assignedBuilders } = found.request;
    const released = releasedBuilders(found);
    const isStanding = (id: BuilderId) => assignedBuilders.includes(id) && !released.includes(id);
    const wanted = add.filter((id) => !isStanding(id as BuilderId));
    if (wanted.length === 0) return ok({ invited: 0 });
    const proposed = found.promise.proposal?.invitations ?? [];
    const chosen = proposed.filter(({ builderId }) => wanted.includes(builderId));
    if (found.promise.proposalVersion !== proposalVersion || chosen.length < wanted.length) {
      return refuse({ kind: "proposal-changed" });
    }
    const actorId = by.kind === "member" ? by.user.id : null;
    const changed = await invite(needs, found, chosen, actorId, heldMsOf(command));
    return changed.ok ? ok({ invited: changed.value.added }) : changed;
  }

  async function addOwnChoice(command: InviteBuilders): Promise<Answer> {
    const { requestId, add, version, by } = command;
    const request = await quotes.find(requestId);
    if (!request) return refuse({ kind: "quote-request-not-found" });
    const changed = await assignBuilders(needs)({
      requestId,
      builderIds: [...request.assignedBuilders, ...add],
      version: version ?? assignmentVersion(request),
      heldMs: heldMsOf(command),
      by,
    });
    return changed.ok ? ok({ invited: changed.value.added }) : changed;
  }

  return async (command: InviteBuilders): Promise<Answer> => {
    const admin = adminOf(command.by);
    if (!admin.ok) return admin;
    if (command.proposalVersion == null) return addOwnChoice(command);
    const answer = await retryStale(() => confirmProposal(command));
    // the evaluation removes the invited builders from the proposal
    if (answer.ok && answer.value.invited > 0) await evaluatePromise(needs, command.requestId);
    return answer;
  };
}

function heldMsOf({ canUndo }: InviteBuilders): number | undefined {
  return canUndo ? heldMs : undefined;
}
