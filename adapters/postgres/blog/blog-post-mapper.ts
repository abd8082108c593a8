import type { BlogPost } from "../../../domain/blog/blog-post.ts";
import type { BlogPostRow } from "../schema/content/blog-post.ts";
import type { JsonRow } from "../sql/stored-row.ts";

/** Texts are sanitised before they are stored. */
export function toBlogPost(row: JsonRow<BlogPostRow>): BlogPost {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    body: row.body,
    featuredImage: row.featured_image,
    galleryImages: row.gallery_images,
    createdAt: new Date(row.created_at),
  };
}

/** A post as it is stored; `notionId` is the page in Notion that it came from. */
export function toBlogPostRow(post: BlogPost, notionId: string | null = null): BlogPostRow {
  const createdAt = post.createdAt;
  return {
    id: post.id,
    notion_id: notionId,
    title: post.title,
    description: post.description,
    body: post.body,
    featured_image: post.featuredImage,
    gallery_images: post.galleryImages,
    created_at: createdAt,
    updated_at: createdAt,
  };
}
