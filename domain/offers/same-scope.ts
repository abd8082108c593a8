import type { Cents } from "../shared/money/money.ts";
import type { Category } from "./category.ts";
import { type Cell, isInPrice, notSaid } from "./category-cells.ts";

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
};

/** Amounts by category. */
export type Amounts = Partial<Record<Category, Cents>>;

export type ScopedOffer = { cells: ReadonlyMap<Category, Cell>; ownRates?: Amounts };

/**
 * The offer's price for the categories of `scope`: its own amounts there, and for each that it leaves out its own rate, else
 * the median of what the others ask, else the benchmark, else nothing, which is then open.
 */
export function sameScopePrice(
  { cells, ownRates = {} }: ScopedOffer,
  others: readonly ScopedOffer[],
  scope: readonly Category[],
  benchmarks: Amounts = {},
): SameScope {
  const fills: Fill[] = [];
  const open: Category[] = [];
  let stated = 0;
  for (const category of scope) {
    const cell = cells.get(category) ?? notSaid;
    if (isInPrice(cell)) {
      stated += cell.amount ?? 0;
      continue;
    }
    const fill = ownRate(category, ownRates) ?? median(category, others);
    const assumed = fill ?? benchmark(category, benchmarks);
    if (assumed) fills.push(assumed);
    else open.push(category);
  }
  const sum = (of: "amount" | "low" | "high") =>
    fills.reduce((total, fill) => total + fill[of], stated);
  return { amount: sum("amount"), low: sum("low"), high: sum("high"), open, fills };
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
