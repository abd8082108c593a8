import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Scope } from "./scope.ts";

/** Where every accident ends: nothing to the caller, everything to the log. */
export function onError(error: Error, c: Context<Scope>): Response {
  if (error instanceof HTTPException) return error.getResponse();
  const { requestId } = c.var;
  console.error(`Request ${requestId} failed:`, error);
  return c.json(
    { type: "about:blank", title: "Internal Server Error", status: 500, requestId },
    500,
    {
      "content-type": "application/problem+json",
    },
  );
}
