import { categoryFacts } from "../../../../domain/offers/category.ts";
import type { Currency } from "../../../../domain/offers/currency.ts";
import { isPriced, type OfferLine } from "../../../../domain/offers/offer-line.ts";
import { amountText, priceText, statedPrice } from "../../../../domain/offers/stated-price.ts";
import { awardReasonList } from "../../../../domain/quotes/award.ts";
import { boothSizeText } from "../../../../domain/quotes/booth-size-text.ts";
import { briefFieldNames } from "../../../../domain/quotes/brief/brief-field-names.ts";
import type { QuoteInComparison } from "../../../../domain/quotes/comparison/compare-quotes.ts";
import {
  builderNameOf,
  stampedRateText,
  statedTerms,
} from "../../../../domain/quotes/comparison/comparison-cells.ts";
import { billerWords } from "../../../../domain/quotes/comparison/other-billers.ts";
import type { QuoteRequest } from "../../../../domain/quotes/quote-request.ts";
import type { QuoteResponse } from "../../../../domain/quotes/quote-response.ts";
import { dayText } from "../../../../domain/shared/time/day-text.ts";
import type { Paper, PaperSize, Place, TextStyle } from "../../../services/paper.ts";
import type { System } from "../../../services/system.ts";
import { colors, eventText, finish, margin } from "./paper-look.ts";

type Column = {
  title: string;
  width: number;
  align?: "right";
  text: (line: OfferLine, currency: Currency) => string;
};

const inMargin = margin + 12;
const muted = { color: colors.muted };

/** Columns of the lines, widths in points; the one with width 0 takes the remaining width. */
const columns: readonly Column[] = [
  { title: "Category", width: 118, text: ({ category }) => categoryFacts(category).label },
  { title: "What", width: 0, text: ({ label, note }) => (note ? `${label}\n${note}` : label) },
  { title: "Quantity", width: 74, align: "right", text: quantityText },
  { title: "Unit price", width: 60, align: "right", text: unitPriceText },
  { title: "Amount", width: 76, align: "right", text: lineAmountText },
];

type About = {
  size: PaperSize;
  origin: string;
  now: Date;
  openPaper: System["openPaper"];
};

/** The accepted quote as a PDF: the choice, what it is for, and every line with its amount. */
export async function acceptedQuotePdf(
  request: QuoteRequest,
  quote: QuoteInComparison,
  { size, origin, now, openPaper }: About,
): Promise<Uint8Array<ArrayBuffer>> {
  const { response } = quote;
  const title = `Accepted quote for ${request.tradeShowName}`;
  const paper = await openPaper({ title, size });
  const width = paper.width - 2 * inMargin;
  const page = createFlow(paper);
  stamp(paper, page.y);
  page.prose(
    title,
    { size: 15, isBold: true, link: `${origin}/requests/${request.id}/compare` },
    width - 110,
  );
  const { company, eventDate, eventDay, venue, boothSize } = request;
  page.prose(
    [company, eventText(eventDate, eventDay), venue, boothSizeText(boothSize)]
      .filter(Boolean)
      .join(" · "),
    muted,
    width - 110,
  );
  page.gap(14);
  const reasons = awardReasonList.flatMap(({ value, label }) =>
    response.award?.reasons.includes(value) ? label : [],
  );
  page.fact("Builder", builderNameOf(quote), { isBold: true, size: 10 });
  const { exchange } = response;
  const stated = priceText(statedPrice(response)) ?? "no price";
  page.fact("Amount", exchange ? stated : stated && `${stated} (US dollars)`, {
    isBold: true,
    size: 10,
  });
  page.fact("Exchange rate", stampedRateText(quote));
  for (const { label, textOf } of statedTerms([quote])) page.fact(label, textOf(quote));
  page.fact("Timeline", response.estimatedTimeline);
  page.fact("Accepted on", dayText(response.updatedAt));
  page.fact("Revision", `${response.revision}, first sent on ${dayText(response.createdAt)}`);
  page.fact("Number", response.id);
  if (quote.isForEarlierBrief) {
    page.fact("Price is for", boothSizeText(quote.pricedFor.boothSize));
    page.fact("Brief now", boothSizeText(boothSize));
    page.fact("Changed since", briefFieldNames(quote.pricedFor.changed) || "files");
  }
  page.fact("Chosen for", reasons.join(", "));
  page.fact("Message", response.responseMessage);
  if (response.lines.length > 0) lineTable(paper, page, response);
  return finish(paper, `Accepted quote, ${request.tradeShowName}, printed ${dayText(now)}`);
}

function stamp(paper: Paper, y: number) {
  const place = { x: paper.width - inMargin - 96, y, width: 96 };
  paper.frame(place, 24, colors.accent);
  const style = { size: 13, isBold: true, color: colors.accent };
  paper.line("ACCEPTED", { x: place.x + 13, y: y + 7, width: 80 }, style);
}

