import type { OfferInput } from "../../app-server/contract/offer-fields.ts";
import { formDifferences } from "./form-differences.ts";

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
    estimatedTimeline: offer.estimatedTimeline ?? "",
    responseMessage: offer.responseMessage ?? "",
  });
  return formDifferences(labels, texts(typed), texts(stored));
}
