import { wholeListLimit } from "../shared/page.ts";
import type { BlogPost } from "./blog-post.ts";
import type { BlogRepository } from "./ports.ts";

type Stretch = {
  posts: BlogPost[];
  /** At most 10,000. */
  total: number;
  hasMore: boolean;
};

/** A visitor reads whole articles a page at a time, oldest first. */
export function listBlogPage({ blog }: { blog: BlogRepository }) {
  return async ({ page, size }: { page: number; size: number }): Promise<Stretch> => {
    const [posts, total] = await Promise.all([
      blog.list({ offset: (page - 1) * size, limit: size + 1 }),
      blog.count(wholeListLimit),
    ]);
    return { posts: posts.slice(0, size), total, hasMore: posts.length > size };
  };
}
