import { createMiddleware } from "hono/factory";
import { runInRequest } from "../../../adapters/system/request-context.ts";
import { redactPath } from "../redact-path.ts";
import type { Scope } from "../scope.ts";

/** Gives every request an id of our own, which the answer carries and the log repeats. */
export const requestId = createMiddleware<Scope>(async (c, next) => {
  const requestId = crypto.randomUUID();
  c.set("requestId", requestId);
  await runInRequest({ requestId, method: c.req.method, route: redactPath(c.req.path) }, next);
  c.header("x-request-id", requestId);
});
