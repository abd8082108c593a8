import { defineEntity, p } from "@mikro-orm/core";

/**
 * Requests per status, maintained by triggers on quote_request: the sum over 16 slots. Each
 * connection counts in one slot, so that concurrent saves rarely wait for each other; a single slot
 * may be negative. `changes` increases with each change that affects how a search finds or sorts a
 * request; its sum is a version for cached counts.
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
