import { type Context, Hono } from "hono";
import { blogPageSize } from "../../domain/blog/blog-post.ts";
import { wholeListLimit } from "../../domain/shared/page.ts";
import {
  blogListQuery,
  blogPageQuery,
  toBlogPageBody,
  toBlogPostBody,
  toViewedPostBody,
} from "../contract/blog.ts";
import { answer } from "./answer.ts";
import { nextPageLink } from "./next-page-link.ts";
import { pathId } from "./path-id.ts";
import type { Scope } from "./scope.ts";
import { validate } from "./validate.ts";
import { createWholeList } from "./whole-list.ts";

/** The blog: the whole list, a stretch of it, a page of cards, one article. */
export function blogRoutes() {
  const answerWhole = createWholeList();

  return new Hono<Scope>()
    .get("/", validate("query", blogListQuery), async (c) => {
      const { core } = c.var;
      if (isWhole(c)) {
        return answerWhole(c, {
          version: core.blogVersion,
          async read() {
            const { posts, hasMore } = await core.listBlogPage({ page: 1, size: wholeListLimit });
            const link = hasMore ? nextPageLink(c, 2, wholeListLimit) : null;
            return { items: posts.map(toBlogPostBody), link };
          },
        });
      }
      const { page, limit: size = blogPageSize } = c.req.valid("query");
      const { posts, total, hasMore } = await core.listBlogPage({ page, size });
      const headers: Record<string, string> = { "x-total-count": `${total}` };
      if (hasMore) headers.link = nextPageLink(c, page + 1, size);
      return c.json(posts.map(toBlogPostBody), 200, headers);
    })
    .get("/cards", validate("query", blogPageQuery), async (c) =>
      c.json(toBlogPageBody(await c.var.core.browseBlog(c.req.valid("query")))),
    )
    .get("/:id", async (c) =>
      answer(c, await c.var.core.viewBlogPost({ id: pathId(c) }), toViewedPostBody),
    );
}

function isWhole(c: Context): boolean {
  return Object.keys(c.req.query()).length === 0;
}
