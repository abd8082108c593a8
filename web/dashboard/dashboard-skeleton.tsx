import type { UserType } from "../../domain/accounts/user.ts";
import { RowsSkeleton } from "../quotes/rows-skeleton.tsx";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

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
