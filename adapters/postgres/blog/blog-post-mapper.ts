import type { BlogPost } from "../../../domain/blog/blog-post.ts";
import { type BlogPostRow, BlogPostTable } from "../schema/content/blog-post.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { rowCodec } from "../sql/rows.ts";

const codec = rowCodec<BlogPostRow, "notion_id" | "updated_at">(BlogPostTable, [
  "notion_id",
  "updated_at",
]);

/** Texts were sanitized before they were stored, so the row's are trusted. */
export const toBlogPost = (row: JsonRow<BlogPostRow>): BlogPost => codec.toRecord(row);

/** The row of a post. `notionId`: the Notion page it was imported from. */
export function toBlogPostRow(post: BlogPost, notionId: string | null = null): BlogPostRow {
  return { ...codec.toRow(post), notion_id: notionId, updated_at: post.createdAt };
}
