import { placeholderPictures } from "../../domain/blog/placeholder-pictures.ts";
import { placeholderPath } from "./placeholder-path.ts";

type Pictured = { id: string; featuredImage: string | null };

/** The picture of every post: its own, or a drawing that no other post of the page has. */
export function cardPictures(posts: readonly Pictured[]): Map<string, string> {
  const without = posts.filter(({ featuredImage }) => !featuredImage).map(({ id }) => id);
  const drawn = placeholderPictures(without);
  return new Map(
    posts.map(({ id, featuredImage }) => [
      id,
      featuredImage || placeholderPath(drawn.get(id) ?? 0),
    ]),
  );
}
