import { type FieldsOf, fields } from "../shared/fields.ts";
import { maxAmountCents } from "../shared/money/money.ts";
import { categories, categoryLabels, isComparable } from "./category.ts";
import type { BenchmarkAmounts } from "./same-scope.ts";
import { sourceFields } from "./source.ts";

/** Units of a benchmark: per floor area, per foot of frontage, or for the whole booth. */
export const benchmarkUnitWords = {
  "sq-ft": "per square foot",
  "sq-m": "per square meter",
  "linear-ft": "per linear foot",
  lot: "in total",
};
export type BenchmarkUnit = keyof typeof benchmarkUnitWords;
export const benchmarkUnits = Object.keys(benchmarkUnitWords) as BenchmarkUnit[];

const amount = {
  kind: "money",
  max: maxAmountCents,
  hint: "In US dollars",
  required: true,
} as const;

/** An operator's benchmark price of a category, or of a whole booth, with its source. */
export const benchmarkFields = fields({
  category: {
    kind: "option",
    options: categoryLabels,
    label: "Category",
    invalid: `Category must be one of ${categories.join(", ")}`,
    about: "None: the whole booth",
  },
  unit: {
    kind: "option",
    options: benchmarkUnitWords,
    label: "Price is",
    invalid: `Unit must be one of ${benchmarkUnits.join(", ")}`,
    required: true,
  },
  low: { ...amount, label: "Low" },
  high: { ...amount, label: "High" },
  ...sourceFields,
  source: { ...sourceFields.source, hint: "e.g. EDPA survey 2026" },
});
export type Benchmark = FieldsOf<typeof benchmarkFields>;

/** The most benchmarks in the list. */
export const maxBenchmarks = 200;

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
