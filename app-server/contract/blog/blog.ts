import * as z from "zod";
import type { BlogPost, BlogPostCard } from "../../../domain/blog/blog-post.ts";
import { maxListItems } from "../../../domain/shared/page.ts";
import { limitUpTo, pageNumber } from "../fields/page.ts";
import { safeHtml } from "../fields/safe-html.ts";

/**
 * An article. `id` and `notionId` are equal. Texts are sanitized HTML; times are ISO 8601 in UTC.
 */
export const blogPostBody = z.object({
  id: z.string(),
  notionId: z.string(),
  title: z.string(),
  description: safeHtml.nullable(),
  body: safeHtml.nullable(),
  featuredImage: z.string().nullable(),
  galleryImages: z.array(z.string()),
  createdTime: z.string(),
});
export type BlogPostBody = z.infer<typeof blogPostBody>;

/** An article as a card of a list; the description is plain text. */
const blogCardBody = blogPostBody
  .pick({ id: true, title: true, featuredImage: true, createdTime: true })
  .extend({ description: z.string() });
export type BlogCardBody = z.infer<typeof blogCardBody>;

/** An article with up to six related ones. */
export const viewedPostBody = blogPostBody.extend({ related: z.array(blogCardBody) });
export type ViewedPostBody = z.infer<typeof viewedPostBody>;

/** One page of nine article cards. */
export const blogPageBody = z.object({
  posts: z.array(blogCardBody),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type BlogPageBody = z.infer<typeof blogPageBody>;

export const blogPageQuery = z.object({ page: pageNumber });

/** The query of the plain list; without any parameter the list is whole. */
export const blogListQuery = blogPageQuery.extend({
  limit: limitUpTo(maxListItems).optional(),
});

export function toBlogPostBody({ createdAt, ...post }: BlogPost): BlogPostBody {
  return { ...post, notionId: post.id, createdTime: createdAt.toISOString() };
}

function toBlogCardBody({ createdAt, ...card }: BlogPostCard): BlogCardBody {
  return { ...card, createdTime: createdAt.toISOString() };
}

export function toViewedPostBody(viewed: {
  post: BlogPost;
  related: BlogPostCard[];
}): ViewedPostBody {
  return { ...toBlogPostBody(viewed.post), related: viewed.related.map(toBlogCardBody) };
}

export function toBlogPageBody({
  cards,
  ...page
}: {
  cards: BlogPostCard[];
  total: number;
  page: number;
  pageCount: number;
}): BlogPageBody {
  return { posts: cards.map(toBlogCardBody), ...page };
}
