import { type ChangeBuildersNeeds, changeBuilders } from "../assignment/change-builders.ts";
import type { BuilderId, UserId } from "../shared/id.ts";
import { allPages } from "../shared/page.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";

/**
 * A builder who is no longer approved, or suspended, cannot answer: invitations that wait for them end as if the admin had removed
 * them from each request, so that others can be asked. Quotes that were sent stand.
 */
export function endInvitations(needs: ChangeBuildersNeeds) {
  const { quotes, clock } = needs;
  return async (builderId: BuilderId, actorId: UserId): Promise<void> => {
    const only = { standing: "waiting", now: clock.now() } as const;
    const asked = await allPages((page) => quotes.listAssigned(builderId, page, only));
    for (const { id } of asked) {
      await retryStale(async () => {
        const found = await quotes.findCase(id);
        if (!found) return;
        const builderIds = found.request.assignedBuilders.filter((other) => other !== builderId);
        await changeBuilders(needs)(found, { builderIds, actorId });
      });
    }
  };
}
