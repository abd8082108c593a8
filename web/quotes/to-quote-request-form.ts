import type { QuoteRequestFormInput } from "../../app-server/contract/quote-requests.ts";
import type { QuoteFormValues } from "./quote-form-values.ts";

/** What is sent: a design link only from somebody who says that they have a design. */
export function toQuoteRequestForm(values: QuoteFormValues): QuoteRequestFormInput {
  const { hasDesign, designLink, ...form } = values;
  return { ...form, designLink: hasDesign ? designLink : null };
}
