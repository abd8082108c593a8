import { createMiddleware } from "hono/factory";
import type { Scope } from "./scope.ts";

/** Gives every request an id of our own, which the answer carries and the log repeats. */
export const requestId = createMiddleware<Scope>(async (c, next) => {
  c.set("requestId", crypto.randomUUID());
  await next();
  c.header("x-request-id", c.var.requestId);
});
