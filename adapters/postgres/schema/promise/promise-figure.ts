import { defineEntity, p } from "@mikro-orm/core";
import type { PromiseFigures } from "../../../../domain/promise/ledger/promise-figures.ts";

/**
 * The figures of the requests received in a period: a day like 2027-01-31, or its month like 2027-01. They follow from the rows of
 * the ledger up to the highest `until_number` here. `counted_as`: the version of the counting and `until_number`, so that a row that
 * code of an earlier version wrote or added to is known and counted again.
 */
export const PromiseFigureTable = defineEntity({
  name: "PromiseFigureTable",
  tableName: "promise_figure",
  properties: {
    period: p.text().primary(),
    figures: p.json<PromiseFigures>(),
    until_number: p.bigint("number"),
    counted_as: p.text().default(""),
  },
  // all that shows whether the rows are valid, without their figures
  indexes: [{ name: "promise_figure_counted_index", properties: ["until_number", "counted_as"] }],
});
