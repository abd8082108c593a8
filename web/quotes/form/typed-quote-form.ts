import { emptyQuoteForm, type QuoteFormValues } from "./quote-form-fields.ts";

/** The wizard's values as typed, from the DOM or a submitted body. */
export function typedQuoteForm(data: FormData): QuoteFormValues {
  const entries = Object.entries(emptyQuoteForm).map(([field, empty]) => {
    if (Array.isArray(empty)) return [field, data.getAll(field).filter(isText)];
    if (typeof empty === "boolean") return [field, data.has(field)];
    const value = data.get(field);
    return [field, isText(value) ? value : empty];
  });
  return Object.fromEntries(entries) as QuoteFormValues;
}

const isText = (value: FormDataEntryValue | null) => typeof value === "string";
