import type pg from "pg";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";

const hourSeconds = 60 * 60;

/**
 * Counts, for any key, how often something was done in the hour that began with its first time, over all processes.
 * `name` keeps the counts of different things apart.
 */
export function createWriteLimiter(pool: pg.Pool, name: string, perHour: number) {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    keyPrefix: name,
    points: perHour,
    duration: hourSeconds,
  });

  return {
    /** Null while there is room, else the seconds until there is. */
    async secondsToWait(key: string): Promise<number | null> {
      const spent: RateLimiterRes | null = await limiter.get(key);
      return spent && spent.consumedPoints >= perHour ? spent.msBeforeNext / 1000 : null;
    },
    async count(key: string): Promise<void> {
      await limiter.penalty(key);
    },
  };
}
