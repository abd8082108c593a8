import type { Member } from "../accounts/principal.ts";
import {
  type DeclineInvitationNeeds,
  declineInvitation,
} from "../assignment/invitations/decline-invitation.ts";
import { withdrawResponse } from "../quotes/responses/withdraw-response.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { allPages } from "../shared/page.ts";

/**
 * Removes a builder from requests without an accepted quote, when their account is deleted. A
 * pending quote is withdrawn, which the exhibitor is emailed, and the invitation is declined, so
 * that another builder can be asked. Also applies to builders who are no longer approved or use the
 * site as an exhibitor: their earlier invitations stand until then.
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
