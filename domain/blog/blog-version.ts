import type { BlogRepository } from "./ports.ts";

/** Version that changes with every change to the articles; a cache key for readers. */
export function blogVersion({ blog }: { blog: BlogRepository }) {
  return (): Promise<string> => blog.version();
}
