import type { Cents } from "../../shared/money/money.ts";
import { type Mention, mentions } from "./mentions.ts";
import { type PriceUnit, priceUnit } from "./price-unit.ts";

/** Fields needed to compare quotes. */
type Comparable = { quotedAmount: Cents | null; responseMessage: string | null };

type Compared<Response> = {
  response: Response;
  /** Whole cents for each square or linear foot; null without an amount or a unit. */
  unitPrice: Cents | null;
  /** How much more than the least amount among them; null without an amount. */
  aboveLeast: Cents | null;
  mentions: Mention[];
};

/** Quotes side by side, in the given order. Topics are read from the text and not rated. */
export function compareResponses<Response extends Comparable>(
  request: { industry: string; boothSize: string },
  responses: readonly Response[],
): { unit: PriceUnit; offers: Compared<Response>[] } {
  const unit = priceUnit(request);
  const amounts = responses.flatMap(({ quotedAmount }) => quotedAmount ?? []);
  const least = amounts.length > 0 ? Math.min(...amounts) : 0;
  const offers = responses.map((response) => {
    const { quotedAmount, responseMessage } = response;
    return {
      response,
      unitPrice:
        quotedAmount === null || unit.kind === "none"
          ? null
          : Math.round(quotedAmount / unit.count),
      aboveLeast: quotedAmount === null ? null : quotedAmount - least,
      mentions: mentions(responseMessage),
    };
  });
  return { unit, offers };
}
