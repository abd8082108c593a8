import { adminOf } from "../../accounts/admin-of.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { DashboardCounter, DashboardCounts } from "../ports.ts";

type AdminStats = {
  totalQuotes: number;
  pendingQuotes: number;
  assignedQuotes: number;
  completedQuotes: number;
  totalBuilders: DashboardCounts["builders"];
  waitingReviews: DashboardCounts["reviews"];
  waitingChecks: DashboardCounts["checks"];
  promises: DashboardCounts["promises"];
};

/** An admin reads the dashboard's counts. The total includes canceled requests. */
export function readAdminStats({ dashboardCounter }: { dashboardCounter: DashboardCounter }) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<AdminStats, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const { requests, builders, reviews, checks, promises } = await dashboardCounter.read();
    const { pending, assigned, completed, cancelled } = requests;
    return ok({
      totalQuotes: pending + assigned + completed + cancelled,
      pendingQuotes: pending,
      assignedQuotes: assigned,
      completedQuotes: completed,
      totalBuilders: builders,
      waitingReviews: reviews,
      waitingChecks: checks,
      promises,
    });
  };
}
