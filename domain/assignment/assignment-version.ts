import type { QuoteRequest } from "../quotes/quote-request.ts";

/**
 * Grows with every invitation and every removal, and with nothing else: an admin who looked at an assignment is not told
 * of a stale one because a message was delivered or a quote came in meanwhile. From 1.
 */
export function assignmentVersion({ invitations }: Pick<QuoteRequest, "invitations">): number {
  const removed = invitations.filter(({ removedAt }) => removedAt !== null).length;
  return 1 + invitations.length + removed;
}
