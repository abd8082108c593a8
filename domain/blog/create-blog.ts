import { feature } from "../shared/feature.ts";
import { maxListItems } from "../shared/page.ts";
import type { BlogPost, BlogPostCard } from "./blog-post.ts";
import { browseBlog } from "./browse-blog.ts";
import type { BlogRepository } from "./ports.ts";
import { viewBlogPost } from "./view-blog-post.ts";

/** Articles in a feed. */
const most = 50;

/** The latest articles for the feed, newest first. */
function listLatestPosts({ blog }: { blog: BlogRepository }) {
  return (): Promise<BlogPostCard[]> => blog.listLatestCards(most);
}

/** The use cases: the blog. */
export const createBlog = feature({
  browseBlog,
  listBlogPage,
  listLatestPosts,
  viewBlogPost,
  blogVersion,
});

/** A version that changes with every change to the articles; a cache key for readers. */
function blogVersion({ blog }: { blog: BlogRepository }) {
  return (): Promise<string> => blog.version();
}

type Slice = {
  posts: BlogPost[];
  /** At most 10,000. */
  total: number;
  hasMore: boolean;
};

/** A visitor reads whole articles a page at a time, oldest first. */
function listBlogPage({ blog }: { blog: BlogRepository }) {
  return async ({ page, size }: { page: number; size: number }): Promise<Slice> => {
    const [posts, total] = await Promise.all([
      blog.list({ offset: (page - 1) * size, limit: size + 1 }),
      blog.count(maxListItems),
    ]);
    return { posts: posts.slice(0, size), total, hasMore: posts.length > size };
  };
}
