import { createMiddleware } from "hono/factory";

/** Sends `Cache-Control: no-store` unless the route says otherwise. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
});
