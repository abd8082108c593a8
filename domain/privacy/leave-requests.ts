import type { Member } from "../accounts/principal.ts";
import {
  type DeclineInvitationNeeds,
  declineInvitation,
} from "../assignment/invitations/decline-invitation.ts";
import { withdrawResponse } from "../quotes/responses/withdraw-response.ts";
import type { QuoteRequestId } from "../shared/id.ts";

const pageSize = 100;

/**
 * A builder whose account is deleted leaves the requests that nothing is accepted for: a pending quote is withdrawn, of which
 * the exhibitor gets an email, and the invitation is declined, so that another builder can be asked.
 */
export function leaveRequests(needs: DeclineInvitationNeeds) {
  const { quotes, clock } = needs;
  const [withdraw, decline] = [withdrawResponse(needs), declineInvitation(needs)];

  return async (by: Member): Promise<void> => {
    if (!by.builder) return;
    const { id } = by.builder;
    const left: QuoteRequestId[] = [];
    for (const standing of ["quoted", "waiting"] as const) {
      const only = { standing, now: clock.now() };
      let after: string | null = null;
      do {
        const { items, next } = await quotes.listAssigned(id, { limit: pageSize, after }, only);
        left.push(...items.map((request) => request.id));
        after = next;
      } while (after !== null);
    }
    for (const { id: responseId, status } of await quotes.listLive(id, left)) {
      if (status === "pending") await withdraw({ responseId, by });
    }
    for (const requestId of left) {
      await decline({ requestId, code: "other", reason: "The builder's account is deleted", by });
    }
  };
}
