import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { MatchingRepository } from "../assignment/ports.ts";
import { evaluate, type PromiseAction } from "../promise/evaluation/evaluate.ts";
import type { PromiseCase } from "../promise/evaluation/follow-promise.ts";
import type { RequestNotFound } from "../quotes/refusals.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { actOnInvitations } from "./act-on-invitations.ts";
import { type EvaluationNeeds, evaluatePromise } from "./evaluate-promises.ts";
import { gatherFacts } from "./gather-facts.ts";
import { auditOf } from "./pause-request.ts";
import type { ProposalChanged } from "./refusals.ts";

/**
 * The end of an invitation, for an admin to confirm: lapsed for silence, or released because enough
 * quotes are in.
 */
export type ProposedEnding = Extract<PromiseAction, { invitedAt: Date }> & {
  kind: "lapse" | "release";
};
type EndProposed = { requestId: QuoteRequestId; builderIds: readonly string[]; by: Principal };
type Answer = Result<
  { ended: number },
  NotSignedIn | NotAllowed | RequestNotFound | ProposalChanged
>;

/** Lapses and releases that mode `auto` would do by itself; empty in the other modes. */
export async function proposedEndings(
  matching: MatchingRepository,
  found: PromiseCase,
  now: Date,
): Promise<ProposedEnding[]> {
  if (found.policy.params.mode !== "suggest" || found.request.invitations.length === 0) return [];
  const { facts } = await gatherFacts(matching, found, now);
  return evaluate(facts, now).proposals.filter(
    (action): action is ProposedEnding => action.kind === "lapse" || action.kind === "release",
  );
}

/**
 * An admin confirms proposed lapses and releases: lapsed builders may still quote, released ones
 * get an email.
 */
export function endProposed(needs: EvaluationNeeds) {
  const { promises, matching, clock } = needs;
  return async ({ requestId, builderIds, by }: EndProposed): Promise<Answer> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const answer = await retryStale(async (): Promise<Answer> => {
      const found = await promises.find(requestId);
      if (!found) return refuse({ kind: "quote-request-not-found" });
      const now = clock.now();
      const endings = await proposedEndings(matching, found, now);
      const actions = endings.filter(({ builderId }) => builderIds.includes(builderId));
      if (actions.length < builderIds.length) return refuse({ kind: "proposal-changed" });
      const audit = auditOf(by, "invitations.ended", { builders: actions.length });
      await actOnInvitations(needs, found, { actions }, new Map(), now, audit);
      return ok({ ended: actions.length });
    });
    if (answer.ok) await evaluatePromise(needs, requestId);
    return answer;
  };
}
