import { createMiddleware } from "hono/factory";
import { type Problem, problemOf } from "../contract/problem.ts";
import { problem } from "./problem-response.ts";
import type { Scope } from "./scope.ts";

/** Counts what was accepted in the last hour, over all server processes. */
export type WriteLimiter = {
  /** Null while there is room, else the seconds until there is. */
  secondsToWait(key: string): Promise<number | null>;
  count(key: string): Promise<void>;
};

/** Visitors may write so often from one address; what was refused does not count. */
export function limitAnonymousWrites(limiter: WriteLimiter) {
  return createMiddleware<Scope>(async (c, next) => {
    if (c.var.by.kind === "member") return next();
    const waitSeconds = await limiter.secondsToWait(c.var.clientAddress);
    if (waitSeconds !== null) {
      const headers = { "retry-after": String(Math.ceil(waitSeconds)) };
      return problem(c, tooManyRequests(waitSeconds), headers);
    }
    await next();
    if (c.res.ok) await limiter.count(c.var.clientAddress);
  });
}

export function tooManyRequests(waitSeconds: number): Problem {
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
  const when = minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  return problemOf("too-many-requests", 429, `Too many requests. Please try again ${when}`);
}
