import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { columns } from "./project-view.css.ts";

/** The shape of a project that is on its way. */
export function ProjectSkeleton() {
  return (
    <div role="status" className={columns}>
      <VisuallyHidden>Loading portfolio project...</VisuallyHidden>
      <div>
        <Skeleton shape="title" />
        <Skeleton shape="picture" />
      </div>
      <Skeleton shape="card" lines={2} />
    </div>
  );
}
