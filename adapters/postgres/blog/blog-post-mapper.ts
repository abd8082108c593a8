import type { BlogPost } from "../../../domain/blog/blog-post.ts";
import { type BlogPostRow, BlogPostTable } from "../schema/content/blog-post.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { rowCodec } from "../sql/rows.ts";

const codec = rowCodec<BlogPostRow, "notion_id" | "hidden" | "updated_at">(BlogPostTable, [
  "notion_id",
  "hidden",
  "updated_at",
]);

/** Texts were sanitized before they were stored, so the row's are trusted. */
export const toBlogPost = (row: JsonRow<BlogPostRow>): BlogPost => codec.toRecord(row);

/** The row of a post, shown to the public. `notionId`: the Notion page it was imported from. */
export function toBlogPostRow(post: BlogPost, notionId: string | null = null): BlogPostRow {
  const stored = { notion_id: notionId, hidden: false, updated_at: post.createdAt };
  return { ...codec.toRow(post), ...stored };
}
