import { type Category, categoryFacts } from "../../../../domain/offers/category.ts";
import { priceInDollars, statedPrice } from "../../../../domain/offers/stated-price.ts";
import { boothSizeText } from "../../../../domain/quotes/booth-size-text.ts";
import {
  type QuoteComparison,
  type QuoteInComparison,
  standingOf,
} from "../../../../domain/quotes/comparison/compare-quotes.ts";
import {
  builderNameOf,
  earlierBoothText,
  isLandedLeast,
  isLeast,
  ownCurrencyPrice,
  placeText,
  quotedCell,
  sameScopeCell,
  standingWords,
} from "../../../../domain/quotes/comparison/comparison-cells.ts";
import { statusAt } from "../../../../domain/quotes/quote-response.ts";
import { moneyText } from "../../../../domain/shared/money/money-text.ts";
import { dayText } from "../../../../domain/shared/time/day-text.ts";
import type { Paper, PaperSize, TextStyle } from "../../../services/paper.ts";
import type { System } from "../../../services/system.ts";
import { comparisonNotes } from "./comparison-notes.ts";
import { colors, eventText, finish, margin } from "./paper-look.ts";

/** More columns than these would be too narrow to read. */
const quotesOnPage = 5;
const labelWidth = 172;
const rowHeight = 12.6;

type About = {
  size: PaperSize;
  origin: string;
  now: Date;
  openPaper: System["openPaper"];
};

/**
 * The comparison as a PDF: five quotes and all categories on a landscape page, more quotes on
 * further pages, and the estimates with their sources after the last.
 */
export async function comparisonPdf(
  comparison: QuoteComparison,
  { size, origin, now, openPaper }: About,
): Promise<Uint8Array<ArrayBuffer>> {
  const { request, quotes } = comparison;
  const title = `Quotes for ${request.tradeShowName}`;
  const paper = await openPaper({ title, size, isLandscape: true });
  let y = margin;
  for (let first = 0; first === 0 || first < quotes.length; first += quotesOnPage) {
    if (first > 0) paper.addPage();
    const own = { ...comparison, quotes: quotes.slice(first, first + quotesOnPage) };
    y = table(paper, own, { title, origin, now });
  }
  comparisonNotes(paper, comparison, { top: y + 10, now });
  return finish(
    paper,
    `Fills are estimates, sources below the table. ${request.tradeShowName}, ${dayText(now)}`,
  );
}

function table(
  paper: Paper,
  { request, rows, quotes }: QuoteComparison,
  { title, origin, now }: { title: string; origin: string; now: Date },
): number {
  const { eventDate, eventDay, venue, boothSize, id } = request;
  const width = paper.width - 2 * margin;
  const link = `${origin}/requests/${id}/compare`;
  paper.line(title, { x: margin, y: margin, width }, { size: 15, isBold: true, link });
  const facts = [
    eventText(eventDate, eventDay),
    venue,
    boothSizeText(boothSize),
    `as of ${dayText(now)}`,
    "US dollars",
  ];
  const muted = { color: colors.muted };
  paper.line(facts.filter(Boolean).join(" · "), { x: margin, y: margin + 20, width }, muted);

  const column = Math.min(150, (width - labelWidth) / Math.max(quotes.length, 1));
  const at = (index: number, y: number) => ({
    x: margin + labelWidth + index * column + 4,
    y,
    width: column - 8,
  });
  let y = margin + 40;
  quotes.forEach((quote, index) => {
    const { builderId } = quote.response;
    const known = quote.builderName === null ? {} : { link: `${origin}/builders/${builderId}` };
    paper.line(builderNameOf(quote), at(index, y), {
      size: 9,
      isBold: true,
      align: "right",
      lines: 2,
      ...known,
    });
  });
  y += 29;
  paper.rule({ x: margin, y: y - 4, width }, colors.ink);

  for (const { category, standing } of rows) {
    const note = standing === "compared" ? "" : standingWords[standing];
    const labelAt = { x: margin, y, width: labelWidth - (note ? 62 : 4) };
    paper.line(categoryFacts(category).label, labelAt);
    const noteAt = { x: margin + labelWidth - 62, y: y + 1, width: 60 };
    paper.line(note, noteAt, { size: 6, ...muted, align: "right" });
    quotes.forEach((quote, index) => {
      categoryCell(paper, quote, { category, place: at(index, y) });
    });
    y += rowHeight;
    paper.rule({ x: margin, y: y - 2.5, width }, colors.rule);
  }
  return summary(paper, { quotes, at, y, now });
}

