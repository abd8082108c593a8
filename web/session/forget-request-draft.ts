import { tryStorage } from "../browser-storage.ts";

export const requestDraftName = "boothwright.quote-draft";
/** Of the draft without personal data that another tab may resume. */
export const resumableDraftName = "boothwright.quote-draft-resumable";
/** Names the person who was signed in last in this tab. */
const ownerName = "boothwright.quote-draft-owner";

/**
 * Forgets the half-filled request form when its person has signed out, or another person has signed in. What a
 * visitor typed before signing in stays.
 */
export function forgetRequestDraft(userId: string | null) {
  tryStorage(() => {
    if (hasOwnerLeft(userId)) {
      sessionStorage.removeItem(requestDraftName);
      localStorage.removeItem(resumableDraftName);
    }
    if (userId === null) sessionStorage.removeItem(ownerName);
    else sessionStorage.setItem(ownerName, userId);
  });
}

/** Whether another person, or none, is signed in after the one who was last in this tab. */
export function hasOwnerLeft(userId: string | null): boolean {
  const ownerId = sessionStorage.getItem(ownerName);
  return ownerId !== null && ownerId !== userId;
}
