import type { BlogPostCard } from "./blog-post.ts";
import type { BlogRepository } from "./ports.ts";

/** How many a feed tells of. */
const most = 50;

/** What feed readers are told: the latest articles, newest first. */
export function listLatestPosts({ blog }: { blog: BlogRepository }) {
  return (): Promise<BlogPostCard[]> => blog.listLatestCards(most);
}
