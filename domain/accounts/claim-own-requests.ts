import type { RequestClaims } from "./ports.ts";
import type { Member } from "./principal.ts";

/**
 * Assigns requests that a member sent while signed out to their account, if they were sent from the
 * account's verified address.
 */
export async function claimOwnRequests(
  { quotes }: { quotes: RequestClaims },
  { user: { id, email, emailVerifiedAt } }: Member,
): Promise<void> {
  if (emailVerifiedAt) await quotes.claim(email, id);
}
