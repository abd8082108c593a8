import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { waiting } from "./file-list.css.ts";

/** Reserves the height of the upload area, so that the form's end does not move when it loads. */
export function FilesSkeleton() {
  return (
    <div role="status" className={waiting}>
      <VisuallyHidden>Loading the files</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton lines={4} />
    </div>
  );
}
