import { defineEntity, p } from "@mikro-orm/core";
import { benchmarkUnits } from "../../../../domain/offers/benchmark.ts";
import type { Category } from "../../../../domain/offers/category.ts";
import { sourceFields } from "../../../../domain/offers/source.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";

/** An operator's benchmark price with its source. Without a category it is for the whole booth. */
export const BenchmarkTable = defineEntity({
  name: "BenchmarkTable",
  tableName: "benchmark",
  primaryKeys: ["position"],
  properties: {
    position: p.integer().primary().autoincrement(false),
    category: p.text().$type<Category>().strictNullable(),
    unit: p.enum(benchmarkUnits),
    low: p.bigint("number"),
    high: p.bigint("number"),
    source: columns.text(),
    address: columns.optionalText(),
    as_of: p.date(),
  },
  checks: [
    { name: "amounts_order", expression: "low >= 0 and low <= high" },
    ...lengthChecks({
      source: [1, sourceFields.source.max],
      address: sourceFields.address.max,
    }),
  ],
});
