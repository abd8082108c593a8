import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import { namesPrice } from "../../offers/names-price.ts";
import type { Ids, QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { requestFactsForBuilders } from "../letters/request-letter.ts";
import { writeToBuilders } from "../letters/write-to-builders.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { PriceNotMissing, QuoteRefusal, ResponseAlreadyAccepted } from "../refusals.ts";
import { linkOfBuilder } from "../response-link.ts";
import { type CannotMoveResponse, moveResponse } from "../responses/move-response.ts";
import type { ResponseStep } from "../responses/response-step.ts";
import { findReceivedResponse } from "./find-received-response.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  ids: Ids;
  clock: Clock;
};
type AskForPrice = { responseId: QuoteResponseId; by: Principal };

/** An exhibitor asks a builder for the amount that their offer lacks. The builder is emailed. */
export function askForPrice({ quotes, builders, ids, clock }: Needs) {
  return ({
    responseId,
    by,
  }: AskForPrice): Promise<Result<QuoteResponse, NotSignedIn | QuoteRefusal>> =>
    retryStale(async () => {
      const received = await findReceivedResponse(quotes, responseId, by);
      if (!received.ok) return received;
      const { found, actor } = received.value;
      const now = clock.now();
      const step = askPrice(found, responseId, now);
      if (!step.ok) return step;

      const { request, changed } = step.value;
      const messages = await writeToBuilders({ builders, ids }, [changed.builderId], {
        quoteRequestId: request.id,
        at: now,
        key: () => `price-asked/${responseId}/${changed.revision}`,
        compose: (to, { id, name }) => ({
          kind: "price-asked",
          to,
          request: requestFactsForBuilders(request),
          responseId,
          builderName: name,
          ...linkOfBuilder(request, id),
        }),
      });
      const detail = { id: responseId, revision: changed.revision };
      const audit = { actorId: actor.user.id, action: "quote-response.price-asked", detail };
      await quotes.save({ request, responses: [changed], messages, audit });
      return ok(asSaved(changed));
    });
}

/** The exhibitor asks for the amount that an offer lacks, once for each of its revisions. */
function askPrice(
  before: QuoteCase,
  id: QuoteResponseId,
  now: Date,
): Result<ResponseStep, CannotMoveResponse | ResponseAlreadyAccepted | PriceNotMissing> {
  const attempted = "ask for a price";
  if (before.responses.some((response) => response.status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  const moved = moveResponse(before, id, { event: "price-asked", attempted, revision: null }, now);
  if (!moved.ok) return moved;
  if (namesPrice(moved.value.quotedAmount)) return refuse({ kind: "quote-has-price" });
  if (moved.value.priceAskedAt) return refuse({ kind: "price-already-asked" });
  // the time of the builder's own last act decides how long they may take it back
  const { updatedAt } = before.responses.find((each) => each.id === id) ?? moved.value;
  return ok({
    request: { ...before.request, updatedAt: now },
    changed: { ...moved.value, updatedAt, priceAskedAt: now },
  });
}
