import { createMiddleware } from "hono/factory";

/** Answers to one person stay with that person. A route that is for everybody says so itself. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
});
