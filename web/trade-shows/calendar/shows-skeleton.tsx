import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { list, row, words } from "./show-row.css.ts";

const rows = ["one", "two", "three", "four", "five", "six"];

export function ShowsSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <Spinner label="Loading trade shows..." />
      <div className={list}>
        {rows.map((name) => (
          <div key={name} className={row}>
            <div style={{ width: "5.25rem" }}>
              <Skeleton shape="picture" />
            </div>
            <div className={words}>
              <Stack gap="small">
                <Skeleton shape="badge" />
                <Skeleton shape="title" />
                <Skeleton lines={2} />
              </Stack>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
