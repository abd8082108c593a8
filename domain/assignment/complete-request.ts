import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { complete } from "../quotes/decision/complete.ts";
import { writeToExhibitor } from "../quotes/letters/request-letter.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { QuoteRefusal } from "../quotes/refusals.ts";
import type { Ids, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { asSaved } from "../shared/writes/as-saved.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";

type Needs = { quotes: QuoteRequestRepository; ids: Ids; clock: Clock };
type CompleteRequest = { requestId: QuoteRequestId; by: Principal };
type Answer = Result<QuoteRequest, NotSignedIn | NotAllowed | QuoteRefusal>;

/** An admin closes a request whose job is done. The exhibitor gets an email. */
export function completeRequest({ quotes, ids, clock }: Needs) {
  return ({ requestId, by }: CompleteRequest): Promise<Answer> =>
    retryStale(async () => {
      const admin = adminOf(by);
      if (!admin.ok) return admin;
      const found = await quotes.findCase(requestId);
      if (!found) return refuse({ kind: "quote-request-not-found" });
      const now = clock.now();
      const step = complete(found, now);
      if (!step.ok) return step;

      const request = step.value;
      const about = { key: `request-closed/${request.id}/${now.getTime()}`, at: now };
      const message = writeToExhibitor({ ids }, request, about, (facts) => ({
        kind: "request-closed",
        ...facts,
        outcome: "completed",
      }));
      const actorId = by.kind === "member" ? by.user.id : null;
      const audit = { actorId, action: "quote-request.completed" };
      await quotes.save({ request, messages: [message], audit, review: "open" });
      return ok(asSaved(request));
    });
}
