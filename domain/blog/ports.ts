import type { BlogPostId } from "../shared/id.ts";
import type { BlogPost, BlogPostCard } from "./blog-post.ts";

type Slice = { offset: number; limit: number };

/** Stores articles. Lists begin with the oldest unless noted. */
export type BlogRepository = {
  find(id: BlogPostId): Promise<BlogPost | null>;

  list(slice: Slice): Promise<BlogPost[]>;

  listCards(slice: Slice): Promise<BlogPostCard[]>;

  /** The oldest articles other than this one. */
  listOtherCards(id: BlogPostId, limit: number): Promise<BlogPostCard[]>;

  /** Newest first. */
  listLatestCards(limit: number): Promise<BlogPostCard[]>;

  /** Number of articles, counted up to `max`. */
  count(max: number): Promise<number>;

  /** Changes with every change to the articles. */
  version(): Promise<string>;
};
