import { createMiddleware } from "hono/factory";
import type { RequestContext } from "../request-context.ts";

/** Once the process is about to end, each answer asks for its connection to be closed, so that the next request goes elsewhere. */
export function closeWhileDraining(isStopping: () => boolean) {
  return createMiddleware<RequestContext>(async (c, next) => {
    await next();
    if (isStopping()) c.res.headers.set("connection", "close");
  });
}
