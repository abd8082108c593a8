import { benchmarkInput } from "../../../app-server/contract/rates/benchmarks.ts";
import { type Benchmark, benchmarkFields } from "../../../domain/offers/benchmark.ts";
import { categoryFacts } from "../../../domain/offers/category.ts";
import { contentVersion } from "../../../domain/shared/writes/content-version.ts";
import { typedValues } from "../../edit-form/typed-values.ts";
import { issuesByField, type Typed } from "./typed-fields.ts";

export type BenchmarkField = keyof Benchmark;
export type BenchmarkTexts = Record<BenchmarkField, string>;

/** The category's name, or "whole booth". */
export function categoryWords({ category }: Pick<Benchmark, "category">): string {
  return category === null ? "The whole booth" : categoryFacts(category).label;
}

export function benchmarkTexts(benchmark: Benchmark | null): BenchmarkTexts {
  return typedValues(benchmarkFields, benchmark ?? { unit: "sq-ft" });
}

/** The body for these texts, or the errors by field. */
export function readBenchmark(texts: BenchmarkTexts): Typed<BenchmarkField, Benchmark> {
  const { data = null, error } = benchmarkInput.safeParse(texts);
  return { value: data, errors: issuesByField(error) };
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
