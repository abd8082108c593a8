import { requestDraftName } from "../../session/forget-request-draft.ts";
import { withoutContact } from "./account-contact.ts";
import { type QuoteDraft, readQuoteDraft, writeQuoteDraft } from "./quote-draft.ts";
import { emptyQuoteForm } from "./quote-form-fields.ts";

const name = requestDraftName;

/** Stores the draft for this tab only, because it has personal data. No-op without storage. */
export const quoteDraftStorage = {
  read: (): QuoteDraft | null =>
    attempt(() => readQuoteDraft(sessionStorage.getItem(name))) ?? null,
  write: (draft: QuoteDraft) => attempt(() => sessionStorage.setItem(name, writeQuoteDraft(draft))),
  /** Whether the draft holds typed input beyond contact details from the account. */
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
