import { useEffect, useEffectEvent, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { WizardExtras } from "../form/quote-draft.ts";
import type { QuoteFormField, QuoteFormValues } from "../form/quote-form-fields.ts";
import { prefill, type QuoteFormPrefill, showOfAddress } from "../form/quote-form-prefill.ts";

/** Applies the URL's prefill after mount, for shows chosen on the form's own page. */
export function useDeferredPrefill(
  form: UseFormReturn<QuoteFormValues>,
  wish: QuoteFormPrefill,
  { filledShow }: WizardExtras,
  setExtras: (changes: Partial<WizardExtras>) => void,
) {
  const former = useRef(wish);
  const { show, date = null, venue = null } = wish;
  const names = wish.builders.join("\n");
  const apply = useEffectEvent((now: QuoteFormPrefill) => {
    const values = form.getValues();
    const filled = prefill(values, now, former.current, filledShow);
    if (now.show && now.show !== former.current.show)
      setExtras({ filledShow: showOfAddress(now, filledShow) });
    former.current = { show: now.show, builders: now.builders };
    for (const field of Object.keys(filled) as QuoteFormField[]) {
      if (`${filled[field]}` === `${values[field]}`) continue;
      form.setValue(field, filled[field], { shouldDirty: true, shouldValidate: false });
    }
  });
  useEffect(() => {
    apply({ show, date, venue, builders: names.split("\n").filter(Boolean) });
  }, [show, date, venue, names]);
}
