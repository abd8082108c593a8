import { defineEntity, p } from "@mikro-orm/core";

/** A rate limit's count per signed key; used by `write-limits.ts`. */
export const RateLimitTable = defineEntity({
  name: "RateLimitTable",
  tableName: "rate_limit",
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    /** Unix milliseconds. */
    expire: p.bigint().nullable().index("rate_limit_expire_index"),
  },
});
