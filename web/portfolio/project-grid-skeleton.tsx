import { projectPageSize } from "../../domain/portfolio/search/project-search.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { grid } from "./project-grid.css.ts";

/** The shape of a page of projects that is on its way. */
export function ProjectGridSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading portfolio projects...</VisuallyHidden>
      <div className={grid}>
        {Array.from({ length: projectPageSize }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
          <Stack key={card} gap="medium">
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton lines={2} />
          </Stack>
        ))}
      </div>
    </div>
  );
}
