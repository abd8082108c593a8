import { RowsSkeleton } from "../quotes/rows-skeleton.tsx";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** The dashboard's lists, before they are there. */
export function DashboardSkeleton() {
  return (
    <Card>
      <Skeleton shape="title" />
      <RowsSkeleton label="Loading your dashboard" />
    </Card>
  );
}
