import { categoryFacts } from "../../../../domain/offers/category.ts";
import type {
  QuoteComparison,
  QuoteInComparison,
} from "../../../../domain/quotes/comparison/compare-quotes.ts";
import {
  builderNameOf,
  elsewhereOf,
  elsewhereWords,
  servicesText,
  sourceText,
  stampedRateText,
  statedTerms,
  unknownServicesText,
} from "../../../../domain/quotes/comparison/comparison-cells.ts";
import { otherBillers } from "../../../../domain/quotes/comparison/other-billers.ts";
import { moneyText } from "../../../../domain/shared/money/money-text.ts";
import type { Paper } from "../../../services/paper.ts";
import { colors, margin } from "./paper-look.ts";

/**
 * Terms of the quotes, services without an amount, and estimates with their sources, in three
 * columns below the table, or on a new page when there is no room.
 */
export function comparisonNotes(
  paper: Paper,
  comparison: QuoteComparison,
  { top, now }: { top: number; now: Date },
) {
  const { rows, quotes } = comparison;
  const unclaimed = rows.filter(({ standing }) => standing === "unclaimed");
  const names = unclaimed.map(({ category }) => categoryFacts(category).label);
  const services = servicesText(comparison, now);
  const texts = [
    ...quotes.flatMap((quote) => {
      const rate = stampedRateText(quote);
      return rate ? `Exchange rate, ${builderNameOf(quote)}: ${rate}.` : [];
    }),
    ...quotes.flatMap((quote) => termsText(quote) ?? []),
    ...(services ? [services] : []),
    ...quotes.flatMap((quote) => billText(quote) ?? []),
    ...quotes.flatMap((quote) => {
      const unknown = unknownServicesText(quote);
      return unknown ? `Show services unknown, ${builderNameOf(quote)}: ${unknown}.` : [];
    }),
    ...(names.length > 0 ? [`In no open quote, so ask all builders: ${names.join(", ")}.`] : []),
    ...quotes.flatMap((quote) => {
      const amount = elsewhereOf(quote);
      return amount ? `${elsewhereWords}, ${builderNameOf(quote)}: ${moneyText(amount)}.` : [];
    }),
    ...quotes.flatMap((quote) =>
      (quote.itemized?.sameScope.fills ?? []).map((fill) => {
        const range =
          fill.low === fill.high ? "" : ` (${moneyText(fill.low)} to ${moneyText(fill.high)})`;
        const what = `${categoryFacts(fill.category).label}, ${builderNameOf(quote)}`;
        const billers = otherBillers(quote.response.lines, fill.category);
        const excluded = billers ? `excluded, ${billers}; ` : "";
        return `${what}: ${excluded}about ${moneyText(fill.amount)}${range}. ${sourceText(fill, now)}.`;
      }),
    ),
  ];
  if (texts.length === 0) return;
  const style = { size: 6.5, color: colors.muted };
  const width = (paper.width - 2 * margin - 24) / 3;
  const bottom = paper.height - margin - 4;
  let [column, from] = [0, top];
  let y = from;
  for (const text of texts) {
    const height = paper.heightOf(text, width, style) + 2;
    if (y + height > bottom) {
      column += 1;
      if (column === 3) {
        paper.addPage();
        [column, from] = [0, margin];
      }
      y = from;
    }
    paper.block(text, { x: margin + column * (width + 12), y, width }, style);
    y += height;
  }
}

/** The show's bill of a quote by service, as text. */
function billText(quote: QuoteInComparison): string | null {
  const parts = quote.landed?.parts ?? [];
  if (parts.length === 0) return null;
  const texts = parts.map(
    ({ category, amount }) => `${categoryFacts(category).label} ${moneyText(amount)}`,
  );
  return `The show's bill, ${builderNameOf(quote)}: ${texts.join("; ")}.`;
}

function termsText(quote: QuoteInComparison): string | null {
  const texts = statedTerms([quote]).map(({ label, textOf }) => `${label}: ${textOf(quote)}`);
  return texts.length > 0 ? `Terms of ${builderNameOf(quote)}. ${texts.join(". ")}.` : null;
}
