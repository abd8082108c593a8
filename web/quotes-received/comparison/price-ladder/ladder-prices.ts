import type {
  ComparedQuoteBody,
  ComparisonBody,
} from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import type { ReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
import { namesPrice } from "../../../../domain/offers/names-price.ts";
import type { ScopeView } from "../offer-table/scope-rows.ts";
import type { ScopePrices } from "../offer-table/sort-offers.ts";

/** Prefix of the prices in a view; empty for prices as quoted. */
export const ladderNames: Record<ScopeView, string> = {
  quoted: "",
  "same-scope": "On the same scope: ",
  landed: "With show services: ",
};

export function scopePricesOf(comparison: ComparisonBody | undefined): ScopePrices {
  return new Map(
    (comparison?.offers ?? []).flatMap(({ responseId, sameScope }) =>
      sameScope
        ? [[responseId, { amount: sameScope.amount, isLeast: sameScope.open.length > 0 }]]
        : [],
    ),
  );
}

export type LadderPrice = {
  id: string;
  builder: string;
  cents: number;
  /** Whether it is a lower bound. */
  isLeast: boolean;
  isChosen: boolean;
  /** Whether it is priced for an earlier brief. */
  isEarlier: boolean;
};

/**
 * Prices of the standing quotes in a view. A quote with one price appears only in the view as
 * quoted.
 */
export function ladderPrices(
  shown: readonly { response: ReceivedResponseBody; stands: boolean }[],
  view: ScopeView,
  comparison: ComparisonBody | undefined,
): LadderPrice[] {
  return shown.flatMap(({ response, stands }) => {
    const { id, builder, quotedAmount, status, forEarlierBrief: isEarlier } = response;
    const offer = comparison?.offers.find(({ responseId }) => responseId === id);
    const price =
      view === "quoted"
        ? { cents: namesPrice(quotedAmount) ? quotedAmount : null, isLeast: false }
        : priceIn(view, offer);
    const { cents = null, isLeast = false } = price ?? {};
    const isChosen = status === "accepted";
    if (!stands || cents === null) return [];
    return [{ id, builder: builder?.name ?? "", cents, isLeast, isChosen, isEarlier }];
  });
}

function priceIn(view: "same-scope" | "landed", offer: ComparedQuoteBody | undefined) {
  const { sameScope, landed } = offer ?? {};
  if (!sameScope) return null;
  const isOpen = sameScope.open.length > 0;
  if (view === "same-scope") return { cents: sameScope.amount, isLeast: isOpen };
  return landed && { cents: landed.amount, isLeast: isOpen || landed.unknown.length > 0 };
}
