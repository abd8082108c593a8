import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import { unlessAdmin } from "../../accounts/unless-admin.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { DeskCounter, DeskCounts } from "../ports.ts";

type AdminStats = {
  totalQuotes: number;
  pendingQuotes: number;
  assignedQuotes: number;
  completedQuotes: number;
  totalBuilders: DeskCounts["builders"];
  waitingReviews: DeskCounts["reviews"];
  promises: DeskCounts["promises"];
};

/** Figures for the admin dashboard. The total includes canceled requests. */
export function readAdminStats({ deskCounter }: { deskCounter: DeskCounter }) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<AdminStats, NotSignedIn | NotAllowed>> => {
    const refusal = unlessAdmin(by);
    if (refusal) return refuse(refusal);
    const { requests, builders, reviews, promises } = await deskCounter.read();
    const { pending, assigned, completed, cancelled } = requests;
    return ok({
      totalQuotes: pending + assigned + completed + cancelled,
      pendingQuotes: pending,
      assignedQuotes: assigned,
      completedQuotes: completed,
      totalBuilders: builders,
      waitingReviews: reviews,
      promises,
    });
  };
}
