import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { StaleWriteError } from "../../domain/shared/stale-write.ts";
import { problemOf } from "../contract/problem.ts";
import { problem } from "./problem-response.ts";
import type { Scope } from "./scope.ts";

const staleWrite = "Someone else changed this in the meantime. Reload to see it, then try again";

/** Where every accident ends: nothing to the caller, everything to the log. */
export function onError(error: Error, c: Context<Scope>): Response {
  if (error instanceof HTTPException) {
    return problem(c, problemOf("bad-request", error.status, error.message || "Bad request"));
  }
  if (error instanceof StaleWriteError) {
    return problem(c, problemOf("stale-write", 409, staleWrite));
  }
  console.error(`Request ${c.var.requestId} failed:`, error);
  const sorry = `Something broke on our side. If it stays, tell us this number: ${c.var.requestId}`;
  return problem(c, problemOf("internal-error", 500, sorry));
}
