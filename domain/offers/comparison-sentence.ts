import type { Cents } from "../shared/money/money.ts";
import { countInWords } from "../shared/text/count-in-words.ts";
import { type Category, categoryWords } from "./category.ts";
import { type Cell, isInPrice, notSaid } from "./category-cells.ts";
import type { ComparedOffer, ComparisonRow } from "./compare-offers.ts";
import { namesPrice } from "./names-price.ts";
import type { SameScope } from "./same-scope.ts";

type Itemized = Pick<NonNullable<ComparedOffer["itemized"]>, "rank"> & {
  cells: ReadonlyMap<Category, Pick<Cell, "state">>;
  sameScope: Pick<SameScope, "low" | "high" | "open">;
};

/** A quote of a comparison. Amounts are US cents. */
export type QuoteInWords = {
  name: string;
  /** The price as quoted, for a range its low end; null without a price. */
  amount: Cents | null;
  /** High end of a price range; null for a single price. */
  high: Cents | null;
  /** Whether the price is in another currency than US dollars. */
  isConverted: boolean;
  /** False for a quote that was declined, was withdrawn or has expired. */
  stands: boolean;
  /** The version of the brief that it is priced for. */
  version: number;
  /** Whether the brief has changed since. */
  isForEarlierBrief: boolean;
  /** Null for a quote with one total. */
  itemized: Itemized | null;
};
type Priced = QuoteInWords & { amount: Cents };
type WithLines = Priced & { itemized: Itemized };

type Asked = {
  rows: readonly Pick<ComparisonRow, "category" | "asked" | "standing">[];
  /** Whether the reader may still ask builders. */
  mayAsk: boolean;
};

/** More names than these are counted. */
const mostNames = 3;

/**
 * Says which quote is lowest as quoted, what it leaves out by line that others include, and which
 * is lowest on the same scope. Compares only standing quotes for the same brief, the latest that
 * any is priced for. Null without a price.
 */
export function comparisonSentence(
  quotes: readonly QuoteInWords[],
  { rows, mayAsk }: Asked,
): string | null {
  const priced = quotes.filter(isPriced);
  const lead = Math.max(...priced.map(({ version }) => version));
  const group = priced.filter(({ version }) => version === lead);
  const [first] = group;
  if (!first) return null;
  const hasOlder = group.length < priced.length;
  if (first.isForEarlierBrief && hasOlder) return "No quote is priced for your last change.";
  const start = first.isForEarlierBrief ? "Priced before your change: " : "";

  if (group.length === 1) return start + onlyQuote(first, { rows, mayAsk, hasOlder });
  const totals = group.filter(({ itemized }) => !itemized);
  const itemized = group.filter(isItemized);
  const sentences = [
    ...(itemized.length > 0
      ? [asQuoted(group, rows, hasOlder && !start), ...sameScope(itemized, { group, rows })]
      : []),
    ...(totals.length > 0 ? [oneTotal(totals, mayAsk)] : []),
  ];
  return start + sentences.join(" ");
}

function isPriced(quote: QuoteInWords): quote is Priced {
  return quote.stands && namesPrice(quote.amount);
}

function isItemized(quote: Priced): quote is WithLines {
  return quote.itemized !== null;
}

function onlyQuote(
  { name, itemized }: Priced,
  { rows, mayAsk, hasOlder }: Asked & { hasOlder: boolean },
): string {
  const only = `Only ${name} has ${hasOlder ? "priced your change" : "quoted"}${mayAsk ? " so far" : ""}.`;
  if (!itemized) return `${only} It's one total${mayAsk ? ": ask for line items" : ""}.`;
  const out = rows.flatMap(({ category, asked, standing }) =>
    asked && standing !== "apart" && itemized.cells.get(category)?.state === "excluded"
      ? categoryWords[category]
      : [],
  );
  return out.length > 0 ? `${only} It leaves out ${listOf(out)}.` : only;
}

