import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { Rate } from "../../offers/own-rates.ts";
import { factsForBuilders } from "../../quotes/mask-contacts.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { QuoteResponse } from "../../quotes/quote-response.ts";
import type { ResponseLinkInvalid } from "../../quotes/refusals.ts";
import type { ResponseLink } from "../../quotes/response-link.ts";
import type { RateRepository } from "../../rates/ports.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { holdResponseLink } from "./hold-response-link.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  rates: RateRepository;
  clock: Clock;
};

/** Data to fill the lines of a quote. */
export type LineFill = {
  rates: Rate[];
  /** The builder's latest quote by line for another request; null: none. */
  last: { response: QuoteResponse; request: QuoteRequest } | null;
};

/**
 * A builder fills their quote by the link from their invitation: with their own rates, or from
 * their last quote by line. No other earlier quote can be read by link.
 */
export function readFillByLink({ quotes, builders, rates, clock }: Needs) {
  return async ({
    link,
  }: {
    link: ResponseLink | null;
  }): Promise<Result<LineFill, ResponseLinkInvalid>> => {
    const held = await holdResponseLink({ quotes, builders }, link, clock.now());
    if (!held.ok) return held;
    const { id: builderId } = held.value.holder.builder;
    const { id: requestId } = held.value.found.request;
    const [card, { items }] = await Promise.all([
      rates.listRates(builderId),
      quotes.listResponsesOf(builderId, lately, { isItemized: true }),
    ]);
    const last = items.find(({ request }) => request.id !== requestId);
    return ok({
      rates: card,
      last: last
        ? { ...last, request: { ...last.request, ...factsForBuilders(last.request) } }
        : null,
    });
  };
}

/** More than the quotes that a builder has sent for one request. */
const lately = { limit: 10, after: null };
