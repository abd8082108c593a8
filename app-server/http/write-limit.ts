import { createMiddleware } from "hono/factory";
import { type Problem, problemOf } from "../contract/problem.ts";
import { problem } from "./problem-response.ts";
import type { Scope } from "./scope.ts";

/** Counts what was accepted in the last hour, over all server processes. */
export type WriteLimiter = {
  /** Counts one and answers null while there is room; else counts nothing, and answers the seconds until there is. */
  take(key: string): Promise<number | null>;
  /** One that was taken was not needed after all. */
  giveBack(key: string): Promise<void>;
};

/** Visitors may write so often from one address; what was refused, or was here before, does not count. */
export function limitAnonymousWrites(limiter: WriteLimiter) {
  return createMiddleware<Scope>(async (c, next) => {
    if (c.var.by.kind === "member") return next();
    const waitSeconds = await limiter.take(c.var.clientAddress);
    if (waitSeconds !== null) return problem(c, tooManyRequests(waitSeconds));
    await next();
    const isNew = c.res.ok && !c.res.headers.has("idempotent-replayed");
    if (!isNew) await limiter.giveBack(c.var.clientAddress);
  });
}

export function tooManyRequests(waitSeconds: number): Problem {
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
  const when = minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  const problem = problemOf(
    "too-many-requests",
    429,
    `Too many requests. Please try again ${when}`,
  );
  return { ...problem, retryAfterSeconds: Math.ceil(waitSeconds) };
}
