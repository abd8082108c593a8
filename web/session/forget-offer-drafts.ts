import { ownerName } from "./forget-request-draft.ts";

export const offerDraftPrefix = "boothwright.offer-draft.";
export const linkDraftPrefix = "boothwright.link-draft.";

/**
 * Removes the drafts of everyone but this member; of everyone when signed out. Drafts by link belong to no account: they go
 * when the person of this tab has signed out, or another one has signed in. Comes before `forgetRequestDraft`, which forgets
 * who that was.
 */
export function forgetOfferDrafts(keptUserId: string | null) {
  try {
    const ownerId = sessionStorage.getItem(ownerName);
    const hasLeft = ownerId !== null && ownerId !== keptUserId;
    for (const name of Object.keys(localStorage)) {
      const isKept = keptUserId !== null && name.startsWith(`${offerDraftPrefix}${keptUserId}.`);
      const isOffer = name.startsWith(offerDraftPrefix) && !isKept;
      if (isOffer || (hasLeft && name.startsWith(linkDraftPrefix))) localStorage.removeItem(name);
    }
  } catch {
    // A browser without storage has none.
  }
}
