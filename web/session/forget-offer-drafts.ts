export const offerDraftPrefix = "boothwright.offer-draft.";

/** Forgets the drafts of everybody but this person; of everybody once nobody is signed in. */
export function forgetOfferDrafts(keptUserId: string | null) {
  try {
    for (const name of Object.keys(localStorage)) {
      const isKept = keptUserId !== null && name.startsWith(`${offerDraftPrefix}${keptUserId}.`);
      if (name.startsWith(offerDraftPrefix) && !isKept) localStorage.removeItem(name);
    }
  } catch {
    // A browser without storage has none.
  }
}
