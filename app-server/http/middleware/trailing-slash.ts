import { createMiddleware } from "hono/factory";

/** One URL per page and call: redirects a trailing slash to the URL without. */
export const trailingSlash = createMiddleware((c, next) => {
  const { method, path } = c.req;
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead || path === "/" || path === "/api/" || !path.endsWith("/")) return next();
  // with several slashes or backslashes at its beginning it would lead to another host
  const target = path.replace(/^[/\\]+/, "/").replace(/\/+$/, "");
  return Promise.resolve(c.redirect(`${target || "/"}${new URL(c.req.url).search}`, 308));
});
