import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";

/** The admin dashboard, before its lists are there. */
export function AdminSkeleton() {
  return (
    <Stack gap="large">
      <Heading level={1} size="section">
        Admin Dashboard
      </Heading>
      <Skeleton shape="control" />
      <Card>
        <RowsSkeleton label="Loading the quotes" rows={3} />
      </Card>
    </Stack>
  );
}
