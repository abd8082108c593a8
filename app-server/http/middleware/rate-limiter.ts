import type { LimitName } from "../../limits.ts";

/** One limit of the table, shared by all server processes. */
export type RateLimiter = {
  /** Consumes one token and returns null, or returns the seconds until the next token and consumes none. */
  take(key: string): Promise<number | null>;
  /** Returns a token that wasn't needed. */
  giveBack(key: string): Promise<void>;
};

export type RateLimiters = Record<LimitName, RateLimiter>;

/** Consumes one token per key, or none: then returns the seconds until all are available. */
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
