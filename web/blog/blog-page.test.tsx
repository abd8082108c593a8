import type { ComponentType } from "react";
import { beforeAll, expect, test } from "vitest";
import { callQuery } from "../api/call-query.ts";
import { untilChunksLoaded } from "../lazy/chunks-on-server.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import BlogPage from "./blog-page.tsx";

beforeAll(untilChunksLoaded);

const Page = BlogPage as ComponentType<object> as ComponentType<{ loaderData: null }>;
const { queryKey } = callQuery("GET /api/blog/cards", { query: { page: 1 } });

test("a blog without posts says so, and has no pages [I03] [I04]", () => {
  const empty = { posts: [], total: 0, page: 1, pageCount: 1 };
  const html = written(<Page loaderData={null} />, { at: "/blog", read: [[queryKey, empty]] });
  expect(linesOf(html)).toContain("No blog posts available yet. Check back soon!");
  expect(html).not.toContain("Pages of articles");
});

test("a blog that cannot be read says so [I04]", () => {
  const html = written(<Page loaderData={null} />, { at: "/blog", failed: [queryKey] });
  expect(linesOf(html)).toContain("Unable to load blog posts. Please try again later.");
});
