import { maxListItems } from "../shared/page.ts";
import { pageCountOf } from "../shared/page-number.ts";
import { type BlogPostCard, blogPageSize } from "./blog-post.ts";
import type { BlogRepository } from "./ports.ts";

/** One page of the hub. */
export type BlogPage = {
  cards: BlogPostCard[];
  /** At most 10,000. */
  total: number;
  /** From 1; at most `pageCount`. */
  page: number;
  pageCount: number;
};

/** A visitor browses the hub, oldest articles first. */
export function browseBlog({ blog }: { blog: BlogRepository }) {
  return async ({ page: asked }: { page: number }): Promise<BlogPage> => {
    const total = await blog.count(maxListItems);
    const pageCount = pageCountOf(total, blogPageSize);
    const page = Math.min(Math.max(1, asked), pageCount);
    const slice = { offset: (page - 1) * blogPageSize, limit: blogPageSize };
    return { cards: await blog.listCards(slice), total, page, pageCount };
  };
}
