export const offerDraftPrefix = "boothwright.offer-draft.";

/** Removes the drafts of everyone but this member; of everyone when signed out. */
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
