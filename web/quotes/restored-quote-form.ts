import type { QuoteDraft } from "./quote-draft.ts";
import { prefill, type QuoteFormPrefill } from "./quote-form-prefill.ts";
import type { QuoteFormField, QuoteFormValues } from "./quote-form-values.ts";

type Sources = {
  /** What the server put into the form. */
  served: QuoteFormValues;
  /** What stood in it when the page came alive; null when it was not there before. */
  typed: QuoteFormValues | null;
  draft: QuoteDraft | null;
  wish: QuoteFormPrefill;
};

/** What the wizard starts with: the draft of before, over it the address's wishes, over all what was just typed. */
export function restoredQuoteForm({ served, typed, draft, wish }: Sources): QuoteFormValues {
  const restored = draft ? prefill(draft.values, wish, draft.prefilled) : served;
  const typedSince = Object.entries(typed ?? {}).filter(
    ([field, value]) => `${value}` !== `${served[field as QuoteFormField]}`,
  );
  return { ...restored, ...Object.fromEntries(typedSince) };
}
