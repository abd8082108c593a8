import type { Cents } from "../shared/money/money.ts";
import type { Category } from "./category.ts";
import { type Cell, isInPrice, notSaid } from "./category-cells.ts";
import { isPercent, percentOf } from "./line-amount.ts";
import { isPriced, type OfferLine } from "./offer-line.ts";

/** The assumed price of a category that an offer leaves out. `count`: the number of offers behind it. */
export type Fill = {
  category: Category;
  amount: Cents;
  low: Cents;
  high: Cents;
  source: "own-rate" | "median" | "benchmark";
  count: number;
  /** Taken from one offer, or from none: a guess within a quarter of it. */
  weak: boolean;
};

/** The price of an offer at the same scope as the others. With `open` categories it is a lower bound. */
export type SameScope = {
  amount: Cents;
  low: Cents;
  high: Cents;
  open: Category[];
  fills: Fill[];
  /** Categories that are priced by percent, with their amounts at this scope. */
  restated: { category: Category; amount: Cents }[];
  /** Half of the offer's price range, which is in the amount; 0 for one price. */
  midway: Cents;
};

/** Amounts by category. */
export type Amounts = Partial<Record<Category, Cents>>;

export type ScopedOffer = {
  lines: readonly OfferLine[];
  cells: ReadonlyMap<Category, Cell>;
  ownRates?: Amounts;
  /** From the low end of its price range to the high one. */
  spread?: Cents;
};

/**
 * The offer's price for the categories of `scope`: its own amounts there, and for each that it leaves out its own rate, else
 * the median of what the others ask, else the benchmark, else nothing, which is then open. A percentage is of what is in the
 * scope: of the lines before it there, and of what is filled in, so that leaving something out never pays. A price range counts
 * with its middle.
 */
export function sameScopePrice(
  { lines, cells, ownRates = {}, spread = 0 }: ScopedOffer,
  others: readonly ScopedOffer[],
  scope: readonly Category[],
  benchmarks: Amounts = {},
): SameScope {
  const fills: Fill[] = [];
  const open: Category[] = [];
  for (const category of scope) {
    if (isInPrice(cells.get(category) ?? notSaid)) continue;
    const fill = ownRate(category, ownRates) ?? median(category, others);
    const assumed = fill ?? benchmark(category, benchmarks);
    if (assumed) fills.push(assumed);
    else open.push(category);
  }
  const inScope = lines.filter((line) => isPriced(line) && scope.includes(line.category));
  const at = (of: "amount" | "low" | "high") => {
    const filled = fills.reduce((total, fill) => total + fill[of], 0);
    return { filled, amounts: amountsWithin(inScope, filled) };
  };
  const sum = (of: "amount" | "low" | "high") => {
    const { filled, amounts } = at(of);
    return amounts.reduce((total, amount) => total + amount, filled);
  };
  const { amounts } = at("amount");
  const byPercent = new Set(inScope.filter(isPercent).map(({ category }) => category));
  const restated = [...byPercent].map((category) => ({
    category,
    amount: inScope.reduce(
      (total, line, index) => total + (line.category === category ? (amounts[index] ?? 0) : 0),
      0,
    ),
  }));
  const midway = Math.floor((spread + 1) / 2);
  return {
    ...{ amount: sum("amount") + midway, low: sum("low"), high: sum("high") + spread },
    ...{ open, fills, restated, midway },
  };
}

/** The amounts of lines in the scope, with percentages of the lines before them and of what is filled in. */
function amountsWithin(lines: readonly OfferLine[], filled: Cents): Cents[] {
  let base = filled;
  return lines.map((line) => {
    if (isPercent(line)) return percentOf(line.quantity ?? 0, base, line.category);
    base += line.amount ?? 0;
    return line.amount ?? 0;
  });
}

function ownRate(category: Category, rates: Amounts): Fill | null {
  const amount = rates[category];
  if (amount === undefined) return null;
  const range = { amount, low: amount, high: amount };
  return { category, ...range, source: "own-rate", count: 0, weak: false };
}

function median(category: Category, others: readonly ScopedOffer[]): Fill | null {
  const amounts = others
    .flatMap(({ cells }) => cells.get(category)?.amount ?? [])
    .sort((a, b) => a - b);
  const count = amounts.length;
  const [lower, upper] = [amounts[(count - 1) >> 1], amounts[count >> 1]];
  if (lower === undefined || upper === undefined) return null;
  if (count === 1) return { category, ...guess(lower), source: "median", count, weak: true };
  const [low = lower, high = upper] = [amounts[0], amounts.at(-1)];
  // Half a cent goes up.
  const amount = Math.floor((lower + upper + 1) / 2);
  return { category, amount, low, high, source: "median", count, weak: false };
}

function benchmark(category: Category, benchmarks: Amounts): Fill | null {
  const amount = benchmarks[category];
  if (amount === undefined) return null;
  return { category, ...guess(amount), source: "benchmark", count: 0, weak: true };
}

function guess(amount: Cents) {
  const quarter = Math.floor((amount + 2) / 4);
  return { amount, low: amount - quarter, high: amount + quarter };
}
