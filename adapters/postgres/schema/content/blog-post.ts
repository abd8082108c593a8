import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { postFields } from "../../../../domain/blog/post-fields.ts";
import type { BlogPostId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { columnsOf } from "../columns-of.ts";
import { lengthChecks } from "../length-checks.ts";

const { created_at: _, ...written } = columnsOf(postFields);

/** An article. Its texts are sanitized HTML. */
export const BlogPostTable = defineEntity({
  name: "BlogPostTable",
  tableName: "blog_post",
  properties: {
    id: columns.id<BlogPostId>(),
    notion_id: columns.optionalText().unique("blog_post_notion_id_unique"),
    ...written,
    /** Hidden by an admin. */
    hidden: p.boolean().default(false),
    created_at: columns.createdAt(),
    updated_at: columns.createdAt(),
  },
  indexes: [{ name: "blog_post_created_at_index", properties: ["created_at", "id"] }],
  // Triggers that maintain content_version; their function is in the migration that added it.
  triggers: (["insert", "update", "delete"] as const).map((event) => ({
    name: `blog_post_${event}_counted`,
    timing: "after" as const,
    events: [event],
    forEach: "statement" as const,
    expression: `create trigger blog_post_${event}_counted after ${event} on blog_post for each statement execute function blog_post_counted()`,
  })),
  checks: lengthChecks({ title: [1, 300] }),
});
export type BlogPostRow = InferEntity<typeof BlogPostTable>;
