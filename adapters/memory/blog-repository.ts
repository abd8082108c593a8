import { blogCardOf } from "../../domain/blog/blog-card-of.ts";
import type { BlogPost } from "../../domain/blog/blog-post.ts";
import type { BlogRepository } from "../../domain/blog/ports.ts";

/** In-memory articles for tests. */
export function createMemoryBlogRepository(posts: readonly BlogPost[]): BlogRepository {
  const inOrder = [...posts].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const sliceOf = ({ offset, limit }: { offset: number; limit: number }) =>
    inOrder.slice(offset, offset + limit);
  return {
    find: async (id) => inOrder.find((post) => post.id === id) ?? null,
    list: async (slice) => sliceOf(slice),
    listCards: async (slice) => sliceOf(slice).map(blogCardOf),
    listOtherCards: async (id, limit) =>
      inOrder
        .filter((post) => post.id !== id)
        .slice(0, limit)
        .map(blogCardOf),
    listLatestCards: async (limit) => [...inOrder].reverse().slice(0, limit).map(blogCardOf),
    count: async (max) => Math.min(inOrder.length, max),
    version: async () => `${inOrder.length}`,
  };
}
