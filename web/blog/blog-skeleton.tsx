import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { grid } from "./article-grid.css.ts";

const bones = ["one", "two", "three", "four", "five", "six"];

/** The shape of a page of articles. */
export function BlogSkeleton() {
  return (
    <div className={grid}>
      {bones.map((bone) => (
        <Stack key={bone}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </Stack>
      ))}
    </div>
  );
}
