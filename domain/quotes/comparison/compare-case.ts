import { type Benchmark, benchmarkAmounts } from "../../offers/benchmark.ts";
import { type Comparison, compareOffers } from "../../offers/compare-offers.ts";
import { inUsCents, linesInUsCents } from "../../offers/currency.ts";
import { requiredScope } from "../../offers/required-scope.ts";
import { boothFeet } from "../../shared/booth-feet.ts";
import { acceptedWith } from "../compared-with.ts";
import type { QuoteCase } from "../ports.ts";
import { type QuoteResponse, statusAt } from "../quote-response.ts";
import { comparableResponses } from "./comparable-responses.ts";

type Compared = Comparison & { shown: { response: QuoteResponse; stands: boolean }[] };

/** The cents between the ends of a price range; 0 for one price. */
function spreadInUsCents({ quotedAmount, terms, exchange }: QuoteResponse): number {
  if (terms.high === undefined || quotedAmount === null) return 0;
  return Math.max(0, inUsCents(terms.high, exchange) - quotedAmount);
}

/**
 * The responses of a case that are still of interest, on the same rows, in US cents. Once one is accepted, the benchmarks are
 * those that it was accepted with.
 */
export function compareCase(
  { request, responses }: QuoteCase,
  now: Date,
  benchmarks: readonly Benchmark[] = [],
): Compared {
  const shown = comparableResponses(responses, (each) => statusAt(each, now));
  const offers = shown.map(({ response, stands }) => {
    const { id, lines, exchange, ownRates } = response;
    return {
      ...{ id, lines: linesInUsCents(lines, exchange), stands, ownRates },
      spread: spreadInUsCents(response),
    };
  });
  const usual = benchmarkAmounts(
    acceptedWith(responses)?.benchmarks ?? benchmarks,
    boothFeet(request.boothSize),
  );
  return { shown, ...compareOffers(requiredScope(request), offers, usual) };
}
