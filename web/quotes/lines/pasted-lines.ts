import {
  type LineInput,
  readPrice,
  readThousandths,
} from "../../../app-server/contract/quotes/line-fields.ts";
import { type Category, categoryList, type Unit, units } from "../../../domain/offers/category.ts";
import { type Currency, usDollar } from "../../../domain/offers/currency.ts";
import { offerLineLimits } from "../../../domain/offers/offer-line.ts";
import { emptyLine } from "./line-inputs.ts";

/** A row of a spreadsheet: a line, or why it is none. `number` counts from 1 as the spreadsheet does. */
export type PastedRow = { number: number; line: LineInput } | { number: number; error: string };

/** Words of the trade for categories, beside their keys and labels. */
const otherNames: Record<string, Category> = {
  ...{ drayage: "material-handling", freight: "shipping", carpet: "flooring", floor: "flooring" },
  ...{ "audio visual": "av", "audio-visual": "av", "i&d": "install", installation: "install" },
  ...{ "install labor": "install", dismantling: "dismantle", "dismantle labor": "dismantle" },
  ...{
    "hanging sign": "hanging-sign",
    power: "electrical",
    lights: "lighting",
    build: "structure",
  },
  ...{ "project management": "management", engineering: "design", rental: "structure" },
};
const unitNames: Record<string, Unit> = {
  ...{
    "": "lot",
    ls: "lot",
    "lump sum": "lot",
    ea: "each",
    pcs: "each",
    pc: "each",
    piece: "each",
  },
  ...{ sf: "sq-ft", sqft: "sq-ft", "sq ft": "sq-ft", "sq. ft.": "sq-ft", sqm: "sq-m", m2: "sq-m" },
  ...{ lf: "linear-ft", "linear ft": "linear-ft", lm: "linear-m", hr: "hour", hrs: "hour" },
  ...{ "%": "percent", pct: "percent" },
  ...{ hours: "hour", days: "day", months: "month", lbs: "lb", ft2: "sq-ft" },
};
const currenciesOf: Record<string, Currency[]> = {
  ...{ $: [usDollar, "CAD", "AUD", "NZD", "SGD", "HKD", "MXN"], "€": ["EUR"], "£": ["GBP"] },
};
const categoryNames = new Map<string, Category>([
  ...Object.entries(otherNames),
  ...categoryList.flatMap(({ key, label }): [string, Category][] => [
    [key, key],
    [key.replaceAll("-", " "), key],
    [label.toLowerCase(), key],
    [label.toLowerCase().replace(/ \(.*/, ""), key],
  ]),
]);

/**
 * Rows of a spreadsheet, tab-separated: category, description, quantity, unit, price. A head is skipped, and rows after
 * the 120th are only counted. A price with a sign or code of another currency than the quote's is refused.
 */
export function readPastedLines(
  text: string,
  currency: Currency = usDollar,
): { rows: PastedRow[]; dropped: number } {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, cells: line.split("\t").map(unquoted) }))
    .filter(({ number, cells }) => cells.some(Boolean) && !(number === 1 && isHead(cells)));
  const taken = rows.slice(0, offerLineLimits.lines);
  return { rows: taken.map((row) => toRow(row, currency)), dropped: rows.length - taken.length };
}

function isHead([first = ""]: string[]): boolean {
  return first.toLowerCase() === "category";
}

/** A cell with a tab, a break or a quote in it comes in quotes. */
function unquoted(cell: string): string {
  const trimmed = cell.trim();
  return /^".*"$/.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed;
}

function toRow(
  { number, cells }: { number: number; cells: string[] },
  currency: Currency,
): PastedRow {
  const [name = "", label = "", quantity = "", unitName = "", price = ""] = cells;
  const category = categoryNames.get(name.toLowerCase());
  const fail = (error: string): PastedRow => ({ number, error });
  if (!category) return fail(`We don't know the category "${name.slice(0, 40)}"`);
  const plain = unitName.toLowerCase();
  const unit = units.find((each) => each === plain) ?? unitNames[plain];
  if (!unit) return fail(`We don't know the unit "${unitName.slice(0, 40)}"`);
  if (readThousandths(quantity) === undefined)
    return fail(`"${quantity.slice(0, 40)}" isn't a quantity`);
  const sign = /\p{Sc}|[A-Z]{3}/u.exec(price)?.[0] ?? "";
  const unitPrice = price.replace(sign, "").trim();
  const cents = readPrice(unitPrice);
  if (cents === undefined || (sign && cents === null)) {
    const inCurrency = currency === usDollar ? "dollars" : currency;
    return fail(`"${price.slice(0, 40)}" isn't a price in ${inCurrency}`);
  }
  if (sign && sign !== currency && !currenciesOf[sign]?.includes(currency)) {
    return fail(`"${price.slice(0, 40)}" isn't in ${currency}, the currency of this quote`);
  }
  if (cents === null && unit !== "percent") return fail("The price is missing");
  if (label.length > offerLineLimits.label) {
    return fail(`The description is longer than ${offerLineLimits.label} characters`);
  }
  const said = { kind: "included" as const, quantity, unit, unitPrice };
  const line = emptyLine(category, said);
  return { number, line: { ...line, label: label || line.label } };
}

/** The rows with the pasted lines in them: in place of a row that says nothing about the category, else at the end. */
export function withPasted(
  present: readonly LineInput[],
  pasted: readonly LineInput[],
): LineInput[] {
  const rows = [...present];
  for (const line of pasted) {
    const free = rows.findIndex(({ kind, category }) => kind === "" && category === line.category);
    if (free >= 0) rows[free] = line;
    else rows.push(line);
  }
  return rows;
}
