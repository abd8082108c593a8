import type { BlogPageBody } from "../../app-server/contract/blog/blog.ts";
import { blogPageSize } from "../../domain/blog/blog-post.ts";
import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Pagination } from "../ui/data/pagination.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import { ArticleGrid } from "./article-grid.tsx";
import { blogAddress } from "./blog-address.ts";

/** A page of articles with pagination, or a note that there are none. */
export function BlogList({ posts, total, page, pageCount }: BlogPageBody) {
  if (total === 0) {
    return (
      <EmptyState
        level={2}
        title="No blog posts available yet. Check back soon!"
        text="Until then, finished booths say a lot too."
        picture={
          <LazyBoothDrawing
            type="inline"
            size="10x10"
            features={[]}
            seed="shelf"
            dimensions={false}
          />
        }
        action={<LinkButton to="/portfolio">Look at finished booths</LinkButton>}
      />
    );
  }
  const first = (page - 1) * blogPageSize + 1;
  return (
    <Stack gap="xlarge">
      <ArticleGrid posts={posts} eager={3} />
      <Inline justify="between" gap="medium">
        <Text tone="muted">{`Showing ${first}-${first + posts.length - 1} of ${total} articles`}</Text>
        <Pagination
          label="Pages of articles"
          page={page}
          pageCount={pageCount}
          hrefOf={blogAddress}
        />
      </Inline>
    </Stack>
  );
}
