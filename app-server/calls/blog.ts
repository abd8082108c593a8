import { blogPageSize } from "../../domain/blog/blog-post.ts";
import { toBlogPageBody, toBlogPostBody, toViewedPostBody } from "../contract/blog/blog.ts";
import type { blogCalls } from "../contract/blog/blog-calls.ts";
import { asId } from "../contract/fields/as-id.ts";
import { type HandlersOf, mapped, ok } from "./handler.ts";

/** Handlers for the blog: the list, its cards, one article. */
export const blogHandlers: HandlersOf<typeof blogCalls> = {
  "GET /api/blog": async ({ core }, { query: { page, limit: size = blogPageSize } }) => {
    const { posts, total, hasMore } = await core.blog.listBlogPage({ page, size });
    return {
      ok: true,
      value: posts.map(toBlogPostBody),
      headers: { "x-total-count": `${total}` },
      next: hasMore ? { page: page + 1, limit: size } : null,
    };
  },
  "GET /api/blog/cards": async ({ core }, { query }) =>
    ok(toBlogPageBody(await core.blog.browseBlog(query))),
  "GET /api/blog/:id": ({ core }, { params: { id } }) =>
    mapped(core.blog.viewBlogPost({ id: asId(id) }), toViewedPostBody),
};
