import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteRefusal } from "../quotes/refusals.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { whyNotMore } from "./ask-for-more.ts";
import { type EvaluationNeeds, evaluatePromise } from "./evaluate-promises.ts";
import { auditOf } from "./pause-request.ts";
import type { CannotAskForMore } from "./refusals.ts";

type StopAsking = { requestId: QuoteRequestId; by: Principal };
type Refused = NotSignedIn | QuoteRefusal | CannotAskForMore;

/**
 * An exhibitor, or an admin for them, wants no further builders asked. Invited builders may still
 * quote, and asking for more undoes it. The promise's targets count as before.
 */
export function stopAsking(needs: EvaluationNeeds) {
  const { promises, clock } = needs;
  return async ({ requestId, by }: StopAsking): Promise<Result<null, Refused>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const found = await promises.find(requestId);
    const request = found?.request ?? (await needs.quotes.find(requestId));
    if (!request || !(ownsRequest(by, request) || isAdmin(by))) {
      return refuse({ kind: "quote-request-not-found" });
    }
    if (!found) return refuse({ kind: "mode-off" });
    const refusal = whyNotMore(found, "stop inviting builders");
    if (refusal) return refuse(refusal);
    const at = clock.now();
    const actor = isAdmin(by) ? "admin" : "exhibitor";
    const event = { at, kind: "more-asked", actor, detail: { wanted: 0 } } as const;
    await promises.change(requestId, ({ promise }) =>
      promise.quotesWanted === 0
        ? null
        : {
            promise: { ...promise, quotesWanted: 0, nextEvaluationAt: at },
            events: [event],
            audit: auditOf(by, "quote-request.asking-stopped", {}),
          },
    );
    await evaluatePromise(needs, requestId);
    return ok(null);
  };
}
