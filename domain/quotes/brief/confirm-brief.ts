import { approvedBuilder, type Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import { statedPrice } from "../../offers/stated-price.ts";
import type { RateRepository } from "../../rates/ports.ts";
import type { Ids, QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { isForEarlierBrief } from "../brief-version.ts";
import { writeToExhibitor } from "../letters/request-letter.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { BriefChangedMeanwhile, ResponseNotFound } from "../refusals.ts";
import { auditedAs, type LinkHolder } from "../response-link.ts";
import { findOwnResponse } from "../responses/find-own-response.ts";
import { type CannotMoveResponse, moveResponse } from "../responses/move-response.ts";
import { standingOwnRates } from "../responses/own-rates-differ.ts";
import type { ResponseStep } from "../responses/response-step.ts";

type Needs = { quotes: QuoteRequestRepository; rates: RateRepository; ids: Ids; clock: Clock };
type ConfirmBrief = {
  responseId: QuoteResponseId;
  /** The version of the brief that the builder read. */
  briefVersion: number;
  by: Principal | LinkHolder;
};
type Refused = NotSignedIn | NotAllowed | ResponseNotFound | CannotConfirm;

/**
 * A builder confirms that their pending quote applies to the changed brief. The exhibitor gets one
 * email.
 */
export function confirmBrief({ quotes, rates, ids, clock }: Needs) {
  return ({
    responseId,
    briefVersion,
    by,
  }: ConfirmBrief): Promise<Result<QuoteResponse, Refused>> =>
    retryStale(async () => {
      const now = clock.now();
      const own = await findOwnResponse(quotes, responseId, by, now);
      if (!own.ok) return own;
      const { found, actor, builder } = own.value;
      if (actor.kind === "member" && !approvedBuilder(actor)) {
        return refuse({ kind: "not-allowed" });
      }
      const step = confirm(found, { id: responseId, briefVersion }, now);
      if (!step.ok) return step;
      const { request, changed: after, isNews } = step.value;
      if (!isNews) return ok(after);
      const before = found.responses.find(({ id }) => id === responseId);
      const ownRates = await standingOwnRates({ quotes, rates }, request, { before, after }, now);
      const changed = { ...after, ownRates };

      const message = writeToExhibitor(
        { ids },
        request,
        { key: `offer-confirmed/${responseId}/${briefVersion}`, at: now },
        (facts) => ({
          kind: "offer-confirmed",
          ...facts,
          builderName: builder.name,
          quotedAmount: changed.quotedAmount,
          price: statedPrice(changed),
        }),
      );
      const { actorId, via } = auditedAs(actor);
      const detail = { id: responseId, briefVersion, ...via };
      const audit = { actorId, action: "quote-response.confirmed", detail };
      await quotes.save({ request, responses: [changed], messages: [message], audit });
      return ok(asSaved(changed));
    });
}

export type CannotConfirm = CannotMoveResponse | BriefChangedMeanwhile;

/** Marks the quote as priced for the current brief. `isNews` is false when it already was. */
function confirm(
  before: QuoteCase,
  { id, briefVersion }: { id: QuoteResponseId; briefVersion: number },
  now: Date,
): Result<ResponseStep & { isNews: boolean }, CannotConfirm> {
  const move = { event: "confirmed", attempted: "confirm this quote", revision: null } as const;
  const moved = moveResponse(before, id, move, now);
  if (!moved.ok) return moved;
  const { request } = before;
  if (briefVersion !== request.briefVersion) return refuse({ kind: "brief-changed-meanwhile" });
  const { updatedAt } = before.responses.find((each) => each.id === id) ?? moved.value;
  return ok({
    request: { ...request, updatedAt: now },
    // keeps the time of the builder's own last act, from which the take-back period counts
    changed: {
      ...moved.value,
      updatedAt,
      confirmedBrief: briefVersion,
      updateAskedAt: null,
    },
    isNews: isForEarlierBrief(moved.value, request),
  });
}
