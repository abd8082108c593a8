import { defineEntity, type InferEntity } from "@mikro-orm/core";
import { columns } from "./columns.ts";
import { lengthChecks } from "./length-checks.ts";

/** An article. Its texts are sanitised HTML. */
export const BlogPostTable = defineEntity({
  name: "BlogPostTable",
  tableName: "blog_post",
  properties: {
    id: columns.id<string>(),
    notion_id: columns.optionalText().unique("blog_post_notion_id_unique"),
    title: columns.text(),
    description: columns.optionalText(),
    body: columns.optionalText(),
    featured_image: columns.optionalText(),
    gallery_images: columns.texts(),
    created_at: columns.createdAt(),
    updated_at: columns.createdAt(),
  },
  indexes: [{ name: "blog_post_created_at_index", properties: ["created_at", "id"] }],
  checks: lengthChecks({ title: [1, 300] }),
});
export type BlogPostRow = InferEntity<typeof BlogPostTable>;
