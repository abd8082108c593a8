import type { DashboardCounter } from "../../domain/assignment/ports.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import type { PromiseQueue } from "../../domain/promise/ports.ts";
import type { QuoteRequestRepository } from "../../domain/quotes/ports.ts";
import type { StatusGroup } from "../../domain/quotes/request-state.ts";
import { maxListItems } from "../../domain/shared/page.ts";

/** In-memory dashboard counts for tests. No project awaits review. */
export function createMemoryDashboardCounter(
  quotes: QuoteRequestRepository,
  profiles: readonly BuilderProfile[],
  promises: PromiseQueue,
): DashboardCounter {
  const all = { limit: maxListItems, after: null };
  const countOf = async (group: StatusGroup) => (await quotes.listAll({ group }, all)).items.length;
  return {
    read: async () => ({
      requests: {
        pending: await countOf("pending"),
        assigned: await countOf("assigned"),
        completed: await countOf("completed"),
        cancelled: await countOf("cancelled"),
      },
      builders: profiles.filter(({ reviewState }) => reviewState === "approved").length,
      checks: 0,
      reviews: profiles.filter(({ reviewState }) => reviewState === "pending-review").length,
      promises: await promises.counts(),
    }),
  };
}
