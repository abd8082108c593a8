import type { BlogPostId } from "../shared/id.ts";
import type { BlogPost, BlogPostCard } from "./blog-post.ts";

type Stretch = { offset: number; limit: number };

/** Where articles are kept. A list begins with the oldest, unless it says otherwise. */
export type BlogRepository = {
  find(id: BlogPostId): Promise<BlogPost | null>;

  list(stretch: Stretch): Promise<BlogPost[]>;

  listCards(stretch: Stretch): Promise<BlogPostCard[]>;

  /** The first ones beside this. */
  listOtherCards(id: BlogPostId, limit: number): Promise<BlogPostCard[]>;

  /** Newest first. */
  listLatestCards(limit: number): Promise<BlogPostCard[]>;

  /** How many there are; counts no further than `max`. */
  count(max: number): Promise<number>;

  /** Another text after every change. */
  version(): Promise<string>;
};
