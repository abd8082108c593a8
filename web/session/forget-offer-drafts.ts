import { tryStorage } from "../browser-storage.ts";
import { hasOwnerLeft } from "./forget-request-draft.ts";

export const offerDraftPrefix = "boothwright.offer-draft.";
export const linkDraftPrefix = "boothwright.link-draft.";

/**
 * Removes the drafts of everyone but this member; of everyone when signed out. Drafts by link belong to no account: they go
 * when the person of this tab has signed out, or another one has signed in. Comes before `forgetRequestDraft`, which forgets
 * who that was.
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
