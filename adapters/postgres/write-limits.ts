import pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { createSigner } from "../system/signer.ts";

const hourSeconds = 60 * 60;

/**
 * Counts what people do, in PostgreSQL, so that all processes count together. Its few connections are its own. Whom it
 * counts is kept signed with `secret`: the table names nobody.
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

  return {
    /** At most `perHour` in the hour that begins with a key's first. `name` keeps different things apart. */
    perHour(name: string, perHour: number) {
      const limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limit",
        tableCreated: true,
        keyPrefix: name,
        points: perHour,
        duration: hourSeconds,
      });
      const { sign } = createSigner(secret, `limit of ${name}`);
      return {
        /** Counts one and answers null while there is room; else counts nothing, and answers the seconds until there is. */
        async take(key: string): Promise<number | null> {
          try {
            await limiter.consume(sign(key));
            return null;
          } catch (refusal) {
            if (!(refusal instanceof RateLimiterRes)) throw refusal;
            await limiter.reward(sign(key));
            return refusal.msBeforeNext / 1000;
          }
        },
        /** One that was taken was not needed after all. */
        async giveBack(key: string): Promise<void> {
          await limiter.reward(sign(key));
        },
      };
    },
    close: () => pool.end(),
  };
}
