import {
  type LineInput,
  readPrice,
  readThousandths,
} from "../../../app-server/contract/quotes/line-fields.ts";
import { type Category, categoryList, type Unit, units } from "../../../domain/offers/category.ts";
import { type Currency, usDollar } from "../../../domain/offers/currency.ts";
import { offerLineLimits } from "../../../domain/offers/offer-line.ts";
import { readTable } from "../../../domain/shared/files/read-table.ts";
import { ownValue } from "../../../domain/shared/own-value.ts";
import { emptyLine } from "./line-inputs.ts";

/**
 * A spreadsheet row as a line, or the reason why it isn't one. `number` is the row's number, from
 * 1.
 */
export type PastedRow = { number: number; line: LineInput } | { number: number; error: string };

/** Trade terms for categories, beside their keys and labels. */
const otherNames: Record<string, Category> = {
  drayage: "material-handling",
  freight: "shipping",
  carpet: "flooring",
  floor: "flooring",
  "audio visual": "av",
  "audio-visual": "av",
  "i&d": "install",
  installation: "install",
  "install labor": "install",
  dismantling: "dismantle",
  "dismantle labor": "dismantle",
  "hanging sign": "hanging-sign",
  power: "electrical",
  lights: "lighting",
  build: "structure",
  "project management": "management",
  engineering: "design",
  rental: "structure",
  labor: "install",
  labour: "install",
  "i&d labor": "install",
  "install & dismantle": "install",
};
const unitNames: Record<string, Unit> = {
  "": "lot",
  ls: "lot",
  "lump sum": "lot",
  ea: "each",
  pcs: "each",
  pc: "each",
  piece: "each",
  sf: "sq-ft",
  sqft: "sq-ft",
  "sq ft": "sq-ft",
  "sq. ft.": "sq-ft",
  sqm: "sq-m",
  m2: "sq-m",
  lf: "linear-ft",
  "linear ft": "linear-ft",
  lm: "linear-m",
  hr: "hour",
  hrs: "hour",
  "%": "percent",
  pct: "percent",
  hours: "hour",
  days: "day",
  months: "month",
  lbs: "lb",
  ft2: "sq-ft",
};
const dollars: Currency[] = [usDollar, "CAD", "AUD", "NZD", "SGD", "HKD", "MXN"];
/** Currencies by symbol. A three-letter code stands for its own currency. */
const currenciesOf: Record<string, Currency[]> = {
  $: dollars,
  "€": ["EUR"],
  "£": ["GBP"],
  US$: [usDollar],
  U$: [usDollar],
  C$: ["CAD"],
  CA$: ["CAD"],
  CAN$: ["CAD"],
  A$: ["AUD"],
  AU$: ["AUD"],
  NZ$: ["NZD"],
  S$: ["SGD"],
  SG$: ["SGD"],
  HK$: ["HKD"],
  MX$: ["MXN"],
  MEX$: ["MXN"],
  "¥": ["JPY", "CNY"],
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
 * Parses tab-separated rows: category, description, quantity, unit, price. The header row and
 * titles above it are skipped; rows after the 120th are only counted. A price in a currency other
 * than the quote's is refused.
 */
export function readPastedLines(
  text: string,
  currency: Currency = usDollar,
): { rows: PastedRow[]; dropped: number } {
  const table = readTable(text, { isPasted: true });
  const pasted = "rows" in table ? table.rows : [];
  const rows = pasted.map(({ row, cells }) => ({ number: row, cells: cells.map(oneLine) }));
  const head = rows.findIndex(isHead);
  const named = rows.filter((row, at) => !isHead(row) && (at > head || !isTitle(row)));
  const taken = named.slice(0, offerLineLimits.lines);
  return { rows: taken.map((row) => toRow(row, currency)), dropped: named.length - taken.length };
}

/**
 * A cell's text without invisible characters, and with each run of whitespace, line breaks and
 * non-breaking spaces included, as one space.
 */
function oneLine(cell: string): string {
  return cell
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

type Row = { number: number; cells: string[] };

const headWords = [
  /^(?:cost )?categor(?:y|ies)$/i,
  /^(?:item )?(?:description|label|details)$/i,
  /^(?:qty|quantity)\.?$/i,
  /^(?:units?|uom)\.?$/i,
  /^(?:(?:unit )?(?:price|cost|rate)|amount)\b/i,
];

function isHead({ cells }: Row): boolean {
  const known = headWords.filter((word, at) => word.test(cells[at] ?? "")).length;
  return headWords[0]?.test(cells[0] ?? "") || known > 1;
}

/** Whether a row above the header is a title and not a line. */
function isTitle({ cells: [name = "", ...others] }: Row): boolean {
  return !categoryNames.has(name.toLowerCase()) || !others.some(Boolean);
}

const money = /(?:[A-Z]{1,3} ?)?\p{Sc}|(?<![A-Z])[A-Z]{3}(?![A-Z])/giu;

/**
 * Splits an amount from its currency symbols. "(2,500.00)" and "2,500.00-" are negative, "$ -" is
 * zero.
 */
function readMoney(price: string): { signs: string[]; amount: string } {
  const plain = price.replace(/[﹩＄]/g, "$").replace(/U\.\s?S\.\s?(?=[$D])/i, "US");
  const signs = [...plain.matchAll(money)].map(([sign]) => sign.replace(" ", "").toUpperCase());
  const bare = oneLine(plain.replace(money, " ").replace(/[‐‑‒–—―−]/g, "-"))
    // converts "cr" for credit to a minus, and drops the dash for no cents as in "145.-"
    .replace(/^([^-]+?) ?cr$/i, "-$1")
    .replace(/(?<=\d)[.,]-{1,2}$/, "");
  if (/^\(? ?-+ ?\)?$/.test(bare)) return { signs, amount: "0" };
  const [, inside, before, after] = /^(?:\((.+)\)|([^-]+)-|-(.+))$/.exec(bare) ?? [];
  const below = inside ?? before ?? after;
  const isBelow = below !== undefined && /[1-9]/.test(below.normalize("NFKC"));
  return { signs, amount: isBelow ? `-${below.trim()}` : (below?.trim() ?? bare) };
}

function isIn(sign: string, currency: Currency): boolean {
  const meant = ownValue(currenciesOf, sign) ?? [sign.replace(/(?<=[A-Z]{3})\p{Sc}$/u, "")];
  return meant.includes(currency);
}

function toRow({ number, cells }: Row, currency: Currency): PastedRow {
  const [name = "", label = "", count = "", unitName = "", price = ""] = cells;
  const quantity = /^[-–—]+$/.test(count) ? "" : count;
  const category = categoryNames.get(name.toLowerCase());
  const fail = (error: string): PastedRow => ({ number, error });
  if (!category) return fail(`We don't know the category "${name.slice(0, 40)}"`);
  const plain = unitName.toLowerCase();
  const unit = units.find((each) => each === plain) ?? ownValue(unitNames, plain);
  if (!unit) return fail(`We don't know the unit "${unitName.slice(0, 40)}"`);
  if (readThousandths(quantity) === undefined)
    return fail(`"${quantity.slice(0, 40)}" isn't a quantity`);
  const { signs, amount: unitPrice } = readMoney(price);
  const cents = readPrice(unitPrice);
  if (cents === undefined || (signs.length > 0 && cents === null)) {
    const inCurrency = currency === usDollar ? "dollars" : currency;
    return fail(`"${price.slice(0, 40)}" isn't a price in ${inCurrency}`);
  }
  if (!signs.every((sign) => isIn(sign, currency))) {
    return fail(`"${price.slice(0, 40)}" isn't in ${currency}, the currency of this quote`);
  }
  if (cents !== null && cents < 0 && category !== "discount") {
    return fail(`"${price.slice(0, 40)}" is negative. Put a reduction in a discount line`);
  }
  if (cents === null && unit !== "percent") return fail("The price is missing");
  if (label.length > offerLineLimits.label) {
    return fail(`The description is longer than ${offerLineLimits.label} characters`);
  }
  const said = { kind: "included" as const, quantity, unit, unitPrice };
  const line = emptyLine(category, said);
  return { number, line: { ...line, label: label || line.label } };
}

/**
 * Inserts the pasted lines: into an empty row of the category if there is one, otherwise at the
 * end.
 */
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
