import {
  type OptionalText,
  optionalTexts,
  type QuoteRequestForm,
} from "../../../domain/quotes/quote-request-form.ts";
import { customBoothSides } from "../../../domain/quotes/submit/custom-booth-size.ts";
import { typedDetails } from "./brief-detail-values.ts";
import { emptyQuoteForm, type QuoteFormValues } from "./quote-form-fields.ts";

/** The wizard's values for a stored request. */
export function toQuoteFormValues(form: QuoteRequestForm): QuoteFormValues {
  const sides = customBoothSides(form.boothSize);
  const texts = Object.fromEntries(optionalTexts.map((name) => [name, form[name] ?? ""]));
  return {
    ...form,
    ...(texts as Record<OptionalText, string>),
    ...typedDetails(form.brief),
    boothSize: sides ? "custom" : form.boothSize,
    boothWidth: sides?.width ?? "",
    boothDepth: sides?.depth ?? "",
    boothUnit: sides?.unit ?? emptyQuoteForm.boothUnit,
    hasDesign: form.designLink !== null,
  };
}
