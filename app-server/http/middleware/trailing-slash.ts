import { createMiddleware } from "hono/factory";

/** One address for each page and call: those that end in a slash lead to the one without. */
export const trailingSlash = createMiddleware((c, next) => {
  const { method, path } = c.req;
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead || path === "/" || path === "/api/" || !path.endsWith("/")) return next();
  // with several slashes or backslashes at its beginning it would lead to another host
  const target = path.replace(/^[/\\]+/, "/").replace(/\/+$/, "");
  return Promise.resolve(c.redirect(`${target || "/"}${new URL(c.req.url).search}`, 308));
});
