import type { OfferInput } from "../../../app-server/contract/quotes/offer-fields.ts";
import { type Currency, usDollar } from "../../../domain/offers/currency.ts";
import { logisticsFacts, logisticsLabels } from "../../../domain/offers/logistics.ts";
import { offerLabels, quoteTermLabels } from "../../../domain/offers/quote-term-words.ts";
import { quoteTerms } from "../../../domain/offers/quote-terms.ts";
import { amountText } from "../../../domain/offers/stated-price.ts";
import { billerWords } from "../../../domain/quotes/comparison/other-billers.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { pick } from "../../../domain/shared/records.ts";
import { formDifferences } from "../../edit-form/form-differences.ts";

const labels = {
  quotedAmount: "Amount",
  ...pick(offerLabels, [
    "currency",
    "estimatedTimeline",
    "responseMessage",
    "validUntil",
    "attachments",
  ]),
  logistics: "For the show's bill",
  terms: "Terms",
  ownRates: "Compare my gaps at my rates",
} as const satisfies Partial<Record<keyof OfferInput, string>>;

/**
 * Differences between two versions of a quote, labeled as in the form; each differing line is
 * named.
 */
export function offerDifferences(typed: OfferInput, stored: OfferInput) {
  const texts = ({ pricing, lines: _, ownRates, logistics, terms, ...offer }: OfferInput) => ({
    ...offer,
    // only whether there are own rates counts, since amounts follow the rate card; a form without a
    // choice keeps the stored ones
    ownRates: (ownRates ?? stored.ownRates ?? []).length > 0,
    quotedAmount: pricing === "single" ? typedAmount(offer.quotedAmount, usDollar) : "By line",
    currency: pricing === "single" ? usDollar : currencyOf(offer),
    logistics: logisticsFacts
      .flatMap((fact) => (logistics?.[fact] ? `${logisticsLabels[fact]} ${logistics[fact]}` : []))
      .join("; "),
    terms: quoteTerms
      .flatMap((term) => (terms?.[term] ? `${quoteTermLabels[term]} ${terms[term]}` : []))
      .join("; "),
    estimatedTimeline: offer.estimatedTimeline ?? "",
    responseMessage: offer.responseMessage ?? "",
  });
  return [...formDifferences(labels, texts(typed), texts(stored)), ...ofLines(typed, stored)];
}

type Line = OfferInput["lines"][number];

/** Lines that were removed, added or changed; a line keeps its id through revisions. */
function ofLines(typed: OfferInput, stored: OfferInput) {
  const here = linesOf(typed);
  const there = linesOf(stored);
  const gone = here.filter(({ id }) => !there.some((line) => line.id === id));
  const changed = there.filter((line) => {
    const own = here.find(({ id }) => id === line.id);
    const [was, is] = [own && lineText(own, typed), lineText(line, stored)];
    return !own || own.label.trim() !== line.label.trim() || was !== is;
  });
  const named = (line: Line, words: string) => ({
    label: line.label.trim() || "Line",
    there: words,
  });
  return [
    ...changed.map((line) => named(line, lineText(line, stored))),
    ...gone.map((line) => named(line, "Not there")),
  ];
}

/** The lines without empty rows. */
function linesOf({ pricing, lines }: OfferInput): readonly Line[] {
  return pricing === "single" ? [] : lines.filter(({ kind }) => kind !== "");
}

function lineText(line: Line, of: OfferInput): string {
  const price = priceText(line, of);
  const kind = line.kind === "included" && price !== "" ? "" : kindText(line, of);
  return [price, kind, line.note.trim()].filter(Boolean).join(" ");
}

function kindText({ kind, billedBy, within }: Line, { lines }: OfferInput): string {
  if (kind === "excluded") return [kind, billerWords(billedBy)].filter(Boolean).join(", ");
  if (kind !== "within") return kind;
  const holder = lines.find(({ id }) => id === within)?.label.trim();
  return holder ? `in ${holder}` : "in another line";
}

/**
 * The price of a line as text; empty for a kind without a price, although its fields may still hold
 * one.
 */
function priceText({ kind, quantity, unit, unitPrice }: Line, of: OfferInput): string {
  const count = quantity.trim();
  if (kind === "excluded" || kind === "within") return "";
  if (unit === "percent") return count && `${count} percent`;
  if (unitPrice.trim() === "") return count && `${count} ${unit}`;
  return `${count && `${count} ${unit} at `}${typedAmount(unitPrice, currencyOf(of))}`;
}

/** Normalizes an amount, so that "12500" and "12,500" are equal. */
function typedAmount(typed: string, currency: Currency): string {
  const cents = parseDollars(typed);
  return cents === null ? typed : amountText(cents, currency);
}

function currencyOf({ currency = usDollar }: Pick<OfferInput, "currency">): Currency {
  return currency;
}
