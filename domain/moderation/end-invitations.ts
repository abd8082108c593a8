import { type ChangeBuildersNeeds, changeBuilders } from "../assignment/change-builders.ts";
import type { BuilderId, UserId } from "../shared/id.ts";
import { allPages } from "../shared/page.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";

/**
 * Ends the open invitations of a builder who is suspended or no longer approved, as if an admin had
 * removed them, so that others can be asked. Sent quotes stay.
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
