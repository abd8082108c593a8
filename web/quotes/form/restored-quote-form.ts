import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import { fillContact } from "./account-contact.ts";
import type { QuoteDraft } from "./quote-draft.ts";
import type { QuoteFormField, QuoteFormValues } from "./quote-form-fields.ts";
import { prefill, type QuoteFormPrefill } from "./quote-form-prefill.ts";

type Sources = {
  served: QuoteFormValues;
  /** Values typed before hydration; null when the form wasn't served. */
  typed: QuoteFormValues | null;
  draft: QuoteDraft | null;
  wish: QuoteFormPrefill;
  /** The signed-in member. */
  user: CurrentUserBody | null;
};

/**
 * The wizard's initial values: the draft, then the URL's prefill, then input typed before
 * hydration; later ones win. An empty contact step is filled from the account.
 */
export function restoredQuoteForm(sources: Sources): QuoteFormValues {
  const { served, typed, draft, wish } = sources;
  const restored = draft
    ? prefill(
        fillContact(draft.values, sources.user),
        wish,
        draft.prefilled,
        draft.extras.filledShow,
      )
    : served;
  const typedSince = Object.entries(typed ?? {}).filter(
    ([field, value]) => `${value}` !== `${served[field as QuoteFormField]}`,
  );
  return { ...restored, ...Object.fromEntries(typedSince) };
}
