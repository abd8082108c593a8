import type { QuoteRequestFormInput } from "../../../app-server/contract/quotes/quote-requests.ts";
import { askedBoothSize } from "./asked-booth-size.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";

/** The request to send: a custom booth's sides as its size, and a design link only when the exhibitor has a design. */
export function toQuoteRequestForm(values: QuoteFormValues): QuoteRequestFormInput {
  const { hasDesign, designLink, boothWidth: _, boothDepth: __, ...form } = values;
  const boothSize = askedBoothSize(values);
  return { ...form, boothSize, designLink: hasDesign ? designLink : null };
}
