import type { QuoteRequestFormInput } from "../../../app-server/contract/quotes/quote-requests.ts";
import { readBuilderToken } from "../../../domain/quotes/builder-token.ts";
import { askedBoothSize } from "./asked-booth-size.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";

/**
 * The request to send: a custom booth's sides as its size, and a design link only when the
 * exhibitor has a design.
 */
export function toQuoteRequestForm(values: QuoteFormValues): QuoteRequestFormInput {
  const {
    hasDesign,
    designLink,
    preferredBuilders: tokens,
    boothWidth: _boothWidth,
    boothDepth: _boothDepth,
    boothUnit: _boothUnit,
    ...form
  } = values;
  const boothSize = askedBoothSize(values);
  const preferredBuilders = tokens.flatMap((token) => readBuilderToken(token)?.id ?? []);
  return { ...form, boothSize, preferredBuilders, designLink: hasDesign ? designLink : null };
}
