import { type Problem, problemOf } from "../../contract/problem.ts";

/** The problem of a reached rate limit, with the time to wait. */
export function tooManyRequests(waitSeconds: number): Problem {
  const problem = problemOf(
    "too-many-requests",
    429,
    `Too many requests. Please try again ${waitWords(waitSeconds)}`,
  );
  return { ...problem, retryAfterSeconds: Math.ceil(waitSeconds) };
}

/** Such as "in a minute", "in 12 minutes". */
export function waitWords(waitSeconds: number): string {
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
  return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
}