function asQuoted(group: readonly Priced[], rows: Asked["rows"], isOfUpdated: boolean): string {
  const least = Math.min(...group.map(({ amount }) => amount));
  const lowest = group.filter(({ amount }) => amount === least);
  const dollars = group.some(({ isConverted }) => isConverted) ? " in US dollars" : "";
  const start = isOfUpdated ? "Of the updated quotes, " : "";
  const [one] = lowest;
  if (!one || lowest.length > 1) {
    const gaps = lowest.flatMap((quote) => {
      const out = leftOut(quote, group, rows);
      return out.length > 0 ? `; ${quote.name} leaves out ${listOf(out)}` : [];
    });
    const who =
      start || lowest.length <= mostNames ? namesOf(lowest) : sentenceCase(namesOf(lowest));
    return `${start}${who} share the lowest amount${dollars}${gaps.join("")}.`;
  }
  const out = leftOut(one, group, rows);
  const isClear = group.every((other) => other === one || other.amount >= (one.high ?? one.amount));
  const what = isClear
    ? `${one.name} is lowest`
    : `${start ? "the" : "The"} range of ${one.name} starts lowest`;
  return `${start}${what}${dollars}${out.length > 0 ? ` but leaves out ${listOf(out)}` : ""}.`;
}

/** The categories that a quote leaves out by its lines, and another one includes. */
function leftOut(quote: Priced, group: readonly Priced[], rows: Asked["rows"]): string[] {
  if (!quote.itemized) return [];
  const includes = ({ itemized }: Priced, category: Category) =>
    itemized !== null && isCovered(itemized, category);
  return rows.flatMap(({ category, standing }) =>
    (standing === "compared" || standing === "show") &&
    !includes(quote, category) &&
    group.some((other) => includes(other, category))
      ? categoryWords[category]
      : [],
  );
}

function isCovered({ cells }: Itemized, category: Category): boolean {
  return isInPrice({ ...notSaid, ...cells.get(category) });
}

/** At most one sentence; none where nothing is compared. */
function sameScope(
  itemized: readonly WithLines[],
  { group, rows }: { group: readonly Priced[]; rows: Asked["rows"] },
): string[] {
  if (itemized.length < 2 || rows.every(({ standing }) => standing !== "compared")) return [];
  const start =
    itemized.length < group.length
      ? "Among itemized quotes on the same scope, "
      : "On the same scope, ";
  const ranked = itemized.filter(({ itemized: { rank } }) => rank?.from === 1);
  const least = Math.min(...ranked.map(({ itemized: { sameScope } }) => sameScope.high));
  const unplaced = itemized.filter(
    ({ itemized: { sameScope } }) => sameScope.open.length > 0 && sameScope.low <= least,
  );
  const [one, other] = ranked;
  if (unplaced.length > 0 || !one) {
    const open = new Set(
      unplaced.flatMap(({ itemized: { sameScope } }) =>
        sameScope.open.map((category) => categoryWords[category]),
      ),
    );
    const verb = unplaced.length === 1 ? "prices" : "price";
    return unplaced.length > 0
      ? [`${start}none is lowest until ${namesOf(unplaced)} ${verb} ${listOf([...open])}.`]
      : [];
  }
  if (other) {
    const isSame = ranked.every(
      ({ itemized: { sameScope } }) => sameScope.low === least && sameScope.high === least,
    );
    return [`${start}${namesOf(ranked)} ${isSame ? "cost the same" : "are too close to call"}.`];
  }
  const isLowest = group.every((quote) => quote === one || quote.amount > one.amount);
  return [`${start}${isLowest ? "it's still" : `${one.name} is`} lowest.`];
}

function oneTotal(totals: readonly Priced[], mayAsk: boolean): string {
  const [one] = totals;
  const ask = mayAsk ? ": ask for line items" : "";
  return one && totals.length === 1
    ? `${one.name} gives one total${ask}.`
    : `${sentenceCase(countInWords(totals.length))} quotes are one total${ask}.`;
}

function namesOf(quotes: readonly Priced[]): string {
  return quotes.length > mostNames
    ? `${countInWords(quotes.length)} quotes`
    : listWords(quotes.map(({ name }) => name));
}

/** Up to three words; of more, two and how many more. */
function listOf(words: readonly string[]): string {
  return listWords(words.length > 3 ? [...words.slice(0, 2), `${words.length - 2} more`] : words);
}

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(words);
}

function sentenceCase(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
