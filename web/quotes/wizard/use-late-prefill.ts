import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { WizardExtras } from "../form/quote-draft.ts";
import type { QuoteFormField, QuoteFormValues } from "../form/quote-form-fields.ts";
import { prefill, type QuoteFormPrefill, showOfAddress } from "../form/quote-form-prefill.ts";

/** Applies the URL's prefill after mount, for shows chosen on the form's own page. */
export function useLatePrefill(
  form: UseFormReturn<QuoteFormValues>,
  wish: QuoteFormPrefill,
  setExtras: (changes: Partial<WizardExtras>) => void,
) {
  const former = useRef(wish);
  const { show, date = null, venue = null } = wish;
  const names = wish.builders.join("\n");
  useEffect(() => {
    const values = form.getValues();
    const builders = names.split("\n").filter(Boolean);
    const filled = prefill(values, { show, date, venue, builders }, former.current);
    if (show && show !== former.current.show)
      setExtras({ filledShow: showOfAddress({ show, date, venue, builders }) });
    former.current = { show, builders };
    for (const field of Object.keys(filled) as QuoteFormField[]) {
      if (`${filled[field]}` === `${values[field]}`) continue;
      form.setValue(field, filled[field], { shouldDirty: true, shouldValidate: false });
    }
  }, [form, show, date, venue, names, setExtras]);
}
