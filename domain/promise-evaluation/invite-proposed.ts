import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { unlessAdmin } from "../accounts/unless-admin.ts";
import type { QuoteRefusal } from "../quotes/refusals.ts";
import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { invite } from "./act-on-invitations.ts";
import { type EvaluationNeeds, evaluatePromise } from "./evaluate-promises.ts";
import { releasedBuilders } from "./gather-facts.ts";
import type { ProposalChanged } from "./refusals.ts";

type InviteProposed = {
  requestId: QuoteRequestId;
  /** Some of the proposed builders, or all of them. */
  builderIds: readonly string[];
  /** The proposal's that the admin read. */
  version: number;
  by: Principal;
};
type Answer = Result<
  { invited: number },
  NotSignedIn | NotAllowed | QuoteRefusal | ProposalChanged
>;

/** An admin confirms a proposal. Confirmed twice, its builders are invited once. */
export function inviteProposed(needs: EvaluationNeeds) {
  const { promises } = needs;
  return async ({ requestId, builderIds, version, by }: InviteProposed): Promise<Answer> => {
    const refusal = unlessAdmin(by);
    if (refusal) return refuse(refusal);
    const answer = await retryStale(async (): Promise<Answer> => {
      const found = await promises.find(requestId);
      if (!found) return refuse({ kind: "quote-request-not-found" });
      const { assignedBuilders } = found.request;
      const released = releasedBuilders(found);
      const isStanding = (id: BuilderId) => assignedBuilders.includes(id) && !released.includes(id);
      const wanted = builderIds.filter((id) => !isStanding(id as BuilderId));
      if (wanted.length === 0) return ok({ invited: 0 });
      const proposed = found.promise.proposal?.invitations ?? [];
      const chosen = proposed.filter(({ builderId }) => wanted.includes(builderId));
      if (found.promise.proposalVersion !== version || chosen.length < wanted.length) {
        return refuse({ kind: "proposal-changed" });
      }
      const changed = await invite(needs, found, chosen, by.kind === "member" ? by.user.id : null);
      return changed.ok ? ok({ invited: changed.value.added }) : changed;
    });
    // so that the queue no longer proposes them
    if (answer.ok && answer.value.invited > 0) await evaluatePromise(needs, requestId);
    return answer;
  };
}
