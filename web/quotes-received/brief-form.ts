import type { Brief, BriefField } from "../../domain/quotes/brief-version.ts";
import { briefChanges } from "../../domain/quotes/brief-version.ts";
import type { Side } from "../booth-drawing/booth.ts";
import type { QuoteFormValues } from "../quotes/form/quote-form-fields.ts";
import { toQuoteRequestForm } from "../quotes/form/to-quote-request-form.ts";
import { pressedFor } from "../quotes/wizard/steps/open-edges.ts";

/** The brief that the wizard's fields describe. Open sides are stored only for their type. */
export function briefOf(values: QuoteFormValues, pressedSides: readonly Side[]): Brief {
  const { eventDate, venue, industry, boothSize, serviceType, budget, features, ...texts } =
    toQuoteRequestForm(values);
  return {
    eventDate,
    venue,
    industry,
    boothSize,
    openSides: [...pressedFor(pressedSides, industry)],
    serviceType,
    budget: budget || null,
    features: features ?? [],
    additionalRequirements: texts.additionalRequirements || null,
    designLink: texts.designLink || null,
  };
}

/** The fields of a brief that were changed, in the order of the form. */
export function changedFields(before: Brief, after: Brief): BriefField[] {
  return briefChanges(before, after).map(({ field }) => field);
}

/** Says which quotes a change makes out of date, and who is emailed. */
export function changeWords(freshQuotes: number | undefined, builders: number): string {
  if (freshQuotes === 1) return "1 quote becomes out of date; we'll ask its builder to update.";
  if (freshQuotes) {
    return `${freshQuotes} quotes become out of date; we'll ask each builder to update.`;
  }
  return builders > 0
    ? "We'll email your builders what changed."
    : "No builder has been asked yet, so a change costs nothing.";
}
