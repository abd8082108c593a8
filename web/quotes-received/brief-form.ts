import {
  type BriefDetail,
  briefDetails,
  type SentDetails,
  statedDetails,
} from "../../domain/quotes/brief-details.ts";
import type { Brief, ChangedField } from "../../domain/quotes/brief-version.ts";
import { briefChanges } from "../../domain/quotes/brief-version.ts";
import type { Side } from "../booth-drawing/booth.ts";
import type { QuoteFormValues } from "../quotes/form/quote-form-fields.ts";
import { toQuoteRequestForm } from "../quotes/form/to-quote-request-form.ts";
import { pressedFor } from "../quotes/wizard/steps/open-edges.ts";

/** The brief that the wizard's fields describe. Open sides are stored only for their type. */
export function briefOf(values: QuoteFormValues, pressedSides: readonly Side[]): Brief {
  const { eventDate, venue, industry, boothSize, serviceType, budget, features, brief, ...texts } =
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
    brief: statedDetails((brief ?? {}) as SentDetails),
  };
}

/** The fields of a brief that were changed, in the order of the form. */
export function changedFields(before: Brief, after: Brief): ChangedField[] {
  return briefChanges(before, after).map(({ field }) => field);
}

/** The fields of a brief to send after these changes: a changed detail sends them all. */
export function sentFields(after: Brief, changed: readonly ChangedField[]) {
  const fields = changed.map((field) => (isDetail(field) ? "brief" : field));
  return Object.fromEntries([...new Set(fields)].map((field) => [field, after[field]]));
}

export function isDetail(field: ChangedField): field is BriefDetail {
  return (briefDetails as readonly string[]).includes(field);
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
