import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Problem } from "../contract/problem.ts";

/** Says no in the one shape that there is for it. */
export function problem(c: Context, body: Problem, headers: Record<string, string> = {}) {
  return c.json(body, body.status as ContentfulStatusCode, {
    "content-type": "application/problem+json",
    ...headers,
  });
}
