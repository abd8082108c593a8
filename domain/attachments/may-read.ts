import { isAdmin, type Member } from "../accounts/principal.ts";
import { type ContactAfter, masked, seesContact } from "../quotes/contact-after.ts";
import { assignedBuilder } from "../quotes/for-builders/assigned-builder.ts";
import { invitedBuilder } from "../quotes/for-builders/find-own-invitation.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import type { LinkHolder } from "../quotes/response-link.ts";
import type { Attachment } from "./attachment.ts";

/**
 * The exhibitor and admins read the brief's files, those of every offer that was sent, and those of questions; an assigned builder
 * the brief's; a builder their own, also after they lost or were removed. No one else reads any, not even after the award.
 */
export function mayRead(by: Member, { request, responses }: QuoteCase, file: Attachment): boolean {
  const { builderId, purpose } = file;
  if (builderId !== null && by.builder?.id === builderId) return true;
  if (ownsRequest(by, request) || isAdmin(by)) {
    return purpose !== "offer" || responses.some((response) => response.builderId === builderId);
  }
  return builderId === null && assignedBuilder(by, request) !== null;
}

/** The file as a reader sees it: contact data in a name of the brief's is masked for builders who do not get contact data yet. */
export function shownTo(
  by: Member,
  found: QuoteCase,
  file: Attachment,
  contactAfter: ContactAfter,
): Attachment {
  const { builder } = by;
  if (file.purpose !== "brief" || ownsRequest(by, found.request) || isAdmin(by)) return file;
  const sees = builder !== null && seesContact(contactAfter, found, builder.id);
  return sees ? file : { ...file, name: masked(file.name) };
}

/** Files are removed by those who may add them: the exhibitor the brief's, a builder those of their offer and questions. */
export function mayRemove(
  by: Member | LinkHolder,
  found: QuoteCase,
  { builderId }: Attachment,
  now: Date,
): boolean {
  if (builderId === null) return by.kind === "member" && ownsRequest(by, found.request);
  return invitedBuilder(by, found, now)?.id === builderId;
}
