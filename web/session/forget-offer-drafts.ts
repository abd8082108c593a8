import { tryStorage } from "../browser-storage.ts";
import { hasOwnerLeft } from "./forget-request-draft.ts";

export const offerDraftPrefix = "boothwright.offer-draft.";
export const linkDraftPrefix = "boothwright.link-draft.";

/**
 * Deletes the drafts of everyone but this member; all drafts when signed out. Drafts by link belong
 * to no account: they are deleted when this tab's person has signed out or another one has signed
 * in. Call it before `forgetRequestDraft`, which deletes the record of that person.
 */
export function forgetOfferDrafts(userId: string | null) {
  tryStorage(() => {
    const hasLeft = hasOwnerLeft(userId);
    for (const name of Object.keys(localStorage)) {
      const isOwn = userId !== null && name.startsWith(`${offerDraftPrefix}${userId}.`);
      const isOthers = name.startsWith(offerDraftPrefix) && !isOwn;
      if (isOthers || (hasLeft && name.startsWith(linkDraftPrefix))) localStorage.removeItem(name);
    }
  });
}
