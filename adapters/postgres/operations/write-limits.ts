import pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { createSigner } from "../../system/signer.ts";

const hourSeconds = 60 * 60;

type Amount = { amount: number; hours: number };
type Limiter = {
  take(key: string): Promise<number | null>;
  giveBack(key: string): Promise<void>;
};

/**
 * Rate limits in PostgreSQL, shared by all processes, on a few connections of their own. Keys are
 * stored signed with `secret`, so the table contains no names.
 */
export function openWriteLimits(url: string, secret: string) {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "boothwright limits",
    max: 2,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  // an idle connection that breaks is replaced with the next question
  pool.on("error", () => {});

  function openOne(name: string, { amount, hours }: Amount): Limiter {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      keyPrefix: name,
      points: amount,
      duration: hours * hourSeconds,
    });
    const { sign } = createSigner(secret, `limit of ${name}`);
    return {
      async take(key) {
        try {
          await limiter.consume(sign(key));
          return null;
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          await limiter.reward(sign(key));
          return refusal.msBeforeNext / 1000;
        }
      },
      async giveBack(key) {
        await limiter.reward(sign(key));
      },
    };
  }

  return {
    /** One limiter per row: at most `amount` in the `hours` after a key's first use. Rows count separately. */
    open<Name extends string>(table: Record<Name, Amount>): Record<Name, Limiter> {
      const rows = Object.entries<Amount>(table);
      const limiters = rows.map(([name, row]) => [name, openOne(name, row)]);
      return Object.fromEntries(limiters) as Record<Name, Limiter>;
    },
    close: () => pool.end(),
  };
}
