import { customBoothSides } from "../../../domain/quotes/custom-booth-size.ts";
import type { QuoteRequestForm } from "../../../domain/quotes/quote-request.ts";
import type { QuoteFormValues } from "./quote-form-values.ts";

/** What the wizard shows of a form that was filled elsewhere. */
export function toQuoteFormValues(form: QuoteRequestForm): QuoteFormValues {
  const { additionalRequirements, designLink, jobTitle, ...rest } = form;
  const sides = customBoothSides(form.boothSize);
  return {
    ...rest,
    boothSize: sides ? "custom" : form.boothSize,
    boothWidth: sides?.width ?? "",
    boothDepth: sides?.depth ?? "",
    additionalRequirements: additionalRequirements ?? "",
    hasDesign: designLink !== null,
    designLink: designLink ?? "",
    jobTitle: jobTitle ?? "",
  };
}
