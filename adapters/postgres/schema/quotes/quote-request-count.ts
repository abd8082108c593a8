import { defineEntity, p } from "@mikro-orm/core";

/**
 * How many requests have a status, kept by triggers on quote_request. The sum over its slots: each connection counts in
 * one of sixteen, so that two who save at the same time seldom wait for one another. One slot alone may be below nought.
 */
export const QuoteRequestCountTable = defineEntity({
  name: "QuoteRequestCountTable",
  tableName: "quote_request_count",
  properties: {
    status: p.text().primary(),
    slot: p.integer().primary(),
    amount: p.bigint("number"),
  },
});
