import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import { fillContact } from "./account-contact.ts";
import type { QuoteDraft } from "./quote-draft.ts";
import type { QuoteFormField, QuoteFormValues } from "./quote-form-fields.ts";
import { prefill, type QuoteFormPrefill } from "./quote-form-prefill.ts";

type Sources = {
  /** What the server put into the form. */
  served: QuoteFormValues;
  /** What stood in it when the page came alive; null when it was not there before. */
  typed: QuoteFormValues | null;
  draft: QuoteDraft | null;
  wish: QuoteFormPrefill;
  /** The signed-in person. */
  user: CurrentUserBody | null;
};

/**
 * What the wizard starts with: the draft of before, over it the address's wishes, over all what was just typed. A contact step
 * that is empty is filled from the account.
 */
export function restoredQuoteForm(sources: Sources): QuoteFormValues {
  const { served, typed, draft, wish } = sources;
  const restored = draft
    ? prefill(fillContact(draft.values, sources.user), wish, draft.prefilled)
    : served;
  const typedSince = Object.entries(typed ?? {}).filter(
    ([field, value]) => `${value}` !== `${served[field as QuoteFormField]}`,
  );
  return { ...restored, ...Object.fromEntries(typedSince) };
}
