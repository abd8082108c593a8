import type { OfferInput } from "../../../app-server/contract/quotes/offer-fields.ts";
import { parseDollars } from "../../../domain/shared/parse-dollars.ts";
import { formDifferences } from "../../edit-form/form-differences.ts";
import { formatMoney } from "../../format.ts";

const labels = {
  quotedAmount: "Amount",
  estimatedTimeline: "Timeline",
  responseMessage: "Message",
  validUntil: "Valid until",
  attachments: "Links",
} as const satisfies Record<keyof OfferInput, string>;

/** Where two versions of a quote differ, in the words of the form. */
export function offerDifferences(typed: OfferInput, stored: OfferInput) {
  const texts = (offer: OfferInput) => ({
    ...offer,
    quotedAmount: amountText(offer.quotedAmount),
    estimatedTimeline: offer.estimatedTimeline ?? "",
    responseMessage: offer.responseMessage ?? "",
  });
  return formDifferences(labels, texts(typed), texts(stored));
}

/** "12500" and "12,500" are the same amount. */
function amountText(typed: string): string {
  const cents = parseDollars(typed);
  return cents === null ? typed : formatMoney(cents);
}
