import type { UserType } from "../../domain/accounts/user.ts";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";

/** An account type's lists, before they are there. */
export function DashboardSkeleton({ userType }: { userType: UserType }) {
  if (userType === "admin") return null;
  return (
    <Card>
      <Skeleton shape="title" />
      <RowsSkeleton label="Loading your dashboard" />
    </Card>
  );
}
