import { isAdmin, type Member } from "../accounts/principal.ts";
import { assignedBuilder } from "../quotes/for-builders/assigned-builder.ts";
import { ownsRequest } from "../quotes/own-requests/owns-request.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import type { Attachment } from "./attachment.ts";

/**
 * The exhibitor and admins read the brief's files and those of every offer that was sent; an assigned builder the brief's; a
 * builder their own, also after they lost or were removed. No one else reads any, not even after the award.
 */
export function mayRead(by: Member, { request, responses }: QuoteCase, file: Attachment): boolean {
  const { builderId } = file;
  if (builderId !== null && by.builder?.id === builderId) return true;
  if (ownsRequest(by, request) || isAdmin(by)) {
    return builderId === null || responses.some((response) => response.builderId === builderId);
  }
  return builderId === null && assignedBuilder(by, request) !== null;
}

/** Files are removed by those who may add them: the exhibitor the brief's, a builder those of their offer. */
export function mayRemove(by: Member, { request }: QuoteCase, { builderId }: Attachment): boolean {
  if (builderId === null) return ownsRequest(by, request);
  return assignedBuilder(by, request)?.id === builderId;
}
