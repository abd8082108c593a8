import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { Message } from "../../messages/ports.ts";
import { statedPrice } from "../../offers/stated-price.ts";
import type { Ids, QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { writeToExhibitor } from "../letters/request-letter.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { QuoteRefusal } from "../refusals.ts";
import { auditedAs, type LinkHolder } from "../response-link.ts";
import { isTakenBackInTime } from "./answer-pace.ts";
import { findOwnResponse } from "./find-own-response.ts";
import { type CannotMoveResponse, moveResponse } from "./move-response.ts";
import type { ResponseStep } from "./response-step.ts";

type Needs = { quotes: QuoteRequestRepository; ids: Ids; clock: Clock };
type WithdrawResponse = {
  responseId: QuoteResponseId;
  by: Principal | LinkHolder;
  /** Additional messages, stored in the same step. */
  messages?: Message[];
};

/** A builder withdraws their pending quote. The exhibitor gets an email. */
export function withdrawResponse({ quotes, ids, clock }: Needs) {
  return ({
    responseId,
    by,
    messages = [],
  }: WithdrawResponse): Promise<Result<QuoteResponse, NotSignedIn | QuoteRefusal>> =>
    retryStale(async () => {
      const now = clock.now();
      const own = await findOwnResponse(quotes, responseId, by, now);
      if (!own.ok) return own;
      const { found, actor, builder } = own.value;
      const step = withdraw(found, responseId, now);
      if (!step.ok) return step;

      const { request, changed } = step.value;
      const message = writeToExhibitor(
        { ids },
        request,
        { key: `response-withdrawn/${responseId}`, at: now },
        (facts) => ({
          kind: "response-withdrawn",
          ...facts,
          builderName: builder.name,
          quotedAmount: changed.quotedAmount,
          price: statedPrice(changed),
        }),
      );
      const { actorId, via } = auditedAs(actor);
      const detail = { id: responseId, ...via };
      const audit = { actorId, action: "quote-response.withdrawn", detail };
      // the quote's own email is still queued and gets dropped
      const isUnsaid = isTakenBackInTime(found.responses, changed, now);
      const toSend = isUnsaid ? messages : [message, ...messages];
      await quotes.save({ request, responses: [changed], messages: toSend, audit });
      return ok(asSaved(changed));
    });
}

/** Withdraws a pending offer: stored as declined, with the time of withdrawal. */
export function withdraw(
  before: QuoteCase,
  id: QuoteResponseId,
  now: Date,
): Result<ResponseStep, CannotMoveResponse> {
  const attempted = "withdraw this quote";
  const moved = moveResponse(before, id, { event: "withdrawn", attempted, revision: null }, now);
  if (!moved.ok) return moved;
  return ok({
    request: { ...before.request, updatedAt: now },
    changed: { ...moved.value, withdrawnAt: now },
  });
}
