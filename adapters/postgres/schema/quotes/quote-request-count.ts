import { defineEntity, p } from "@mikro-orm/core";

/**
 * Requests per status, maintained by triggers on quote_request: the sum over 16 slots. Each
 * connection counts in one slot, so that concurrent saves rarely wait for each other. A single slot
 * may be negative. `changes` grows with each change of a request that a search may find or order
 * differently, so its sum is a version of what searches count.
 */
export const QuoteRequestCountTable = defineEntity({
  name: "QuoteRequestCountTable",
  tableName: "quote_request_count",
  properties: {
    status: p.text().primary(),
    slot: p.integer().primary(),
    amount: p.bigint("number"),
    changes: p.bigint("number").default(0),
  },
});
