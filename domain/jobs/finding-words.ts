import { categoryLabels } from "../offers/category.ts";
import { amountText } from "../offers/stated-price.ts";
import { countText } from "../shared/text/count-text.ts";
import type { Finding } from "./audit-bill.ts";

/** A finding as a sentence that says what to check, never that one side is wrong. */
export function findingWords(finding: Finding, currency: string): string {
  const amount = (cents: number) => amountText(Math.round(cents), currency);
  const category = finding.category ? categoryLabels[finding.category] : "";
  switch (finding.code) {
    case "over-agreed":
      return `${category}: ${amount(finding.amount)} above what you both approved. Ask for the change it belongs to.`;
    case "not-in-quote":
      return `${category} was not in the quote.`;
    case "twice":
      return `${category} is on both bills.`;
    case "weight":
      return `Billed for ${countText(finding.billedLb)} lb; the builder stated ${countText(finding.statedLb)}. Ask for the weight tickets.`;
    case "rate":
      return finding.per === "lb"
        ? `${category}: ${amount(finding.charged)} per lb; the show's rate is ${amount(finding.usual)} (advance). Was it late?`
        : `${category}: ${amount(finding.charged)} an hour; the show's rate is ${amount(finding.usual)}. Ask for the time sheets.`;
    case "overtime": {
      const much = finding.hours === null ? `${finding.percent}%` : `${finding.hours} h`;
      return `${category}, overtime: ${much}. Was the move-in outside straight time?`;
    }
    case "minimum":
      return `${category}: ${finding.hours} h is the show's minimum.`;
    case "sum": {
      const side = finding.amount < 0 ? "below" : "above";
      return `The parts are ${amount(Math.abs(finding.amount))} ${side} the total.`;
    }
  }
}
