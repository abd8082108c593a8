import type { BlogPostId } from "../shared/id.ts";
import type { PostFields } from "./post-fields.ts";

/** An article of the resource hub. Pictures are URLs; screens draw one when there is no featured picture. */
export type BlogPost = Omit<PostFields, "createdAt"> & { id: BlogPostId; createdAt: Date };

/** The fields of an article that a card shows. */
export type BlogPostCard = Pick<BlogPost, "id" | "title" | "featuredImage" | "createdAt"> & {
  /** Plain text; cut with an ellipsis when long. */
  description: string;
};

/** Articles per page of the hub. */
export const blogPageSize = 9;

/** Maximum number of related articles. */
export const maxRelated = 6;

/** Galleries with fewer pictures are filled up with drawings. */
export const leastGallery = 2;
