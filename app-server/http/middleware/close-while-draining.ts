import { createMiddleware } from "hono/factory";
import type { Scope } from "../scope.ts";

/** Once the process is about to end, each answer asks for its connection to be closed, so that the next request goes elsewhere. */
export function closeWhileDraining(isStopping: () => boolean) {
  return createMiddleware<Scope>(async (c, next) => {
    await next();
    if (isStopping()) c.header("connection", "close");
  });
}
