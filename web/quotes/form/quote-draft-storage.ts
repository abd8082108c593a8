import { tryStorage } from "../../browser-storage.ts";
import { requestDraftName } from "../../session/forget-request-draft.ts";
import { withoutContact } from "./account-contact.ts";
import { type QuoteDraft, readQuoteDraft, writeQuoteDraft } from "./quote-draft.ts";
import { emptyQuoteForm } from "./quote-form-fields.ts";

const name = requestDraftName;

/** Stores the draft for this tab only, because it has personal data. No-op without storage. */
export const quoteDraftStorage = {
  read: (): QuoteDraft | null => tryStorage(() => readQuoteDraft(sessionStorage.getItem(name))),
  write: (draft: QuoteDraft) =>
    tryStorage(() => sessionStorage.setItem(name, writeQuoteDraft(draft))),
  /** Whether the draft has typed input beyond contact data from the account. */
  holdsTyping: (): boolean => {
    const draft = quoteDraftStorage.read();
    if (draft === null) return false;
    return JSON.stringify(withoutContact(draft.values)) !== JSON.stringify(emptyQuoteForm);
  },
  clear: () => tryStorage(() => sessionStorage.removeItem(name)),
};
