import type { OfferInput } from "../../../app-server/contract/quotes/offer-fields.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { formDifferences } from "../../edit-form/form-differences.ts";
import { formatMoney } from "../../format.ts";

const labels = {
  quotedAmount: "Amount",
  lines: "Lines",
  estimatedTimeline: "Timeline",
  responseMessage: "Message",
  validUntil: "Valid until",
  attachments: "Links",
} as const satisfies Partial<Record<keyof OfferInput, string>>;

/** Where two versions of a quote differ, in the words of the form. */
export function offerDifferences(typed: OfferInput, stored: OfferInput) {
  const texts = ({ pricing, lines, ...offer }: OfferInput) => ({
    ...offer,
    quotedAmount: pricing === "single" ? amountText(offer.quotedAmount) : "By line",
    lines: pricing === "single" ? "" : linesText(lines),
    estimatedTimeline: offer.estimatedTimeline ?? "",
    responseMessage: offer.responseMessage ?? "",
  });
  return formDifferences(labels, texts(typed), texts(stored));
}

/** The lines as text, without empty rows. */
function linesText(lines: OfferInput["lines"]): string {
  return lines
    .filter(({ kind }) => kind !== "")
    .map(({ label, kind, quantity, unit, unitPrice, note }) => {
      const count = quantity.trim() === "" ? "" : `${quantity.trim()} ${unit} at `;
      const price = unitPrice.trim() === "" ? kind : `${count}${amountText(unitPrice)}`;
      return [label.trim(), price, kind === "included" ? "" : kind, note].filter(Boolean).join(" ");
    })
    .join("; ");
}

/** "12500" and "12,500" are the same amount. */
function amountText(typed: string): string {
  const cents = parseDollars(typed);
  return cents === null ? typed : formatMoney(cents);
}
