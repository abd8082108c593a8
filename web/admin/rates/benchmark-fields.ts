import { benchmarkForm } from "../../../app-server/contract/rates/benchmarks.ts";
import type { Benchmark, BenchmarkUnit } from "../../../domain/offers/benchmark.ts";
import { categoryFacts, categoryList } from "../../../domain/offers/category.ts";
import { dollarsText } from "../../../domain/shared/money/dollars-text.ts";
import { contentVersion } from "../../../domain/shared/writes/content-version.ts";
import {
  issuesByField,
  optionsOf,
  readAmount,
  type TextField,
  type Typed,
} from "./typed-fields.ts";

export type BenchmarkField =
  | ("category" | "unit" | "low" | "high")
  | ("source" | "asOf" | "address");
export type BenchmarkTexts = Record<BenchmarkField, string>;

export const unitWords: Record<BenchmarkUnit, string> = {
  "sq-ft": "per square foot",
  "sq-m": "per square meter",
  "linear-ft": "per linear foot",
  lot: "in total",
};
const units = optionsOf(unitWords);

export const benchmarkFields: readonly TextField<BenchmarkField>[] = [
  {
    name: "category",
    label: "Category",
    options: categoryList.map(({ key, label }) => ({ value: key, label })),
    placeholder: "The whole booth",
  },
  { name: "unit", label: "Price is", options: units },
  { name: "low", label: "Low", hint: "In US dollars", isRequired: true },
  { name: "high", label: "High", hint: "In US dollars", isRequired: true },
  { name: "source", label: "Source", hint: "e.g. EDPA survey 2026", isRequired: true },
  { name: "asOf", label: "As of", type: "date", isRequired: true },
  { name: "address", label: "Web address", type: "url" },
];

export const benchmarkLabels = Object.fromEntries(
  benchmarkFields.map(({ name, label }) => [name, label]),
) as Record<BenchmarkField, string>;

/** The category's name, or "whole booth". */
export function categoryWords({ category }: Pick<Benchmark, "category">): string {
  return category === null ? "The whole booth" : categoryFacts(category).label;
}

export function benchmarkTexts(benchmark: Benchmark | null): BenchmarkTexts {
  return {
    category: benchmark?.category ?? "",
    unit: benchmark?.unit ?? "sq-ft",
    low: benchmark ? dollarsText(benchmark.low) : "",
    high: benchmark ? dollarsText(benchmark.high) : "",
    source: benchmark?.source ?? "",
    asOf: benchmark?.asOf ?? "",
    address: benchmark?.address ?? "",
  };
}

/** The body for these texts, or the errors by field. */
export function readBenchmark(texts: BenchmarkTexts): Typed<BenchmarkField, Benchmark> {
  const errors: Partial<Record<BenchmarkField, string>> = {};
  const amount = (name: "low" | "high") => {
    if (texts[name].trim() === "") errors[name] = "Enter an amount such as 95.50";
    return readAmount(texts[name], (error) => {
      errors[name] = error;
    });
  };
  const [low, high] = [amount("low"), amount("high")];
  const checked = benchmarkForm.safeParse({
    category: texts.category || null,
    unit: texts.unit,
    low: low ?? 0,
    high: high ?? Number.MAX_SAFE_INTEGER,
    source: texts.source,
    asOf: texts.asOf,
    address: texts.address.trim() || null,
  });
  const found = { ...issuesByField(checked.error), ...errors };
  return checked.success && Object.keys(found).length === 0
    ? { value: checked.data, errors: {} }
    : { value: null, errors: found };
}

const same = (a: Benchmark, b: Benchmark) => contentVersion(a) === contentVersion(b);

/**
 * The current entry for the one that was opened: the identical one, else the one of the same
 * category and unit; null when neither exists.
 */
export function standingOf(list: readonly Benchmark[], opened: Benchmark): Benchmark | null {
  const ofItsKind = ({ category, unit }: Benchmark) =>
    category === opened.category && unit === opened.unit;
  return list.find((each) => same(each, opened)) ?? list.find(ofItsKind) ?? null;
}

/** The list with one entry replaced, added (without `standing`) or removed (without `changed`). */
export function withBenchmark(
  list: readonly Benchmark[],
  standing: Benchmark | null,
  changed: Benchmark | null,
): Benchmark[] {
  const at = standing ? list.findIndex((each) => same(each, standing)) : -1;
  const entry = changed ? [changed] : [];
  return at < 0 ? [...list, ...entry] : list.toSpliced(at, 1, ...entry);
}
