import * as z from "zod";
import { benchmarkLimits, benchmarkUnits } from "../../../domain/offers/benchmark.ts";
import { type Category, categories } from "../../../domain/offers/category.ts";
import { cents } from "../fields/cents.ts";
import { seenField, sourceBody, sourceFields, versionBody } from "./source-fields.ts";

export const benchmarkForm = z
  .object({
    category: z
      .enum(
        categories as [Category, ...Category[]],
        `Category must be one of ${categories.join(", ")}`,
      )
      .nullish()
      .transform((category) => category ?? null)
      .meta({ description: "None: the whole booth" }),
    unit: z.enum(benchmarkUnits, `Unit must be one of ${benchmarkUnits.join(", ")}`),
    low: cents("Low"),
    high: cents("High"),
    ...sourceFields,
  })
  .refine(({ low, high }) => low <= high, { path: ["high"], message: "High must be low or more" });

export const benchmarksForm = z.object({
  benchmarks: z
    .array(benchmarkForm, "Benchmarks must be a list")
    .max(benchmarkLimits.benchmarks, `Benchmarks must be ${benchmarkLimits.benchmarks} or fewer`),
  ...seenField,
});

export const benchmarkBody = z.object({
  category: z.enum(categories as [Category, ...Category[]]).nullable(),
  unit: z.enum(benchmarkUnits),
  low: z.int(),
  high: z.int(),
  ...sourceBody,
});
export const benchmarksBody = z.object({ benchmarks: z.array(benchmarkBody), ...versionBody });
export type BenchmarksBody = z.infer<typeof benchmarksBody>;
