import type { Context } from "hono";

/** The Link header that leads to a later page of a list. */
export function nextPageLink(c: Context, page: number, limit: number): string {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.set("page", `${page}`);
  searchParams.set("limit", `${limit}`);
  return `<${pathname}?${searchParams}>; rel="next"`;
}
