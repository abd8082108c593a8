import { blogVersion } from "./blog-version.ts";
import { browseBlog } from "./browse-blog.ts";
import { listBlogPage } from "./list-blog-page.ts";
import { listLatestPosts } from "./list-latest-posts.ts";
import type { BlogRepository } from "./ports.ts";
import { viewBlogPost } from "./view-blog-post.ts";

/** Ports that these use cases need. */
export type BlogPorts = {
  blog: BlogRepository;
};

/** The use cases: the blog. */
export function createBlog(ports: BlogPorts) {
  return {
    browseBlog: browseBlog(ports),
    listBlogPage: listBlogPage(ports),
    listLatestPosts: listLatestPosts(ports),
    viewBlogPost: viewBlogPost(ports),
    blogVersion: blogVersion(ports),
  };
}
