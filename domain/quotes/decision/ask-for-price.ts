import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import { namesPrice } from "../../offers/names-price.ts";
import { statedPrice } from "../../offers/stated-price.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { readBriefs } from "../brief-at.ts";
import { isForEarlierBrief } from "../brief-version.ts";
import { writeToBuilders } from "../letters/write-to-builders.ts";
import { factsForBuilders } from "../mask-contacts.ts";
import type { QuoteCase, QuoteNeeds, QuoteRequestRepository } from "../ports.ts";
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

/** `missing`: the offer has no price. `updated`: the brief has changed since the offer. */
type Wanted = "missing" | "updated";
type AskForPrice = { responseId: QuoteResponseId; wanted?: Wanted; by: Principal };

/** An exhibitor asks a builder for a price. The builder gets an email. */
export function askForPrice({ quotes, builders, ids, clock }: QuoteNeeds) {
  return ({
    responseId,
    wanted = "missing",
    by,
  }: AskForPrice): Promise<Result<QuoteResponse, NotSignedIn | QuoteRefusal>> =>
    retryStale(async () => {
      const received = await findReceivedResponse(quotes, responseId, by);
      if (!received.ok) return received;
      const { found, actor } = received.value;
      const now = clock.now();
      const step = askPrice(found, { id: responseId, wanted }, now);
      if (!step.ok) return step;

      const { request, changed } = step.value;
      const isUpdate = wanted === "updated";
      const letter = isUpdate
        ? ({ kind: "update-asked", ...(await updateFacts(quotes, step.value)) } as const)
        : ({ kind: "price-asked" } as const);
      const messages = await writeToBuilders({ builders, ids }, [changed.builderId], {
        request,
        at: now,
        key: () => `${letter.kind}/${responseId}/${isUpdate ? now.getTime() : changed.revision}`,
        compose: (facts, { id }) => ({
          ...letter,
          ...facts,
          responseId,
          ...linkOfBuilder(request, id),
        }),
      });
      const { revision, confirmedBrief: pricedForBrief } = changed;
      const detail = { id: responseId, ...(isUpdate ? { pricedForBrief } : { revision }) };
      const audit = { actorId: actor.user.id, action: `quote-response.${letter.kind}`, detail };
      await quotes.save({ request, responses: [changed], messages, audit });
      return ok(asSaved(changed));
    });
}

async function updateFacts(
  quotes: Pick<QuoteRequestRepository, "listBriefVersions">,
  { request, changed }: ResponseStep,
) {
  const briefs = await readBriefs(quotes, request);
  return {
    company: factsForBuilders(request).company,
    quotedAmount: changed.quotedAmount,
    price: statedPrice(changed),
    earlierBrief: earlierBriefForBuilders(request, briefs, changed),
  };
}

/** Asks for a price: a missing one once per revision of the offer, an updated one once a day. */
function askPrice(
  before: QuoteCase,
  { id, wanted }: { id: QuoteResponseId; wanted: Wanted },
  now: Date,
): Result<ResponseStep, CannotMoveResponse | ResponseAlreadyAccepted | CannotAsk> {
  const attempted = wanted === "missing" ? "ask for a price" : "ask for an updated price";
  if (before.responses.some((response) => response.status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  const moved = moveResponse(before, id, { event: "price-asked", attempted, revision: null }, now);
  if (!moved.ok) return moved;
  const why =
    wanted === "missing" ? whyNotMissing(moved.value) : whyNoUpdate(before, moved.value, now);
  if (why) return refuse(why);
  // keeps the time of the builder's own last act, from which the take-back period counts
  const { updatedAt } = before.responses.find((each) => each.id === id) ?? moved.value;
  const asked = wanted === "missing" ? { priceAskedAt: now } : { updateAskedAt: now };
  return ok({
    request: { ...before.request, updatedAt: now },
    changed: { ...moved.value, updatedAt, ...asked },
  });
}

type CannotAsk = PriceNotMissing | QuoteUpToDate;

function whyNotMissing({ quotedAmount, priceAskedAt }: QuoteResponse): CannotAsk | null {
  if (namesPrice(quotedAmount)) return { kind: "quote-has-price" };
  return priceAskedAt ? { kind: "price-already-asked" } : null;
}

function whyNoUpdate({ request }: QuoteCase, response: QuoteResponse, now: Date): CannotAsk | null {
  if (!isForEarlierBrief(response, request)) return { kind: "quote-up-to-date" };
  const { updateAskedAt } = response;
  const isToday = updateAskedAt !== null && now.getTime() < updateAskedAt.getTime() + dayMs;
  return isToday ? { kind: "price-already-asked" } : null;
}
