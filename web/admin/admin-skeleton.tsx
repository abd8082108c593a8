import { RowsSkeleton } from "../quotes/rows-skeleton.tsx";
import { Card } from "../ui/card.tsx";
import { Heading } from "../ui/heading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Stack } from "../ui/stack.tsx";

/** The admin's desk, before its lists are there. */
export function AdminSkeleton() {
  return (
    <Stack gap="large">
      <Heading level={1}>Admin Dashboard</Heading>
      <Skeleton shape="control" />
      <Card>
        <RowsSkeleton label="Loading the quotes" rows={3} />
      </Card>
    </Stack>
  );
}
