import * as z from "zod";
import {
  blogListQuery,
  blogPageBody,
  blogPageQuery,
  blogPostBody,
  viewedPostBody,
} from "./blog.ts";
import type { CallRows } from "./call.ts";

/** The calls that read the blog. */
export const blogCalls = {
  "GET /api/blog": {
    tag: "Blog",
    summary:
      "Every article, oldest first, to 10,000; with a page, that stretch of it. Link says where it goes on",
    query: blogListQuery,
    answer: z.array(blogPostBody),
  },
  "GET /api/blog/cards": {
    tag: "Blog",
    summary: "A page of nine cards",
    query: blogPageQuery,
    answer: blogPageBody,
  },
  "GET /api/blog/:id": {
    tag: "Blog",
    summary: "One article, with up to six others to read",
    answer: viewedPostBody,
    problems: [404],
  },
} satisfies CallRows;