type Cell = {
  category: Category;
  place: { x: number; y: number; width: number };
};

function categoryCell(paper: Paper, quote: QuoteInComparison, { category, place }: Cell) {
  const isCompared = standingOf(quote, category) === "compared";
  const cell = quotedCell(quote, category);
  if (!cell) return;
  if ("amount" in cell) {
    const note = cell.isAllowance ? "allowance  " : "";
    paper.line(`${note}${moneyText(cell.amount)}`, place, { align: "right" });
    return;
  }
  const filled = isCompared ? sameScopeCell(quote, category) : null;
  const fill = filled && "fill" in filled ? filled.fill : null;
  if (isCompared && cell.words !== "in another line") {
    paper.hatch({ ...place, y: place.y - 2 }, rowHeight - 1, colors.gap);
  }
  // an estimate leaves no room for who bills the category; the notes say so
  const words = fill ? `${cell.words.split(":")[0]}, about ${moneyText(fill.amount)}` : cell.words;
  paper.line(words, place, { align: "right", color: colors.muted });
}

type Sums = {
  quotes: readonly QuoteInComparison[];
  at: (index: number, y: number) => { x: number; y: number; width: number };
  y: number;
  now: Date;
};

function summary(paper: Paper, { quotes, at, y: top, now }: Sums): number {
  let y = top + 2;
  const row = (
    label: string,
    text: (quote: QuoteInComparison) => string | null | undefined,
    style: TextStyle = {},
  ) => {
    paper.line(label, { x: margin, y, width: labelWidth }, style);
    quotes.forEach((quote, index) => {
      paper.line(text(quote) ?? "–", at(index, y), { ...style, align: "right" });
    });
    y += rowHeight;
  };
  const muted = { color: colors.muted };
  row(
    "Total as quoted",
    ({ response }) => priceInDollars(statedPrice(response)) ?? "no price yet",
    {
      size: 9,
      isBold: true,
    },
  );
  if (quotes.some(({ response }) => response.exchange)) {
    row("In the quote's currency", ownCurrencyPrice, muted);
  }
  row("Same scope", (quote) => sameScopeText(quote) ?? "not comparable yet", {
    size: 9,
    isBold: true,
  });
  row(
    "Lowest to highest on the same scope",
    (quote) => {
      if (!quote.itemized) return null;
      const { low, high } = quote.itemized.sameScope;
      if (isLeast(quote)) return `at least ${moneyText(low)}`;
      return low === high ? moneyText(low) : `${moneyText(low)} to ${moneyText(high)}`;
    },
    muted,
  );
  row("With show services", landedText);
  if (quotes.some(earlierBoothText)) {
    row("Priced before your change, for", earlierBoothText, muted);
  }
  row("Place on the same scope", ({ itemized }) => placeText(itemized?.rank), muted);
  row("Timeline", ({ response }) => response.estimatedTimeline, muted);
  row("Valid until", ({ response }) => dayText(response.validUntil), muted);
  row("Status", ({ response }) => statusAt(response, now), muted);
  return y;
}

/** With open categories it is a lower bound. */
function sameScopeText(quote: QuoteInComparison): string | null {
  if (!quote.itemized) return null;
  return `${isLeast(quote) ? "at least " : ""}${moneyText(quote.itemized.sameScope.amount)}`;
}

/** With unknown services or categories it is a lower bound. */
function landedText(quote: QuoteInComparison): string | null {
  if (!quote.landed) return null;
  return `${isLandedLeast(quote) ? "at least " : ""}${moneyText(quote.landed.amount)}`;
}
