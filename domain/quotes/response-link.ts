import type { Member } from "../accounts/principal.ts";
import type { LinkFacts } from "../messages/letter-facts.ts";
import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { dueTimes } from "./due-times.ts";
import type { PromisedTimes } from "./own-requests/promised-times.ts";
import type { Invitation, QuoteRequest } from "./quote-request.ts";
import { isOpen } from "./request-state.ts";
import type { SiteHolder } from "./site-link.ts";

/** The content of an invitation's link, without its signature. */
export type ResponseLink = {
  requestId: QuoteRequestId;
  builderId: BuilderId;
  invitedAt: Date;
  /** Links with an earlier version are invalid. */
  linkVersion: number;
};

/**
 * A caller with an invitation's link and without a session. It grants access to this one invitation
 * only.
 */
export type LinkHolder = {
  kind: "link-holder";
  link: ResponseLink;
  /** The invited builder, approved and public. */
  builder: BuilderProfileSummary;
  /** When the link expires, even if the request is still open. */
  endsAt: Date;
  /** Masks contact data and the exhibitor's names in a text, whatever `CONTACT_AFTER` says. */
  shown(text: string): string;
};

/**
 * Days for which a link works after all quotes are due, or after a later invitation, while the
 * request is open. Each link version adds as many.
 */
const validAfterDueDays = 14;

/** The link of an invitation, to be signed. */
export function responseLinkOf(
  { id }: Pick<QuoteRequest, "id">,
  invitation: Invitation,
): ResponseLink {
  const { builderId, invitedAt, linkVersion } = invitation;
  return { requestId: id, builderId, invitedAt, linkVersion };
}

/** The link's parts for emails. */
export function linkFacts({
  invitedAt,
  linkVersion,
}: Pick<ResponseLink, "invitedAt" | "linkVersion">): LinkFacts {
  return { invitedAt: invitedAt.toISOString(), linkVersion };
}

/**
 * The invited builder and the parts of their link, for emails; without a standing invitation there
 * is no link.
 */
export function linkOfBuilder(
  { invitations }: Pick<QuoteRequest, "invitations">,
  builderId: BuilderId,
): { builderId: BuilderId; link?: LinkFacts } {
  const invitation = invitations.findLast(
    (one) => one.builderId === builderId && one.removedAt === null,
  );
  return { builderId, ...(invitation && { link: linkFacts(invitation) }) };
}

/**
 * When links of this version expire: counted from the due time of all quotes, which pauses move, or
 * from a later invitation.
 */
export function linksEndAt(
  request: QuoteRequest,
  promised: Pick<PromisedTimes, "allDueAt" | "pausedSince"> | null,
  { invitedAt, linkVersion }: Pick<ResponseLink, "invitedAt" | "linkVersion">,
  now: Date,
): Date {
  const dueAt = promised?.allDueAt ?? dueTimes(request).allQuotesAt;
  const pausedMs = promised?.pausedSince ? now.getTime() - promised.pausedSince.getTime() : 0;
  const from = Math.max(dueAt.getTime() + pausedMs, invitedAt.getTime());
  return new Date(from + linkVersion * validAfterDueDays * dayMs);
}

/**
 * The version of a new link for the invitation: higher than before, and high enough to work for at
 * least as long as a first link.
 */
export function nextLinkVersion(
  request: QuoteRequest,
  promised: Pick<PromisedTimes, "allDueAt" | "pausedSince"> | null,
  { invitedAt, linkVersion }: Pick<ResponseLink, "invitedAt" | "linkVersion">,
  now: Date,
): number {
  const from = linksEndAt(request, promised, { invitedAt, linkVersion: 0 }, now);
  const goneMs = now.getTime() - from.getTime();
  const periods = Math.ceil(goneMs / (validAfterDueDays * dayMs));
  return Math.max(linkVersion + 1, periods + 1);
}

/**
 * The invitation that a valid link is for; null when the link is revoked, expired or unknown. A
 * link by which the builder declined and then took that back is for the renewed invitation.
 */
export function linkedInvitation(
  request: QuoteRequest,
  { link, endsAt }: Pick<LinkHolder, "link" | "endsAt">,
  now: Date,
): Invitation | null {
  if (!isOpen(request.status) || request.erasedAt || now >= endsAt) return null;
  const own = request.invitations.filter(({ builderId }) => builderId === link.builderId);
  const sent = own.find(({ invitedAt }) => invitedAt.getTime() === link.invitedAt.getTime());
  if (sent?.linkVersion !== link.linkVersion) return null;
  const isTakenBack = sent.declineCode !== null && sent.declinedAt === null;
  const invitation = (isTakenBack && own.at(-1)) || sent;
  // a builder who declined may take it back; a removed builder has no invitation
  return invitation.removedAt && !invitation.declinedAt ? null : invitation;
}

/** The actor for the audit log. A link isn't a person; the log records that it was used. */
export function auditedAs(by: Member | LinkHolder | SiteHolder) {
  return by.kind === "member"
    ? { actorId: by.user.id, via: {} }
    : { actorId: null, via: { via: "link" } };
}
