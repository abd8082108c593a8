import * as z from "zod";
import {
  blogListQuery,
  blogPageBody,
  blogPageQuery,
  blogPostBody,
  viewedPostBody,
} from "./blog.ts";
import type { Call } from "./call.ts";

/** The calls that read the blog. */
export const blogCalls: Call[] = [
  {
    method: "get",
    path: "/api/blog",
    tag: "Blog",
    summary:
      "Every article, oldest first, to 10,000; with a page, that stretch of it. Link says where it goes on",
    query: blogListQuery,
    answer: { status: 200, body: z.array(blogPostBody) },
    problems: [],
  },
  {
    method: "get",
    path: "/api/blog/cards",
    tag: "Blog",
    summary: "A page of nine cards",
    query: blogPageQuery,
    answer: { status: 200, body: blogPageBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/blog/{id}",
    tag: "Blog",
    summary: "One article, with up to six others to read",
    answer: { status: 200, body: viewedPostBody },
    problems: [404],
  },
];
