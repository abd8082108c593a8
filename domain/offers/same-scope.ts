import type { Cents } from "../shared/money/money.ts";
import type { Category } from "./category.ts";
import { type Cell, isInPrice, notSaid } from "./category-cells.ts";
import { isPercent, percentOf } from "./line-amount.ts";
import { isPriced, type OfferLine } from "./offer-line.ts";
import type { Source } from "./source.ts";

/**
 * The assumed price of a category that an offer leaves out. `count`: number of offers it is taken
 * from.
 */
export type Fill = {
  category: Category;
  amount: Cents;
  low: Cents;
  high: Cents;
  source: "own-rate" | "median" | "benchmark";
  count: number;
  /** Taken from one offer or from none: a guess with a margin of 25%. */
  weak: boolean;
  /** The part of the amount that the offer's own percentages add, in US cents. */
  surcharge: Cents;
  /** Source of the benchmark, if taken from one. */
  benchmark: Source | null;
};

/**
 * An offer's price for the same scope as the others, in US cents. With `open` categories it is a
 * lower bound.
 */
export type SameScope = {
  amount: Cents;
  low: Cents;
  high: Cents;
  open: Category[];
  fills: Fill[];
  /** Categories priced by percentage, with their amounts at this scope. */
  restated: { category: Category; amount: Cents }[];
  /**
   * Categories outside the scope whose lines include prices of the scope, with these lines'
   * amounts.
   */
  elsewhere: { category: Category; amount: Cents }[];
  /** Half of the offer's price range, which is included in the amount; 0 for a single price. */
  midway: Cents;
};

/** Amounts by category, in US cents. */
export type Amounts = Partial<Record<Category, Cents>>;

/** The middle of a booth's benchmark by category, in US cents, with its source. */
export type BenchmarkAmounts = Partial<Record<Category, { amount: Cents; from: Source }>>;

export type ScopedOffer = {
  lines: readonly OfferLine[];
  cells: ReadonlyMap<Category, Cell>;
  /** Amounts of its own lines, from `amountsWithin`. */
  amounts: ReadonlyMap<Category, Cents>;
  ownRates?: Amounts;
  /** Width of its price range, in US cents. */
  spread?: Cents;
};

/**
 * An offer's price for the categories of `scope`. Its own amounts count; a category that it leaves
 * out gets its builder's own rate, else the median of other offers, else the benchmark, else it is
 * open. Filled amounts get the offer's percentages, as a line would: leaving something out never
 * pays, and a line at exactly its fill changes nothing. A price range counts with its middle.
 */
export function sameScopePrice(
  { lines, cells, amounts, ownRates = {}, spread = 0 }: ScopedOffer,
  others: readonly Pick<ScopedOffer, "amounts">[],
  scope: readonly Category[],
  benchmarks: BenchmarkAmounts = {},
): SameScope {
  const percents = linesInScope(scope, lines).filter(isPercent);
  const fills: Fill[] = [];
  const open: Category[] = [];
  for (const category of scope) {
    if (isInPrice(cells.get(category) ?? notSaid)) continue;
    const fill = ownRate(category, ownRates) ?? medianOfOthers(category, others);
    const assumed = fill ?? benchmark(category, benchmarks);
    if (assumed) fills.push(withPercentages(assumed, percents));
    else open.push(category);
  }
  const own = [...amounts.values()].reduce((total, amount) => total + amount, 0);
  const sum = (of: "amount" | "low" | "high") =>
    fills.reduce((total, fill) => total + fill[of], own);
  const byPercent = new Set(percents.map(({ category }) => category));
  const counted = [...amounts].map(([category, amount]) => ({ category, amount }));
  const restated = counted.filter(
    ({ category }) => byPercent.has(category) && scope.includes(category),
  );
  const elsewhere = counted.filter(({ category }) => !scope.includes(category));
  const midway = Math.floor((spread + 1) / 2);
  return {
    amount: sum("amount") + midway,
    low: sum("low"),
    high: sum("high") + spread,
    open,
    fills,
    restated,
    elsewhere,
    midway,
  };
}

/**
 * The priced lines that count in a scope: lines of its categories, and lines of other categories
 * that include the price of one. A discount includes no price.
 */
export function linesInScope(scope: readonly Category[], lines: readonly OfferLine[]): OfferLine[] {
  const holders = new Set(
    lines.flatMap(({ category, within }) => (within && scope.includes(category) ? within : [])),
  );
  return lines.filter(
    (line) =>
      isPriced(line) &&
      (scope.includes(line.category) || (line.category !== "discount" && holders.has(line.id))),
  );
}

/**
 * Amounts of the lines that count in a scope, by category. A percentage applies to the counted
 * lines before it.
 */
export function amountsWithin(
  scope: readonly Category[],
  lines: readonly OfferLine[],
): Map<Category, Cents> {
  const amounts = new Map<Category, Cents>();
  let base = 0;
  for (const line of linesInScope(scope, lines)) {
    const { category, quantity } = line;
    const amount = isPercent(line) ? percentOf(quantity ?? 0, base, category) : (line.amount ?? 0);
    if (!isPercent(line)) base += amount;
    amounts.set(category, (amounts.get(category) ?? 0) + amount);
  }
  return amounts;
}

/** The sum that these percentage lines add to an amount. */
export function percentagesOf(amount: Cents, percents: readonly OfferLine[]): Cents {
  return percents.reduce(
    (total, { quantity, category }) => total + percentOf(quantity ?? 0, amount, category),
    0,
  );
}

type Assumed = Omit<Fill, "surcharge">;

function withPercentages(fill: Assumed, percents: readonly OfferLine[]): Fill {
  const whole = (amount: Cents) => amount + percentagesOf(amount, percents);
  const { amount, low, high } = fill;
  const surcharge = percentagesOf(amount, percents);
  return { ...fill, amount: whole(amount), low: whole(low), high: whole(high), surcharge };
}

function ownRate(category: Category, rates: Amounts): Assumed | null {
  const amount = rates[category];
  if (amount === undefined) return null;
  const range = { amount, low: amount, high: amount };
  return { category, ...range, source: "own-rate", count: 0, weak: false, benchmark: null };
}

function medianOfOthers(
  category: Category,
  others: readonly Pick<ScopedOffer, "amounts">[],
): Assumed | null {
  const sorted = others.flatMap(({ amounts }) => amounts.get(category) ?? []).sort((a, b) => a - b);
  const count = sorted.length;
  const [lower, upper] = [sorted[(count - 1) >> 1], sorted[count >> 1]];
  if (lower === undefined || upper === undefined) return null;
  const from = { source: "median", count, weak: count === 1, benchmark: null } as const;
  if (count === 1) return { category, ...guess(lower), ...from };
  const [low = lower, high = upper] = [sorted[0], sorted.at(-1)];
  // rounds half a cent up
  return { category, amount: Math.floor((lower + upper + 1) / 2), low, high, ...from };
}

function benchmark(category: Category, benchmarks: BenchmarkAmounts): Assumed | null {
  const known = benchmarks[category];
  if (!known) return null;
  const from = { source: "benchmark", count: 0, weak: true, benchmark: known.from } as const;
  return { category, ...guess(known.amount), ...from };
}

function guess(amount: Cents) {
  const quarter = Math.floor((amount + 2) / 4);
  return { amount, low: amount - quarter, high: amount + quarter };
}
