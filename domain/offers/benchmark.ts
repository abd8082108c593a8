import type { Cents } from "../shared/money/money.ts";
import { type Category, isComparable } from "./category.ts";
import type { BenchmarkAmounts } from "./same-scope.ts";
import type { Source } from "./source.ts";

/** Units of a benchmark: per floor area, per foot of frontage, or for the whole booth. */
export const benchmarkUnits = ["sq-ft", "sq-m", "linear-ft", "lot"] as const;
export type BenchmarkUnit = (typeof benchmarkUnits)[number];

/** An operator's benchmark price of a category, or of a whole booth. */
export type Benchmark = Source & {
  /** Null for the whole booth. */
  category: Category | null;
  unit: BenchmarkUnit;
  low: Cents;
  high: Cents;
};
export const benchmarkLimits = { benchmarks: 200, source: 200, address: 500 } as const;

/** A booth's sides in feet; null when its size can't be parsed. */
export type BoothFeet = { width: number; depth: number } | null;

const squareMetersInSquareFoot = 0.09290304;

/** The booth's quantity in this unit: floor area, frontage (its longer side), or 1. */
export function boothQuantity(unit: BenchmarkUnit, feet: BoothFeet): number | null {
  if (unit === "lot") return 1;
  if (!feet) return null;
  const area = feet.width * feet.depth;
  if (unit === "sq-ft") return area;
  return unit === "sq-m" ? area * squareMetersInSquareFoot : Math.max(feet.width, feet.depth);
}

/**
 * The middle of each comparable category's benchmark for this booth: the first one that can be
 * computed for its size.
 */
export function benchmarkAmounts(
  benchmarks: readonly Benchmark[],
  feet: BoothFeet,
): BenchmarkAmounts {
  const amounts: BenchmarkAmounts = {};
  for (const { category, unit, low, high, source, address, asOf } of benchmarks) {
    if (category === null || !isComparable(category) || amounts[category] !== undefined) continue;
    const quantity = boothQuantity(unit, feet);
    if (quantity === null) continue;
    const amount = Math.round(((low + high) * quantity) / 2);
    amounts[category] = { amount, from: { source, address, asOf } };
  }
  return amounts;
}
