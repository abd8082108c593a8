import { namesPrice } from "../../offers/names-price.ts";
import type { Cents } from "../../shared/money/money.ts";
import { leadVersion } from "./lead-version.ts";
import { type Mention, mentions } from "./mentions.ts";
import { type PriceUnit, priceUnit } from "./price-unit.ts";

/**
 * Fields needed to compare quotes. One that doesn't stand is shown, and others aren't compared with
 * it.
 */
type Comparable = {
  quotedAmount: Cents | null;
  responseMessage: string | null;
  /** The version of the brief that it is priced for, and that brief's booth. */
  confirmedBrief: number;
  pricedFor: { industry: string; boothSize: string };
};
type Beside<Response> = { response: Response; stands: boolean };

type Compared<Response> = Beside<Response> & {
  /**
   * Whole cents per square foot or linear foot of the booth that it is priced for; null without a
   * price, and for a booth that isn't priced by the unit of the current one.
   */
  unitPrice: Cents | null;
  /**
   * Cents above the lowest amount among standing quotes for the same brief. Null without a price,
   * for a quote that doesn't stand, when others are priced for a later brief, and for one price alone.
   */
  aboveLeast: Cents | null;
  mentions: Mention[];
};

/** Quotes side by side, in the given order. Topics are found by keywords and not rated. */
export function compareResponses<Response extends Comparable>(
  request: { industry: string; boothSize: string },
  shown: readonly Beside<Response>[],
): { unit: PriceUnit; offers: Compared<Response>[] } {
  const lead = leadVersion(shown);
  const amounts = shown.flatMap(({ response, stands }) =>
    stands && response.confirmedBrief === lead && namesPrice(response.quotedAmount)
      ? response.quotedAmount
      : [],
  );
  const isPlaced = amounts.length > 1;
  const least = Math.min(...amounts);
  const present = priceUnit(request);
  const offers = shown.map(({ response, stands }) => {
    const { quotedAmount, responseMessage, confirmedBrief, pricedFor } = response;
    const unit = priceUnit(pricedFor);
    const price = namesPrice(quotedAmount) ? quotedAmount : null;
    const isSameUnit = unit.kind === present.kind;
    return {
      response,
      stands,
      unitPrice:
        price === null || unit.kind === "none" || !isSameUnit
          ? null
          : Math.round(price / unit.count),
      aboveLeast:
        price !== null && isPlaced && stands && confirmedBrief === lead ? price - least : null,
      mentions: mentions(responseMessage),
    };
  });
  return { unit: present, offers };
}
