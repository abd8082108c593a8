import { expect, it } from "vitest";
import type { BlogPost } from "../../domain/blog/blog-post.ts";
import { blogPostOf } from "../../domain/blog/examples.ts";
import type { BlogRepository } from "../../domain/blog/ports.ts";
import type { BlogPostId } from "../../domain/shared/id.ts";

const posts = [3, 1, 12, 2].map((number) => blogPostOf(number));
const sameMoment = { createdAt: new Date(Date.UTC(2026, 1, 1)) };
const sameMoments = [41, 40].map((number) => blogPostOf(number, sameMoment));
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

/** Contract of `BlogRepository`. `open` begins with exactly these posts. */
export function keepsArticles(open: (posts: BlogPost[]) => Promise<BlogRepository>) {
  it("list() and listCards() begin with the oldest, and skip the number they are given", async () => {
    const blog = await open([...sameMoments, ...posts]);
    const inOrder = [1, 2, 3, 12, 40, 41].map((number) => `Article ${number}`);
    expect(titles(await blog.list({ offset: 0, limit: 99 }))).toEqual(inOrder);
    expect(titles(await blog.list({ offset: 2, limit: 2 }))).toEqual(inOrder.slice(2, 4));
    expect(titles(await blog.listCards({ offset: 4, limit: 9 }))).toEqual(inOrder.slice(4));
    expect(await blog.listCards({ offset: 6, limit: 9 })).toEqual([]);
  });

  it("find() keeps every field, and knows no id that is none", async () => {
    const whole = blogPostOf(7, { featuredImage: "/a.svg", galleryImages: ["/b.svg", "/c.svg"] });
    const bare = blogPostOf(8, { description: null, body: null });
    const blog = await open([whole, bare]);
    expect(await blog.find(whole.id)).toEqual(whole);
    expect(await blog.find(bare.id)).toEqual(bare);
    expect(await blog.find(blogPostOf(9).id)).toBeNull();
    expect(await blog.find("x'y" as BlogPostId)).toBeNull();
  });

  it("a card's description is without markup", async () => {
    const blog = await open([blogPostOf(1), blogPostOf(2, { description: null })]);
    const [one, two] = await blog.listCards({ offset: 0, limit: 9 });
    expect(one).toEqual({
      id: blogPostOf(1).id,
      title: "Article 1",
      description: "About matter 1",
      featuredImage: null,
      createdAt: blogPostOf(1).createdAt,
    });
    expect(two?.description).toBe("");
  });

  it("listOtherCards() leaves one out, listLatestCards() turns round", async () => {
    const blog = await open(posts);
    const others = await blog.listOtherCards(blogPostOf(2).id, 2);
    expect(titles(others)).toEqual(["Article 1", "Article 3"]);
    const latest = await blog.listLatestCards(3);
    expect(titles(latest)).toEqual(["Article 12", "Article 3", "Article 2"]);
  });

  it("count() goes as far as the limit it is given", async () => {
    const blog = await open(posts);
    expect(await blog.count(99)).toBe(4);
    expect(await blog.count(3)).toBe(3);
  });
}
