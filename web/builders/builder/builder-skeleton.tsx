import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

/** The shape of a builder while it is on its way. */
export function BuilderSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <Stack gap="large">
        <Text tone="muted">Loading builder profile...</Text>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
        <Skeleton shape="picture" />
      </Stack>
    </div>
  );
}
