import pg from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";

const hourSeconds = 60 * 60;

/** Counts what people do, in PostgreSQL, so that all processes count together. Its few connections are its own. */
export function openWriteLimits(url: string) {
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
      return {
        /** Null while there is room, else the seconds until there is. */
        async secondsToWait(key: string): Promise<number | null> {
          const spent = await limiter.get(key);
          return spent && spent.consumedPoints >= perHour ? spent.msBeforeNext / 1000 : null;
        },
        async count(key: string): Promise<void> {
          await limiter.penalty(key);
        },
      };
    },
    close: () => pool.end(),
  };
}
