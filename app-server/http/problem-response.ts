import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Problem } from "../contract/problem.ts";

/** Sends a problem (RFC 9457). */
export function problem(c: Context, body: Problem) {
  const { status, retryAfterSeconds } = body;
  return c.json(body, status as ContentfulStatusCode, {
    "content-type": "application/problem+json",
    ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
  });
}
