import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { Message } from "../messages/ports.ts";
import { endOf, type PromiseCase } from "../promise/evaluation/follow-promise.ts";
import { isCaseOpen, isExcludedByAdmin, missesOf } from "../promise/quote-promise.ts";
import { provenFacts, writeToExhibitor } from "../quotes/letters/request-letter.ts";
import type { Ids, QuoteRequestId } from "../shared/id.ts";
import { ok, refuse } from "../shared/result.ts";
import type { EvaluationNeeds } from "./evaluate-promises.ts";
import { auditOf, changePromise, type PromiseAnswer } from "./pause-request.ts";
import type { CaseClosed } from "./refusals.ts";

type CloseCase = { requestId: QuoteRequestId; email: string; by: Principal };

/**
 * An admin answers the exhibitor about a missed promise and closes the case. The email is stored
 * with the change. Refused where the case is closed already. A target that is missed later opens it
 * again.
 */
export function closeCase(needs: EvaluationNeeds) {
  return async ({ requestId, email, by }: CloseCase): Promise<PromiseAnswer> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    return changePromise(needs, requestId, (found, now) => {
      const closed = whyClosed(found);
      if (closed) return refuse(closed);
      const { promise } = found;
      const misses = missesOf(promise);
      return ok({
        promise: {
          ...promise,
          standing: promise.all.outcome === "open" ? "on-track" : "over",
          missesClosed: misses,
          lookAgainAt: null,
          nextEvaluationAt: now,
        },
        events: [{ at: now, kind: "told", actor: "admin", detail: { notice: "case-closed" } }],
        messages: [writeAnswer(needs.ids, found, { email, misses, now })],
        audit: auditOf(by, "quote-request.case-closed", {}),
      });
    });
  };
}

/** Why there is no missed promise to work on, with the promise's standing; null when there is. */
export function whyClosed(found: PromiseCase): CaseClosed | null {
  const { promise } = found;
  const isEnded = endOf(found) !== null || isExcludedByAdmin(promise);
  if (!isEnded && isCaseOpen(promise, promise)) return null;
  return { kind: "case-closed", standing: promise.standing };
}

type Answered = { email: string; misses: number; now: Date };

function writeAnswer(
  ids: Ids,
  { request }: PromiseCase,
  { email, misses, now }: Answered,
): Message {
  const about = { key: `promise-answered/${request.id}/${misses}`, at: now };
  return writeToExhibitor({ ids }, request, about, ({ to }) => ({
    kind: "promise-answered",
    to,
    request: provenFacts(request),
    quoteRequestId: request.id,
    text: email,
  }));
}
