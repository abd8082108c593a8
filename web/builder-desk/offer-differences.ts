import type { OfferInput } from "../../app-server/contract/offer-fields.ts";

const labels = {
  quotedAmount: "Amount",
  estimatedTimeline: "Timeline",
  responseMessage: "Message",
  validUntil: "Valid until",
  attachments: "Links",
} as const satisfies Record<keyof OfferInput, string>;

/** Where two versions of a quote differ, in the words of the form. */
export function offerDifferences(typed: OfferInput, stored: OfferInput) {
  const fields = Object.keys(labels) as (keyof OfferInput)[];
  return fields
    .filter((field) => typed[field]?.trim() !== stored[field]?.trim())
    .map((field) => ({ label: labels[field], there: stored[field]?.trim() || "Empty" }));
}
