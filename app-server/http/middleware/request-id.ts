import { createMiddleware } from "hono/factory";
import type { System } from "../../services/system.ts";
import { redactPath } from "../redact-path.ts";
import type { RequestContext } from "../request-context.ts";

/** Gives every request an id of our own, which the answer carries and the log repeats. */
export function requestId({ runInRequest }: Pick<System, "runInRequest">) {
  return createMiddleware<RequestContext>(async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set("requestId", requestId);
    await runInRequest({ requestId, method: c.req.method, route: redactPath(c.req.path) }, next);
    c.res.headers.set("x-request-id", requestId);
  });
}
