import type { BlogCardBody } from "../../app-server/contract/blog/blog.ts";
import { ArticleCard } from "./article-card.tsx";
import { grid } from "./article-grid.css.ts";
import { cardPictures } from "./card-pictures.ts";

type Props = {
  posts: readonly BlogCardBody[];
  level?: 2 | 3;
  dated?: boolean;
  /** Number of leading pictures that are visible on load; these load eagerly. */
  eager?: number;
};

/** Articles in a grid of up to three columns. */
export function ArticleGrid({ posts, level = 2, dated = false, eager = 0 }: Props) {
  const pictures = cardPictures(posts);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul className={grid} role="list">
      {posts.map((post, index) => (
        <li key={post.id}>
          <ArticleCard
            post={post}
            picture={pictures.get(post.id) ?? ""}
            level={level}
            dated={dated}
            isEager={index < eager}
          />
        </li>
      ))}
    </ul>
  );
}
