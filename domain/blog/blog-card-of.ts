import { toPlainText } from "../shared/text/plain-text.ts";
import type { BlogPost, BlogPostCard } from "./blog-post.ts";

/** Maximum length of a card's description, in characters. */
const longest = 280;

/** An article as its card shows it. */
export function blogCardOf({
  id,
  title,
  featuredImage,
  createdAt,
  description,
}: Pick<BlogPost, "id" | "title" | "featuredImage" | "createdAt" | "description">): BlogPostCard {
  return {
    id,
    title,
    featuredImage,
    createdAt,
    description: description === null ? "" : toPlainText(description, longest),
  };
}
