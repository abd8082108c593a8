import type { Member } from "../accounts/principal.ts";
import {
  type DeclineInvitationNeeds,
  declineInvitation,
} from "../assignment/invitations/decline-invitation.ts";
import { withdrawResponse } from "../quotes/responses/withdraw-response.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { allPages } from "../shared/page.ts";

/**
 * A builder whose account is deleted leaves the requests that nothing is accepted for: a pending quote is withdrawn, of which
 * the exhibitor gets an email, and the invitation is declined, so that another builder can be asked. So does one who is no
 * longer approved, or uses the site as an exhibitor: what they were asked before stands until then.
 */
export function leaveRequests(needs: DeclineInvitationNeeds) {
  const { quotes, clock } = needs;
  const [withdraw, decline] = [withdrawResponse(needs), declineInvitation(needs)];

  return async ({ builder, ...member }: Member): Promise<void> => {
    if (!builder) return;
    const { id } = builder;
    const by: Member = {
      ...member,
      user: { ...member.user, userType: "builder" },
      builder: { ...builder, reviewState: "approved", public: true },
    };
    const left: QuoteRequestId[] = [];
    for (const standing of ["quoted", "waiting"] as const) {
      const only = { standing, now: clock.now() };
      const asked = await allPages((page) => quotes.listAssigned(id, page, only));
      left.push(...asked.map((request) => request.id));
    }
    for (const { id: responseId, status } of await quotes.listLive(id, left)) {
      if (status === "pending") await withdraw({ responseId, by });
    }
    for (const requestId of left) {
      await decline({ requestId, code: "other", reason: "The builder's account is deleted", by });
    }
  };
}
