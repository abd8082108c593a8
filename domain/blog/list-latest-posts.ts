import type { BlogPostCard } from "./blog-post.ts";
import type { BlogRepository } from "./ports.ts";

/** How many a feed tells of. */
const most = 50;

/** The latest articles for the feed, newest first. */
export function listLatestPosts({ blog }: { blog: BlogRepository }) {
  return (): Promise<BlogPostCard[]> => blog.listLatestCards(most);
}
