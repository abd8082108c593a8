import type {
  LineChangeBody,
  VersionDiffBody,
} from "../../../app-server/contract/quotes/version-diff.ts";
import { type Category, categoryFacts } from "../../../domain/offers/category.ts";
import { type Currency, usDollar } from "../../../domain/offers/currency.ts";
import { type LogisticsFact, logisticsFacts } from "../../../domain/offers/logistics.ts";
import { offerLabels, quoteTermWords } from "../../../domain/offers/quote-term-words.ts";
import { amountText } from "../../../domain/offers/stated-price.ts";
import { countText } from "../../../domain/shared/text/count-text.ts";
import { formatDate, formatMoney } from "../../format.ts";

export type FieldWords = { label: string; was: string; now: string };

type LineValue = LineChangeBody["fields"][number]["from"];
type LineWords = { label: string; value: (value: LineValue, currency: Currency) => string };

const text = (value: LineValue) => `${value ?? "None"}`;
const money = (value: LineValue, currency: Currency) =>
  typeof value === "number" ? amountText(value, currency) : "None";
const quantity = (value: LineValue) => (typeof value === "number" ? `${value / 1000}` : "None");

const lineWords: Record<LineChangeBody["fields"][number]["field"], LineWords> = {
  category: { label: "Category", value: (value) => categoryFacts(value as Category).label },
  label: { label: "Name", value: text },
  note: { label: "Note", value: text },
  kind: { label: "Kind", value: text },
  quantity: { label: "Quantity", value: quantity },
  unit: { label: "Unit", value: text },
  unitPrice: { label: "Unit price", value: money },
  amount: { label: "Amount", value: money },
  within: { label: "Price", value: (value) => (value ? "In another line" : "Its own") },
  billedBy: { label: "Billed by", value: text },
};

export const changeLooks = {
  new: { label: "New", tone: "positive" },
  gone: { label: "Gone", tone: "critical" },
  changed: { label: "Changed", tone: "caution" },
} as const;

/** A line's title: its category, followed by its label if that differs. */
export function lineTitle({ category, label }: Pick<LineChangeBody, "category" | "label">): string {
  const usual = categoryFacts(category as Category).label;
  return label === usual ? usual : `${usual}: ${label}`;
}

/** The changed fields of a line; for an added or removed line its price. */
export function lineFieldWords(
  { change, amount, kind, fields }: Pick<LineChangeBody, "change" | "amount" | "kind" | "fields">,
  { from: before, to: after }: VersionDiffBody["currencies"],
): FieldWords[] {
  if (change === "changed") {
    return fields.map(({ field, from, to }) => {
      const { label, value } = lineWords[field];
      return { label, was: value(from, before), now: value(to, after) };
    });
  }
  const currency = change === "new" ? after : before;
  const price = amount === null ? kind : `${amountText(amount, currency)}, ${kind}`;
  const [was, now] = change === "new" ? ["", price] : [price, ""];
  return [{ label: "Price", was, now }];
}

/** The changed terms, other than lines. */
export function termFieldWords({ terms, currencies }: VersionDiffBody): FieldWords[] {
  return terms.map(({ field, from, to }) => {
    const value = (given: typeof from, currency: Currency) => {
      if (isFigure(field)) return figureWords(given as number | null);
      if (given === null) return "None";
      if (field === "ownRates") return ownRateWords(given as OwnRates);
      if (Array.isArray(given)) return given.join("\n") || "None";
      if (typeof given === "number" && field === "high") return amountText(given, currency);
      if (field === "validUntil" && typeof given === "string") {
        return formatDate(given, "MMM d, yyyy");
      }
      const said: Record<string, string | null> = quoteTermWords({ [field]: given });
      return said[field] ?? (typeof given === "string" ? given : "None");
    };
    const [was, now] = [value(from, currencies.from), value(to, currencies.to)];
    return { label: offerLabels[field], was, now };
  });
}

const isFigure = (field: string): field is LogisticsFact =>
  (logisticsFacts as string[]).includes(field);

/** A figure for the show's bill as text. 0 is a valid statement. */
export function figureWords(stated: number | null): string {
  return stated === null ? "Not stated" : countText(stated);
}

type OwnRates = readonly { category: string; amount: number }[];

/** The builder's own rates for gaps as text, in US dollars. */
export function ownRateWords(rates: OwnRates): string {
  const words = rates.map(
    ({ category, amount }) => `${categoryFacts(category as Category).label} ${formatMoney(amount)}`,
  );
  return words.join("\n") || "None";
}

/** The total before and after, and the difference. */
export function totalWords({ total: { from, to }, currencies }: VersionDiffBody): string {
  const price = (cents: number | null, currency: Currency) => {
    if (cents === null) return "no price";
    return `${currency === usDollar ? "" : "about "}${formatMoney(cents)}`;
  };
  if (from === to) return `Total unchanged: ${price(to, currencies.to)}`;
  const words = `Total: ${price(from, currencies.from)} before, ${price(to, currencies.to)} now`;
  if (from === null || to === null) return words;
  return `${words} (${to > from ? "+" : "−"}${formatMoney(Math.abs(to - from))})`;
}
