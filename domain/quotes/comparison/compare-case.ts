import { type Comparison, compareOffers } from "../../offers/compare-offers.ts";
import { requiredScope } from "../../offers/required-scope.ts";
import type { QuoteCase } from "../ports.ts";
import type { QuoteResponse } from "../responses/quote-response.ts";
import { comparableResponses } from "./comparable-responses.ts";

type Compared = Comparison & { shown: { response: QuoteResponse; stands: boolean }[] };

/** The responses of a case that are still of interest, on the same rows. */
export function compareCase({ request, responses }: QuoteCase, now: Date): Compared {
  const shown = comparableResponses(responses, now);
  const offers = shown.map(({ response, stands }) => {
    const { id, lines } = response;
    return { id, lines, stands };
  });
  return { shown, ...compareOffers(requiredScope(request), offers) };
}
