import { isAdmin, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { Benchmark } from "../../offers/benchmark.ts";
import type { Category } from "../../offers/category.ts";
import type { ComparedOffer, ComparisonRow, RowStanding } from "../../offers/compare-offers.ts";
import { linesInUsCents } from "../../offers/currency.ts";
import { type Landed, landedCost } from "../../offers/landed/landed-cost.ts";
import type { AppliedServices } from "../../offers/landed/services-at-show.ts";
import { type ServiceChoices, usualChoices } from "../../offers/landed/show-charges.ts";
import type { ExchangeRates, RateRepository } from "../../rates/ports.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { readBriefs } from "../brief-at.ts";
import { isForEarlierBrief } from "../brief-version.ts";
import { acceptedWith, comparedWith } from "../compared-with.ts";
import { ownsRequest } from "../owns-request.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import { type PricedFor, pricedFor } from "../priced-for.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { RequestNotFound } from "../refusals.ts";
import { compareCase } from "./compare-case.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  rates: RateRepository;
  exchangeRates: ExchangeRates;
  builders: BuilderProfileRepository;
  clock: Clock;
};
type CompareQuotes = {
  requestId: QuoteRequestId;
  by: Principal;
  /** Choices that decide the show's bill; missing: the usual ones. */
  choices?: ServiceChoices;
};

export type QuoteInComparison = {
  response: QuoteResponse;
  /** The brief whose booth and scope the figures are for. */
  pricedFor: PricedFor;
  /** Whether the brief has changed since. */
  isForEarlierBrief: boolean;
  /** The rows of quotes for the same brief. */
  rows: ComparisonRow[];
  /** Null when the profile is gone. */
  builderName: string | null;
  /** Whether it is ranked and others are compared with it. */
  stands: boolean;
  /** Null for a quote without lines. */
  itemized: ComparedOffer["itemized"];
  /** The price with the show's bills; null for a quote without lines. */
  landed: Landed | null;
};

/** How a category is compared among the quotes for the same brief as this one. */
export function standingOf(
  { rows }: Pick<QuoteInComparison, "rows">,
  category: Category,
): RowStanding {
  return rows.find((row) => row.category === category)?.standing ?? "apart";
}

export type QuoteComparison = {
  request: QuoteRequest;
  rows: ComparisonRow[];
  quotes: QuoteInComparison[];
  /** The show's rates in US cents, which show or country they are of, and the choices applied. */
  services: AppliedServices;
  choices: ServiceChoices;
  benchmarks: Benchmark[];
};

/**
 * The exhibitor or an admin compares the quotes for a request on the same rows; builders never can.
 * Quotes for the current brief come first, then newest first. After an acceptance, with the figures
 * of then.
 */
export function compareQuotes({ quotes, rates, exchangeRates, builders, clock }: Needs) {
  return async ({
    requestId,
    by,
    choices = usualChoices,
  }: CompareQuotes): Promise<Result<QuoteComparison, NotSignedIn | RequestNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const found = await quotes.findCase(requestId);
    if (!found || !(ownsRequest(by, found.request) || isAdmin(by))) {
      return refuse({ kind: "quote-request-not-found" });
    }
    const { request, responses } = found;
    const now = clock.now();
    const ids = [...new Set(responses.map(({ builderId }) => builderId))];
    const readFigures = async () =>
      comparedWith(request, await rates.findPriceGuide(request.tradeShowName), exchangeRates, now);
    const [known, { benchmarks, services }, briefs] = await Promise.all([
      ids.length > 0 ? builders.findMany(ids) : [],
      acceptedWith(responses) ?? readFigures(),
      readBriefs(quotes, request),
    ]);
    const { rows, quotes: compared } = compareCase(found, now, { benchmarks, briefs });
    const names = new Map(known.map(({ id, name }) => [id, name]));
    return ok({
      request,
      rows,
      services,
      choices,
      benchmarks,
      quotes: compared.map(({ response, stands, itemized, rows }) => {
        const { logistics, lines, exchange } = response;
        return {
          response,
          stands,
          itemized,
          rows,
          pricedFor: pricedFor(request, briefs, response),
          builderName: names.get(response.builderId) ?? null,
          isForEarlierBrief: isForEarlierBrief(response, request),
          landed:
            itemized &&
            landedCost(
              { ...itemized, lines: linesInUsCents(lines, exchange), logistics },
              rows,
              services,
              choices,
            ),
        };
      }),
    });
  };
}
