export const requestDraftName = "boothwright.quote-draft";
/** Names the person who was signed in last in this tab. */
export const ownerName = "boothwright.quote-draft-owner";

/**
 * Forgets the half-filled request form of this tab when its person has signed out, or another person has signed in. What a
 * visitor typed before signing in stays.
 */
export function forgetRequestDraft(userId: string | null) {
  try {
    const ownerId = sessionStorage.getItem(ownerName);
    if (ownerId !== null && ownerId !== userId) sessionStorage.removeItem(requestDraftName);
    if (userId === null) sessionStorage.removeItem(ownerName);
    else sessionStorage.setItem(ownerName, userId);
  } catch {
    // A browser without storage has none.
  }
}
