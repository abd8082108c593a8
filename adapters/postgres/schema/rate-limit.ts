import { defineEntity, p } from "@mikro-orm/core";

/** A count of what was done, and by whom; `write-limits.ts` reads and writes it. */
export const RateLimitTable = defineEntity({
  name: "RateLimitTable",
  tableName: "rate_limit",
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970. */
    expire: p.bigint().nullable().index("rate_limit_expire_index"),
  },
});
