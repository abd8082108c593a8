import { expect, it } from "vitest";
import { createMemoryBlogRepository } from "../../adapters/memory/blog-repository.ts";
import type { BlogPostId } from "../shared/id.ts";
import { browseBlog } from "./browse-blog.ts";
import { blogPostOf } from "./examples.ts";
import { viewBlogPost } from "./view-blog-post.ts";

const posts = Array.from({ length: 20 }, (_, index) => blogPostOf(index + 1));
const blog = createMemoryBlogRepository([...posts].reverse());

it("browseBlog() leafs nine at a time from the oldest on, and stays within the pages there are", async () => {
  const browse = browseBlog({ blog });
  const first = await browse({ page: 1 });
  expect(first.cards.map(({ title }) => title)).toEqual(
    posts.slice(0, 9).map(({ title }) => title),
  );
  expect(first.cards[0]?.description).toBe("About matter 1");
  expect(first).toMatchObject({ total: 20, page: 1, pageCount: 3 });
  expect((await browse({ page: 3 })).cards).toHaveLength(2);
  expect(await browse({ page: 99 })).toEqual(await browse({ page: 3 }));
  const nothing = await browseBlog({ blog: createMemoryBlogRepository([]) })({ page: 2 });
  expect(nothing).toEqual({ cards: [], total: 0, page: 1, pageCount: 1 });
});

it("viewBlogPost() opens an article with the first six others, and refuses one that is not there", async () => {
  const view = viewBlogPost({ blog });
  const [, second] = posts;
  const opened = await view({ id: second?.id as BlogPostId });
  expect(opened.ok && opened.value.post).toEqual(second);
  expect(opened.ok && opened.value.related.map(({ title }) => title)).toEqual(
    [1, 3, 4, 5, 6, 7].map((number) => `Article ${number}`),
  );
  const refused = { ok: false, refusal: { kind: "blog-post-not-found" } };
  expect(await view({ id: "nope" as BlogPostId })).toEqual(refused);
});
