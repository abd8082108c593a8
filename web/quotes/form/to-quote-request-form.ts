import type { QuoteRequestFormInput } from "../../../app-server/contract/quotes/quote-requests.ts";
import { readBuilderToken } from "../../../domain/quotes/builder-token.ts";
import { askedBoothSize } from "./asked-booth-size.ts";
import { sentDetails, type TypedDetailField, typedDetailLabels } from "./brief-detail-values.ts";
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
    ...typed
  } = values;
  const boothSize = askedBoothSize(values);
  const preferredBuilders = tokens.flatMap((token) => readBuilderToken(token)?.id ?? []);
  const details = new Set<string>(Object.keys(typedDetailLabels));
  const form = Object.fromEntries(Object.entries(typed).filter(([name]) => !details.has(name)));
  return {
    ...(form as Omit<typeof typed, TypedDetailField>),
    boothSize,
    preferredBuilders,
    brief: sentDetails(values) as QuoteRequestFormInput["brief"],
    designLink: hasDesign ? designLink : null,
  };
}
