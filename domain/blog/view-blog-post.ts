import type { BlogPostId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { type BlogPost, type BlogPostCard, maxRelated } from "./blog-post.ts";
import type { BlogRepository } from "./ports.ts";
import type { BlogPostNotFound } from "./refusals.ts";

/** A visitor reads an article, with related ones. */
export function viewBlogPost({ blog }: { blog: BlogRepository }) {
  return async ({
    id,
  }: {
    id: BlogPostId;
  }): Promise<Result<{ post: BlogPost; related: BlogPostCard[] }, BlogPostNotFound>> => {
    const post = await blog.find(id);
    if (!post) return refuse({ kind: "blog-post-not-found" });
    return ok({ post, related: await blog.listOtherCards(id, maxRelated) });
  };
}
