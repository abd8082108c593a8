import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import { statedPrice } from "../../offers/stated-price.ts";
import type { Ids, QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { readBriefs } from "../brief-at.ts";
import { isForEarlierBrief } from "../brief-version.ts";
import { requestFactsForBuilders } from "../letters/request-letter.ts";
import { writeToBuilders } from "../letters/write-to-builders.ts";
import { factsForBuilders } from "../mask-contacts.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import { earlierBriefForBuilders } from "../priced-for.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type {
  PriceNotMissing,
  QuoteRefusal,
  QuoteUpToDate,
  ResponseAlreadyAccepted,
} from "../refusals.ts";
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
type AskForUpdate = { responseId: QuoteResponseId; by: Principal };

/** An exhibitor asks a builder for the price of the changed brief, once a day for each quote. The builder is emailed. */
export function askForUpdate({ quotes, builders, ids, clock }: Needs) {
  return ({
    responseId,
    by,
  }: AskForUpdate): Promise<Result<QuoteResponse, NotSignedIn | QuoteRefusal>> =>
    retryStale(async () => {
      const received = await findReceivedResponse(quotes, responseId, by);
      if (!received.ok) return received;
      const { found, actor } = received.value;
      const now = clock.now();
      const step = askUpdate(found, responseId, now);
      if (!step.ok) return step;

      const { request, changed } = step.value;
      const briefs = await readBriefs(quotes, request);
      const messages = await writeToBuilders({ builders, ids }, [changed.builderId], {
        quoteRequestId: request.id,
        at: now,
        key: () => `update-asked/${responseId}/${now.getTime()}`,
        compose: (to, { id, name }) => ({
          kind: "update-asked",
          to,
          request: requestFactsForBuilders(request),
          responseId,
          builderName: name,
          company: factsForBuilders(request).company,
          quotedAmount: changed.quotedAmount,
          price: statedPrice(changed),
          earlierBrief: earlierBriefForBuilders(request, briefs, changed),
          ...linkOfBuilder(request, id),
        }),
      });
      const detail = { id: responseId, pricedForBrief: changed.confirmedBrief };
      const audit = { actorId: actor.user.id, action: "quote-response.update-asked", detail };
      await quotes.save({ request, responses: [changed], messages, audit });
      return ok(asSaved(changed));
    });
}

/** The exhibitor asks for the price of the brief as it is now. A quote for it has that already. */
function askUpdate(
  before: QuoteCase,
  id: QuoteResponseId,
  now: Date,
): Result<
  ResponseStep,
  CannotMoveResponse | ResponseAlreadyAccepted | PriceNotMissing | QuoteUpToDate
> {
  const attempted = "ask for an updated price";
  if (before.responses.some((response) => response.status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  const moved = moveResponse(before, id, { event: "price-asked", attempted, revision: null }, now);
  if (!moved.ok) return moved;
  if (!isForEarlierBrief(moved.value, before.request)) return refuse({ kind: "quote-up-to-date" });
  const { updateAskedAt } = moved.value;
  const isToday = updateAskedAt !== null && now.getTime() < updateAskedAt.getTime() + dayMs;
  if (isToday) return refuse({ kind: "price-already-asked" });
  // the time of the builder's own last act decides how long they may take it back
  const { updatedAt } = before.responses.find((each) => each.id === id) ?? moved.value;
  return ok({
    request: { ...before.request, updatedAt: now },
    changed: { ...moved.value, updatedAt, updateAskedAt: now },
  });
}
