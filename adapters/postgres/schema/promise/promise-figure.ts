import { defineEntity, p } from "@mikro-orm/core";
import type { PromiseFigures } from "../../../../domain/promise/ledger/promise-figures.ts";

/**
 * Figures of the requests received in a period: a day like 2027-01-31, or a month like 2027-01.
 * Computed from the ledger's rows up to the highest `until_number`. `counted_as`: the version of
 * the counting code and `until_number`, so that rows that an earlier version wrote or added to are
 * recognized and counted again.
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
  // covers the check whether rows are valid, without their figures
  indexes: [{ name: "promise_figure_counted_index", properties: ["until_number", "counted_as"] }],
});
