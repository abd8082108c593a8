import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { QuoteFormField, QuoteFormValues } from "../form/quote-form-fields.ts";
import { prefill, type QuoteFormPrefill } from "../form/quote-form-prefill.ts";

/** Applies the URL's prefill after mount, for shows chosen on the form's own page. */
export function useLatePrefill(form: UseFormReturn<QuoteFormValues>, wish: QuoteFormPrefill) {
  const former = useRef(wish);
  const { show, date = null, venue = null, builder } = wish;
  useEffect(() => {
    const values = form.getValues();
    const filled = prefill(values, { show, date, venue, builder }, former.current);
    former.current = { show, builder };
    for (const field of Object.keys(filled) as QuoteFormField[]) {
      if (filled[field] === values[field]) continue;
      form.setValue(field, filled[field], { shouldDirty: true, shouldValidate: false });
    }
  }, [form, show, date, venue, builder]);
}
