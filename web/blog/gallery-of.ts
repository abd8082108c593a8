import { leastGallery } from "../../domain/blog/blog-post.ts";
import { placeholderPictures } from "../../domain/blog/placeholder-pictures.ts";
import { otherSheet, placeholderPath } from "./placeholder-path.ts";

type Pictured = { id: string; featuredImage: string | null; galleryImages: readonly string[] };

/**
 * A post's gallery pictures without duplicates, filled up to two with other drawings of its topic.
 */
export function galleryOf({ id, featuredImage, galleryImages }: Pictured): string[] {
  const picture = placeholderPictures([id]).get(id) ?? 0;
  const own = [...new Set(galleryImages)];
  const drawn = ([2, 3, 4] as const)
    .map((sheet) => otherSheet(featuredImage, sheet) ?? placeholderPath(picture, sheet))
    .filter((path) => path !== featuredImage && !own.includes(path));
  return [...own, ...drawn.slice(0, Math.max(0, leastGallery - own.length))];
}
