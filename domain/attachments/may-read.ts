import { isAdmin, type Member } from "../accounts/principal.ts";
import { type ContactAfter, masked, seesContact } from "../quotes/contact-after.ts";
import { assignedBuilder } from "../quotes/for-builders/assigned-builder.ts";
import { invitedBuilder } from "../quotes/for-builders/find-own-invitation.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import type { LinkHolder } from "../quotes/response-link.ts";
import type { Attachment } from "./attachment.ts";

/**
 * Whether the member may read the file. The exhibitor and admins: the brief's files, and those of
 * questions and sent offers. Admins: those of contests. An assigned builder: the brief's. A builder: their own, even after
 * they lost or were removed. No one else, not even after the award.
 */
export function mayRead(by: Member, { request, responses }: QuoteCase, file: Attachment): boolean {
  const { builderId, purpose } = file;
  if (builderId !== null && by.builder?.id === builderId) return true;
  if (purpose === "contest") return isAdmin(by);
  if (ownsRequest(by, request) || isAdmin(by)) {
    return purpose !== "offer" || responses.some((response) => response.builderId === builderId);
  }
  return builderId === null && assignedBuilder(by, request) !== null;
}

/**
 * The file as the reader sees it: contact data in the name of a brief's file is masked for builders
 * who may not see contact data yet.
 */
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

/**
 * Whether the member may remove the file: the exhibitor the brief's, a builder those of their offer
 * and questions.
 */
export function mayRemove(
  by: Member | LinkHolder,
  found: QuoteCase,
  { builderId }: Attachment,
  now: Date,
): boolean {
  if (builderId === null) return by.kind === "member" && ownsRequest(by, found.request);
  return invitedBuilder(by, found, now)?.id === builderId;
}
