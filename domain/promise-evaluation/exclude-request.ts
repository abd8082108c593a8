import { provenAdminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../accounts/refusals.ts";
import { excludeTargets } from "../promise/evaluation/exclude-targets.ts";
import type { AdminExclusion } from "../promise/quote-promise.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { EvaluationNeeds } from "./evaluate-promises.ts";
import { auditOf, changePromise, type PromiseAnswer } from "./pause-request.ts";

type ExcludeRequest = { requestId: QuoteRequestId; reason: AdminExclusion; by: Principal };
type Answer = PromiseAnswer | Result<null, NotSignedIn | NotAllowed | ReauthenticationNeeded>;

/**
 * An admin excludes a request from the promise, after a recent re-authentication. Refused once its
 * target is settled: a missed promise stays missed.
 */
export function excludeRequest(needs: EvaluationNeeds) {
  return async ({ requestId, reason, by }: ExcludeRequest): Promise<Answer> => {
    const admin = provenAdminOf(by, needs.clock.now());
    if (!admin.ok) return admin;
    return changePromise(needs, requestId, (found, now) => {
      const step = excludeTargets(found, { reason, at: now, by: admin.value.user.id });
      if (!step) return refuse({ kind: "target-settled" });
      return ok({ ...step, audit: auditOf(by, "quote-request.excluded", { reason }) });
    });
  };
}
