export const requestDraftName = "boothwright.quote-draft";
/** Of the draft without personal data that another tab may resume. */
export const resumableDraftName = "boothwright.quote-draft-resumable";
/** Names the person who was signed in last in this tab. */
export const ownerName = "boothwright.quote-draft-owner";

/**
 * Forgets the half-filled request form when its person has signed out, or another person has signed in. What a
 * visitor typed before signing in stays.
 */
export function forgetRequestDraft(userId: string | null) {
  try {
    const ownerId = sessionStorage.getItem(ownerName);
    if (ownerId !== null && ownerId !== userId) {
      sessionStorage.removeItem(requestDraftName);
      localStorage.removeItem(resumableDraftName);
    }
    if (userId === null) sessionStorage.removeItem(ownerName);
    else sessionStorage.setItem(ownerName, userId);
  } catch {
    // A browser without storage has none.
  }
}
