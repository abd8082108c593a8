import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import { unlessAdmin } from "../../accounts/unless-admin.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";

type Needs = { quotes: QuoteRequestRepository; builders: BuilderProfileRepository };
type AdminStats = {
  totalQuotes: number;
  pendingQuotes: number;
  assignedQuotes: number;
  completedQuotes: number;
  /** Approved builders. */
  totalBuilders: number;
};

/** Figures for the admin dashboard. The total includes canceled requests. */
export function readAdminStats({ quotes, builders }: Needs) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<AdminStats, NotSignedIn | NotAllowed>> => {
    const refusal = unlessAdmin(by);
    if (refusal) return refuse(refusal);
    const [{ pending, assigned, completed, cancelled }, totalBuilders] = await Promise.all([
      quotes.countByGroup(),
      builders.countApproved(),
    ]);
    return ok({
      totalQuotes: pending + assigned + completed + cancelled,
      pendingQuotes: pending,
      assignedQuotes: assigned,
      completedQuotes: completed,
      totalBuilders,
    });
  };
}
