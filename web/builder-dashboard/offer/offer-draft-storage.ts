import { offerDraftPrefix } from "../../session/forget-offer-drafts.ts";
import { type OfferDraft, readOfferDraft, writeOfferDraft } from "./offer-draft.ts";

/** Stores a person's draft per request in this browser, across tabs. No-op without storage. */
export function offerDraftStorage(userId: string, quoteRequestId: string) {
  const name = `${offerDraftPrefix}${userId}.${quoteRequestId}`;
  return {
    read: (): OfferDraft | null =>
      attempt(() => readOfferDraft(localStorage.getItem(name), new Date())) ?? null,
    write: (draft: OfferDraft) =>
      attempt(() => localStorage.setItem(name, writeOfferDraft(draft, new Date()))),
    clear: () => attempt(() => localStorage.removeItem(name)),
  };
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
