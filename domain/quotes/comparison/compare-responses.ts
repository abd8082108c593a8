import type { Cents } from "../../shared/money/money.ts";
import { type Mention, mentions } from "./mentions.ts";
import { type PriceUnit, priceUnit } from "./price-unit.ts";

/** Fields needed to compare quotes. One that does not stand is shown, and no other is measured by it. */
type Comparable = { quotedAmount: Cents | null; responseMessage: string | null };
type Beside<Response> = { response: Response; stands: boolean };

type Compared<Response> = Beside<Response> & {
  /** Whole cents for each square or linear foot; null without an amount or a unit. */
  unitPrice: Cents | null;
  /** How much more than the least amount among those that stand; null without an amount, and where it does not stand. */
  aboveLeast: Cents | null;
  mentions: Mention[];
};

/** Quotes side by side, in the given order. Topics are read from the text and not rated. */
export function compareResponses<Response extends Comparable>(
  request: { industry: string; boothSize: string },
  shown: readonly Beside<Response>[],
): { unit: PriceUnit; offers: Compared<Response>[] } {
  const unit = priceUnit(request);
  const amounts = shown.flatMap(({ response, stands }) =>
    stands ? (response.quotedAmount ?? []) : [],
  );
  const least = amounts.length > 0 ? Math.min(...amounts) : 0;
  const offers = shown.map(({ response, stands }) => {
    const { quotedAmount, responseMessage } = response;
    return {
      ...{ response, stands },
      unitPrice:
        quotedAmount === null || unit.kind === "none"
          ? null
          : Math.round(quotedAmount / unit.count),
      aboveLeast: quotedAmount === null || !stands ? null : quotedAmount - least,
      mentions: mentions(responseMessage),
    };
  });
  return { unit, offers };
}