/** Sets texts one below the other, page after page. */
export function createFlow(paper: Paper) {
  const width = paper.width - 2 * inMargin;
  const bottom = paper.height - margin - 8;
  return {
    y: inMargin,
    gap(height: number) {
      this.y += height;
    },
    /** True when a new page was started. */
    makeRoom(height: number): boolean {
      if (this.y + height <= bottom || this.y === inMargin) return false;
      paper.addPage();
      this.y = inMargin;
      return true;
    },
    prose(text: string, style: TextStyle, room = width) {
      this.makeRoomFor(text, style, room);
      this.text(text, { x: inMargin, width: room }, style);
    },
    fact(label: string, text: string | null, style: TextStyle = { size: 9 }) {
      if (!text) return;
      const room = width - 80;
      this.makeRoomFor(text, style, room);
      paper.line(label, { x: inMargin, y: this.y, width: 76 }, { size: 9, ...muted });
      this.text(text, { x: inMargin + 80, width: room }, style);
    },
    /** Makes room for the whole text, or for its first lines when it is longer than a page. */
    makeRoomFor(text: string, style: TextStyle, room: number) {
      const height = paper.heightOf(text, room, style);
      this.makeRoom(height <= bottom - inMargin ? height : 60);
    },
    /** A text that continues on the next page when it doesn't fit. */
    text(text: string, place: Omit<Place, "y">, style: TextStyle) {
      let rest = text;
      while (rest !== "") {
        const room = bottom - this.y;
        const part = partOf(rest, (each) => paper.heightOf(each, place.width, style) <= room);
        this.y += paper.block(part, { ...place, y: this.y }, style);
        rest = rest.slice(part.length).replace(/^[ \n]/, "");
        if (rest !== "") this.makeRoom(Number.POSITIVE_INFINITY);
      }
      this.gap(4);
    },
  };
}

/** Length to measure first, in characters: fewer than most pages hold. */
const someCharacters = 500;

/**
 * The longest beginning of a text that fits, cut at a space if there is one; at least one
 * character.
 */
function partOf(text: string, fits: (part: string) => boolean): string {
  let [least, most] = [1, Math.min(text.length, someCharacters)];
  // measured in steps, so that a long text is not laid out as a whole for each page
  while (most < text.length && fits(text.slice(0, most)))
    [least, most] = [most, Math.min(2 * most, text.length)];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(text.slice(0, middle))) least = middle;
    else most = middle - 1;
  }
  if (least === text.length) return text;
  const beforeWord = text.slice(0, least + 1).search(/\s\S*$/);
  return text.slice(0, beforeWord > 0 ? beforeWord : least);
}

type Flow = ReturnType<typeof createFlow>;

/** The lines of a quote: in the price, options, and what is not included. */
export function lineTable(
  paper: Paper,
  page: Flow,
  { lines, currency }: Pick<QuoteResponse, "lines" | "currency">,
) {
  const width = paper.width - 2 * inMargin;
  const rest = width - columns.reduce((sum, column) => sum + column.width, 0);
  let x = inMargin;
  const placed = columns.map((column) => {
    const place = { x, width: (column.width || rest) - 8 };
    x += column.width || rest;
    return { ...column, place };
  });
  const head = () => {
    for (const { title, align, place } of placed) {
      paper.line(title, { ...place, y: page.y }, { isBold: true, ...(align && { align }) });
    }
    page.gap(13);
    paper.rule({ x: inMargin, y: page.y - 2, width }, colors.ink);
  };
  const group = (title: string, own: readonly OfferLine[]) => {
    if (own.length === 0) return;
    page.gap(12);
    page.makeRoom(60);
    page.prose(title, { size: 10, isBold: true });
    head();
    for (const line of own) {
      const height = Math.max(
        ...placed.map(({ text, place }) =>
          paper.heightOf(text(line, currency) || " ", place.width),
        ),
      );
      if (page.makeRoom(height + 4)) head();
      for (const { text, align, place } of placed) {
        paper.block(text(line, currency), { ...place, y: page.y }, align ? { align } : {});
      }
      page.gap(height + 4);
      paper.rule({ x: inMargin, y: page.y - 2.5, width }, colors.rule);
    }
  };
  const inPrice = lines.filter((line) => isPriced(line) || line.within !== null);
  group("In the price", inPrice);
  const sum = lines.filter(isPriced).reduce((total, line) => total + (line.amount ?? 0), 0);
  page.makeRoom(16);
  const total = { size: 10, isBold: true, align: "right" } as const;
  paper.line(
    `Total ${amountText(sum, currency)}`,
    { x: inMargin, y: page.y + 2, width: width - 8 },
    total,
  );
  page.gap(18);
  group(
    "Options, not in the price",
    lines.filter(({ kind }) => kind === "option"),
  );
  group(
    "Not included",
    lines.filter(({ kind }) => kind === "excluded"),
  );
}

function quantityText({ quantity, unit }: OfferLine): string {
  if (quantity === null) return unit === "lot" ? "" : unit;
  return unit === "percent" ? `${quantity / 1000}%` : `${quantity / 1000} ${unit}`;
}

function lineAmountText({ amount, kind, within, billedBy }: OfferLine, currency: Currency): string {
  if (within !== null) return "in another line";
  if (amount === null) return billerWords(billedBy) ?? "";
  const words = amountText(amount, currency);
  return kind === "allowance" ? `allowance ${words}` : words;
}

function unitPriceText({ unitPrice }: OfferLine, currency: Currency): string {
  return unitPrice === null ? "" : amountText(unitPrice, currency);
}
