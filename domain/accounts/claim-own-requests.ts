import type { RequestClaims } from "./ports.ts";
import type { Member } from "./principal.ts";

/** Requests that a member sent while signed out become the account's. Only those from the address that is proven to be theirs. */
export async function claimOwnRequests(
  { quotes }: { quotes: RequestClaims },
  { user: { id, email, emailVerifiedAt } }: Member,
): Promise<void> {
  if (emailVerifiedAt) await quotes.claim(email, id);
}
