import * as z from "zod";
import type { CallRows } from "../call.ts";
import {
  blogListQuery,
  blogPageBody,
  blogPageQuery,
  blogPostBody,
  viewedPostBody,
} from "./blog.ts";

export const blogCalls = {
  "GET /api/blog": {
    tag: "Blog",
    summary:
      "List all articles, oldest first, up to 10,000, or one page of them. The Link header points to the next page",
    query: blogListQuery,
    shows: ["articles"],
    answer: z.array(blogPostBody),
  },
  "GET /api/blog/cards": {
    tag: "Blog",
    summary: "Read one page of nine article cards",
    query: blogPageQuery,
    shows: ["articles"],
    answer: blogPageBody,
  },
  "GET /api/blog/:id": {
    tag: "Blog",
    summary: "Read one article with up to six related ones",
    shows: ["articles"],
    answer: viewedPostBody,
    problems: [404],
  },
} satisfies CallRows;
