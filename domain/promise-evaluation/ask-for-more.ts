import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { changeBuilders } from "../assignment/change-builders.ts";
import { type Evaluation, evaluate } from "../promise/evaluation/evaluate.ts";
import { endOf, type PromiseCase } from "../promise/evaluation/follow-promise.ts";
import type { PromiseFacts } from "../promise/promise-facts.ts";
import type { PromiseMode } from "../promise/promise-policy.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteRefusal } from "../quotes/refusals.ts";
import { requestNotOpen } from "../quotes/request-not-open.ts";
import { isOpen } from "../quotes/request-state.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import { type EvaluationNeeds, evaluatePromise, isSame } from "./evaluate-promises.ts";
import { gatherFacts, releasedBuilders } from "./gather-facts.ts";
import { auditOf } from "./pause-request.ts";
import type { CannotAskForMore } from "./refusals.ts";

/** Each time, this many quotes are wanted beyond those in or likely. */
const furtherQuotes = 2;

type AskForMore = { requestId: QuoteRequestId; by: Principal };
/** `builders`: invited now in mode `auto`; in mode `suggest` an admin confirms them first. */
type AskedForMore = { builders: number; mode: PromiseMode };
type Refused = NotSignedIn | QuoteRefusal | CannotAskForMore;

/**
 * An exhibitor, or an admin for them, asks for more quotes, even after the due time or with all
 * promised quotes in. Released builders are invited again, then the next best ones.
 */
export function askForMore(needs: EvaluationNeeds) {
  const { promises, matching, clock } = needs;
  return async ({ requestId, by }: AskForMore): Promise<Result<AskedForMore, Refused>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const asked = await retryStale(async (): Promise<Result<AskedForMore, Refused>> => {
      const now = clock.now();
      const found = await promises.find(requestId);
      const request = found?.request ?? (await needs.quotes.find(requestId));
      if (!request || !(ownsRequest(by, request) || isAdmin(by))) {
        return refuse({ kind: "quote-request-not-found" });
      }
      // requests from before promises existed: admins invite for them
      if (!found) return refuse({ kind: "mode-off" });
      const refusal = whyNotMore(found);
      if (refusal) return refuse(refusal);
      const { mode, quotesPromised, mostInvited } = found.policy.params;
      const before = await gatherFacts(matching, notStopped(found), now);
      const { countable, expected } = evaluate(before.facts, now);
      const quotesWanted = Math.min(
        mostInvited,
        Math.max(quotesPromised, countable + Math.ceil(expected) + furtherQuotes),
      );
      const facts = { ...before.facts, quotesWanted, asksForMore: true };
      const evaluated = evaluate(facts, now);
      const { actions, proposals } = evaluated;
      const fresh = [...actions, ...proposals].filter(({ kind }) => kind === "invite").length;
      const released = mode === "auto" ? releasedBuilders(found).length : 0;
      if (fresh + released === 0) return refuse(whyNone(before.facts, evaluated));

      const actor = isAdmin(by) ? "admin" : "exhibitor";
      const event = {
        at: now,
        kind: "more-asked",
        actor,
        detail: { wanted: quotesWanted },
      } as const;
      await promises.change(requestId, (current) => {
        // the wanted number was computed from facts that have changed
        if (!isSame(current, found)) throw new StaleWriteError(requestId);
        return {
          promise: { ...current.promise, quotesWanted, nextEvaluationAt: now },
          events: [event],
          audit: auditOf(by, "quote-request.more-asked", { wanted: quotesWanted }),
        };
      });
      return ok({ builders: fresh + released, mode });
    });
    if (!asked.ok) return asked;
    if (asked.value.mode === "auto") await retryStale(() => inviteReleased(needs, requestId));
    await evaluatePromise(needs, requestId);
    return asked;
  };
}

/** Why the exhibitor can't ask for builders now, nor stop asking; null when they can. */
export function whyNotMore(
  { request, responses, policy, promise }: PromiseCase,
  attempted = "ask for more quotes",
) {
  if (!isOpen(request.status)) return requestNotOpen(request.status, attempted);
  if (endOf({ request, responses })) {
    return { kind: "response-already-accepted", attempted } as const;
  }
  if (policy.params.mode === "off") return { kind: "mode-off" } as const;
  return promise.pausedSince ? ({ kind: "clock-paused" } as const) : null;
}

/** The promise as if the exhibitor hadn't stopped the asking, since they now want more. */
function notStopped(found: PromiseCase): PromiseCase {
  const quotesWanted = found.promise.quotesWanted || null;
  return { ...found, promise: { ...found.promise, quotesWanted } };
}

/** Why no builder can be invited: none is left, or the policy's limit is reached. */
function whyNone(
  { candidates, invitations, params: { mostInvited, seats } }: PromiseFacts,
  { invited, seated }: Pick<Evaluation, "invited" | "seated">,
): CannotAskForMore {
  const asked = new Set(invitations.map(({ builderId }) => builderId));
  if (candidates.every(({ builderId }) => asked.has(builderId))) return { kind: "no-candidates" };
  if (seated >= seats) return { kind: "all-at-work", builders: seated };
  if (invited >= mostInvited) return { kind: "most-invited", builders: invited };
  return { kind: "no-candidates" };
}

/** Invites released builders again, each with a new email and answer time. */
async function inviteReleased(needs: EvaluationNeeds, id: QuoteRequestId): Promise<void> {
  const found = await needs.promises.find(id);
  const again = found ? releasedBuilders(found) : [];
  // decided, closed or taken back meanwhile: the wish no longer applies
  if (!found || whyNotMore(found) || again.length === 0) return;
  if (!found.promise.quotesWanted) return;
  const builderIds = found.request.assignedBuilders;
  await changeBuilders(needs)(found, {
    builderIds,
    again,
    decidedBy: found.promise,
    actorId: null,
  });
}
