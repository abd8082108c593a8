import type { BlogRepository } from "./ports.ts";

/** Another text after every change of the articles: whoever keeps a copy of them asks for it. */
export function blogVersion({ blog }: { blog: BlogRepository }) {
  return (): Promise<string> => blog.version();
}
