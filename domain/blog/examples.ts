import type { BlogPostId } from "../shared/id.ts";
import type { SafeHtml } from "../shared/text/safe-html.ts";
import type { BlogPost } from "./blog-post.ts";

/** An article in full; the higher the number, the later it was written. */
export function blogPostOf(number: number, facts: Partial<BlogPost> = {}): BlogPost {
  const two = `${number}`.padStart(2, "0");
  return {
    id: `0190e000-0000-7000-8000-0000000000${two}` as BlogPostId,
    title: `Article ${number}`,
    description: `<p>About <strong>matter</strong> ${number}</p>` as SafeHtml,
    body: `<p>All about matter ${number}.</p>` as SafeHtml,
    featuredImage: null,
    galleryImages: [],
    createdAt: new Date(Date.UTC(2026, 0, number)),
    ...facts,
  };
}
