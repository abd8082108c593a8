import { writeToBuilders } from "../../quotes/letters/write-to-builders.ts";
import type { QuoteNeeds } from "../../quotes/ports.ts";
import { isOpen } from "../../quotes/request-state.ts";
import {
  linkedInvitation,
  linkFacts,
  linksEndAt,
  nextLinkVersion,
  type ResponseLink,
  responseLinkOf,
} from "../../quotes/response-link.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";

/**
 * The holder of an expired or replaced link asks for a new one, which is emailed to the invited
 * builder: the current link while it is valid, so that an old copy of an email can't revoke it,
 * else a new one. Does nothing, and says nothing, when no invitation is left to answer.
 */
export function renewLink(needs: QuoteNeeds) {
  const { quotes, builders, clock } = needs;
  return ({ link }: { link: ResponseLink }): Promise<void> =>
    retryStale(async () => {
      const now = clock.now();
      const found = await quotes.findCase(link.requestId);
      if (!found || !isOpen(found.request.status) || found.request.erasedAt) return;
      if (found.responses.some(({ status }) => status === "accepted")) return;
      const { invitations } = found.request;
      const at = invitations.findLastIndex((each) => each.builderId === link.builderId);
      const invitation = invitations[at];
      if (!invitation || invitation.removedAt) return;
      const [builder] = await builders.findMany([link.builderId]);
      if (builder?.reviewState !== "approved" || !builder.public) return;

      const [promised = null] = await quotes.listPromisedTimes([link.requestId]);
      const { builderId, invitedAt } = invitation;
      const endsAt = linksEndAt(found.request, promised, invitation, now);
      const works = linkedInvitation(
        found.request,
        { link: responseLinkOf(found.request, invitation), endsAt },
        now,
      );
      const linkVersion = works
        ? invitation.linkVersion
        : nextLinkVersion(found.request, promised, invitation, now);
      const renewed = invitations.with(at, { ...invitation, linkVersion });
      const request = works
        ? found.request
        : { ...found.request, invitations: renewed, updatedAt: now };
      const messages = await writeToBuilders(needs, [builderId], {
        request,
        at: now,
        key: (id) => `response-link-renewed/${request.id}/${id}/${now.toISOString()}`,
        compose: (facts, { id }) => ({
          kind: "response-link-renewed",
          ...facts,
          builderId: id,
          link: linkFacts({ invitedAt, linkVersion }),
        }),
      });
      if (messages.length === 0) return;
      const detail = { builderId, via: "link" };
      await quotes.save({
        request,
        messages,
        audit: { actorId: null, action: "invitation.link-renewed", detail },
      });
    });
}
