import { tryStorage } from "../browser-storage.ts";

export const requestDraftName = "boothwright.quote-draft";
/** Key of the draft without personal data that another tab may resume. */
export const resumableDraftName = "boothwright.quote-draft-resumable";
/** Key of the id of the person who was last signed in in this tab. */
const ownerName = "boothwright.quote-draft-owner";

/**
 * Deletes the half-filled request form when its person has signed out, or another one has signed
 * in. Input typed by a visitor before signing in stays.
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

/**
 * Whether the person who was last signed in in this tab has signed out, or another one has signed
 * in.
 */
export function hasOwnerLeft(userId: string | null): boolean {
  const ownerId = sessionStorage.getItem(ownerName);
  return ownerId !== null && ownerId !== userId;
}
