import { ownRateFills } from "../../offers/own-rates.ts";
import { requiredScope } from "../../offers/required-scope.ts";
import type { RateRepository } from "../../rates/ports.ts";
import { boothFeet } from "../../shared/booth-feet.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { OwnRatesDiffer } from "../refusals.ts";
import type { QuoteResponse } from "./quote-response.ts";

/**
 * Refuses own rates that are not what the builder's card comes to today: they were seen before the card changed, or made up.
 * Null when all are right.
 */
export async function ownRatesDiffer(
  rates: RateRepository,
  request: QuoteRequest,
  { builderId, lines, logistics, ownRates }: QuoteResponse,
  now: Date,
): Promise<OwnRatesDiffer | null> {
  const given = Object.entries(ownRates);
  if (given.length === 0) return null;
  const fills = ownRateFills(await rates.listRates(builderId), {
    ...{ lines, logistics, required: requiredScope(request), feet: boothFeet(request.boothSize) },
    today: now.toISOString().slice(0, 10),
  });
  const isRight = given.every(
    ([category, amount]) => fills[category as keyof typeof fills] === amount,
  );
  return isRight ? null : { kind: "own-rates-differ" };
}
