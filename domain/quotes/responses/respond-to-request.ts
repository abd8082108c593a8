import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { Ids, QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { findOwnInvitation } from "../for-builders/find-own-invitation.ts";
import { requestFacts } from "../letters/request-facts.ts";
import { writeToExhibitor } from "../letters/write-to-exhibitor.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { QuoteRefusal } from "../refusals.ts";
import { auditedAs, type LinkHolder } from "../response-link/response-link.ts";
import type { Offer, QuoteResponse } from "./quote-response.ts";
import { respond } from "./respond.ts";

type Needs = { quotes: QuoteRequestRepository; ids: Ids; clock: Clock };
type RespondToRequest = { requestId: QuoteRequestId; offer: Offer; by: Principal | LinkHolder };

/** An assigned builder sends a quote. The exhibitor gets an email. */
export function respondToRequest({ quotes, ids, clock }: Needs) {
  return ({
    requestId,
    offer,
    by,
  }: RespondToRequest): Promise<Result<QuoteResponse, NotSignedIn | QuoteRefusal>> =>
    retryStale(async () => {
      const now = clock.now();
      const own = await findOwnInvitation(quotes, requestId, by, now);
      if (!own.ok) return own;
      const { found, actor, builder } = own.value;
      const id = ids.next<"quote-response">();
      const step = respond(found, { id, builderId: builder.id, offer }, now);
      if (!step.ok) return step;

      const { request, fresh, expired } = step.value;
      const message = writeToExhibitor(
        { ids },
        request,
        { key: `response-received/${id}`, at: now },
        (to) => ({
          kind: "response-received",
          to,
          request: requestFacts(request),
          responseId: id,
          firstName: request.firstName,
          builderName: builder.name,
          quotedAmount: offer.quotedAmount,
        }),
      );
      const { actorId, via } = auditedAs(actor);
      const audit = { actorId, action: "quote-response.sent", detail: { id, ...via } };
      const responses = [fresh, ...expired];
      await quotes.save({ request, responses, messages: [message], audit });
      return ok(fresh);
    });
}
