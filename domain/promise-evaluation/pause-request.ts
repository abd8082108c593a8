import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { Message } from "../messages/ports.ts";
import type { PromiseCase } from "../promise/evaluation/follow-promise.ts";
import type { PromiseStep } from "../promise/ledger/promise-event.ts";
import { pausePromise } from "../promise/pause-promise.ts";
import type { RequestNotFound } from "../quotes/refusals.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { hourMs } from "../shared/time/time-units.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { endPause } from "./end-pause.ts";
import { type EvaluationNeeds, evaluatePromise } from "./evaluate-promises.ts";
import type { CaseClosed, PauseUsedUp, PromiseOver, TargetSettled } from "./refusals.ts";
import { writePause } from "./write-pause.ts";

type Refused = RequestNotFound | PromiseOver | PauseUsedUp | TargetSettled | CaseClosed;
/** The change to a promise to store, null for none, or the refusal. */
type Decided = Result<(PromiseStep & { audit: AuditEntry; messages?: Message[] }) | null, Refused>;
export type PromiseAnswer = Result<null, NotSignedIn | NotAllowed | Refused>;

type PauseRequest = { requestId: QuoteRequestId; reason: string; by: Principal };

/**
 * An admin pauses the clocks because the exhibitor owes an answer. A second pause changes nothing.
 */
export function pauseRequest(needs: EvaluationNeeds) {
  return async ({ requestId, reason, by }: PauseRequest): Promise<PromiseAnswer> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    // settles targets that are due before the clocks stop
    await evaluatePromise(needs, requestId);
    return changePromise(needs, requestId, ({ promise, policy, request }, now) => {
      if (promise.pausedSince) return ok(null);
      const { first, all, pausedMs } = promise;
      if (first.outcome !== "open" && all.outcome !== "open") {
        return refuse({ kind: "promise-over" });
      }
      const { pauseMostHours } = policy.params;
      if (pausedMs >= pauseMostHours * hourMs) {
        return refuse({ kind: "pause-used-up", hours: pauseMostHours });
      }
      const audit = auditOf(by, "quote-request.paused", {});
      const step = pausePromise(promise, reason, now);
      const paused = { promise: step.promise, policy };
      return ok({ ...step, audit, messages: [writePause(needs.ids, request, paused, now)] });
    });
  };
}

/** An admin resumes the clocks. Idempotent. */
export function resumeRequest(needs: EvaluationNeeds) {
  return async ({ requestId, by }: Omit<PauseRequest, "reason">): Promise<PromiseAnswer> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const resumed = await retryStale(async () => {
      const found = await needs.promises.find(requestId);
      if (!found?.promise.pausedSince) return found;
      const audit = auditOf(by, "quote-request.resumed", {});
      await endPause(needs, found, { by: "admin", now: needs.clock.now(), audit });
      await evaluatePromise(needs, requestId);
      return found;
    });
    return resumed ? ok(null) : refuse({ kind: "quote-request-not-found" });
  };
}

/**
 * Decides by the stored promise, stores the result with its audit line, and evaluates the promise
 * again.
 */
export async function changePromise(
  needs: EvaluationNeeds,
  requestId: QuoteRequestId,
  decide: (found: PromiseCase, now: Date) => Decided,
): Promise<Result<null, Refused>> {
  const { promises, clock } = needs;
  const last: { decided: Decided } = { decided: refuse({ kind: "quote-request-not-found" }) };
  await promises.change(requestId, (found) => {
    last.decided = decide(found, clock.now());
    return last.decided.ok ? last.decided.value : null;
  });
  const { decided } = last;
  if (!decided.ok) return decided;
  if (decided.value) await evaluatePromise(needs, requestId);
  return ok(null);
}

/** An audit entry for an action of this caller. */
export function auditOf(
  by: Principal,
  action: AuditEntry["action"],
  detail: AuditEntry["detail"],
): AuditEntry {
  return { actorId: by.kind === "member" ? by.user.id : null, action, detail };
}
