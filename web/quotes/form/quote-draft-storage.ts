import { requestDraftName } from "../../session/forget-request-draft.ts";
import { withoutContact } from "./account-contact.ts";
import { type QuoteDraft, readQuoteDraft, writeQuoteDraft } from "./quote-draft.ts";
import { emptyQuoteForm } from "./quote-form-fields.ts";

const name = requestDraftName;

/** Keeps the draft for this tab only, for it names a person. A browser without storage keeps none. */
export const quoteDraftStorage = {
  read: (): QuoteDraft | null =>
    attempt(() => readQuoteDraft(sessionStorage.getItem(name))) ?? null,
  write: (draft: QuoteDraft) => attempt(() => sessionStorage.setItem(name, writeQuoteDraft(draft))),
  /** Whether anything was typed into it; the contact step may only hold what the account says. */
  holdsTyping: (): boolean => {
    const draft = quoteDraftStorage.read();
    if (draft === null) return false;
    return JSON.stringify(withoutContact(draft.values)) !== JSON.stringify(emptyQuoteForm);
  },
  clear: () => attempt(() => sessionStorage.removeItem(name)),
};

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
