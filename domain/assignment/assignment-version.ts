import type { QuoteRequest } from "../quotes/quote-request.ts";

/**
 * Increases with every invitation and removal and with nothing else, so that a delivered message or
 * an arriving quote never makes an admin's assignment stale. Starts at 1.
 */
export function assignmentVersion({ invitations }: Pick<QuoteRequest, "invitations">): number {
  const removed = invitations.filter(({ removedAt }) => removedAt !== null).length;
  return 1 + invitations.length + removed;
}
