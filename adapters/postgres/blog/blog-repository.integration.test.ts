import { afterAll, describe, expect, it } from "vitest";
import { blogPostOf } from "../../../domain/blog/examples.ts";
import { keepsArticles } from "../../contracts/blog-repository.contract.ts";
import { sanitizeHtml } from "../../html/sanitize-html.ts";
import { sampleBlogPosts } from "../../samples/sample-blog-posts.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { toBlogPostRow } from "./blog-post-mapper.ts";
import { createPostgresBlogRepository } from "./blog-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

describe("articles in PostgreSQL", () => {
  keepsArticles(async (posts) => {
    await tables.empty();
    const rows = posts.map((post) => toBlogPostRow(post));
    await insertRows(tables.newEm(), "blog_post", rows);
    return createPostgresBlogRepository(tables.newEm());
  });

  it("version() changes with every change, and with nothing else", async () => {
    const blog = createPostgresBlogRepository(tables.newEm());
    const before = await blog.version();
    expect(await blog.version()).toBe(before);
    await insertRows(tables.newEm(), "blog_post", [toBlogPostRow(blogPostOf(77))]);
    const inserted = await blog.version();
    expect(inserted).not.toBe(before);
    await runSql(tables.newEm(), "update blog_post set title = 'Other'");
    expect(await blog.version()).not.toBe(inserted);
  });
});

it("sampleBlogPosts() are twenty, oldest first, in the past, and hold nothing a sanitizer takes out", () => {
  const now = new Date("2026-11-21T10:00:00.000Z");
  const posts = sampleBlogPosts(now);
  expect(posts).toHaveLength(20);
  expect(new Set(posts.map(({ id }) => id)).size).toBe(20);
  const times = posts.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(now.getTime());
  for (const { title, description, body } of posts) {
    expect(sanitizeHtml(description ?? ""), title).toBe(description);
    expect(sanitizeHtml(body ?? ""), title).toBe(body);
    expect(body?.split(/\s+/).length, title).toBeGreaterThan(400);
    expect(body).toContain("Sample article");
  }
});
