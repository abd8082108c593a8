import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { columns, header } from "./show-view.css.ts";

/** The shape of a show's page while it is on its way. */
export function ShowSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <Spinner label="Loading trade show..." />
      <div className={header}>
        <Stack gap="medium">
          <Skeleton shape="badge" />
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="control" />
        </Stack>
        <Skeleton shape="picture" />
      </div>
      <div className={columns}>
        <Skeleton shape="card" lines={3} />
        <Skeleton shape="card" lines={2} />
      </div>
    </div>
  );
}
