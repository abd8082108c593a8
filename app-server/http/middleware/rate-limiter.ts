import type { LimitName } from "../../limits.ts";

/** Counts one limit of the table, over all server processes. */
export type RateLimiter = {
  /** Counts one and answers null while there is room; else counts nothing, and answers the seconds until there is. */
  take(key: string): Promise<number | null>;
  /** One that was taken was not needed after all. */
  giveBack(key: string): Promise<void>;
};

export type RateLimiters = Record<LimitName, RateLimiter>;

/** Counts one under each key, or under none: then the seconds until there is room. */
export async function takeEach(wanted: readonly (readonly [RateLimiter, string])[]) {
  for (const [at, [limiter, key]] of wanted.entries()) {
    const waitSeconds = await limiter.take(key);
    if (waitSeconds === null) continue;
    await giveBackEach(wanted.slice(0, at));
    return waitSeconds;
  }
  return null;
}

export async function giveBackEach(taken: readonly (readonly [RateLimiter, string])[]) {
  for (const [limiter, key] of taken) await limiter.giveBack(key);
}
