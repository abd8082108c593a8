import * as z from "zod";
import { benchmarkFields, maxBenchmarks } from "../../../domain/offers/benchmark.ts";
import { bodyOf } from "../fields/body-of.ts";
import { typedZodOf } from "../fields/typed-zod-of.ts";
import { wholeZodOf } from "../fields/zod-of.ts";
import { seenField, versionBody } from "./seen-field.ts";

const isInOrder = ({ low, high }: { low: number; high: number }) => low <= high;
const order = { path: ["high"], message: "High must be low or more" };

const benchmarkForm = z.object(wholeZodOf(benchmarkFields)).refine(isInOrder, order);

/** Parses the dialog of one benchmark: takes the text as typed. */
export const benchmarkInput = z.object(typedZodOf(benchmarkFields)).refine(isInOrder, order);

export const benchmarksForm = z.object({
  benchmarks: z
    .array(benchmarkForm, "Benchmarks must be a list")
    .max(maxBenchmarks, `Benchmarks must be ${maxBenchmarks} or fewer`),
  ...seenField,
});

export const benchmarkBody = z.object(bodyOf(benchmarkFields));
export const benchmarksBody = z.object({ benchmarks: z.array(benchmarkBody), ...versionBody });
export type BenchmarksBody = z.infer<typeof benchmarksBody>;
