import type { QuoteFormField } from "./quote-form-values.ts";

type QuoteFormStep = { id: string; title: string; fields: readonly QuoteFormField[] };

/** The wizard's three steps and their fields, both in the order of the screen. */
export const quoteFormSteps = [
  {
    id: "event-details",
    title: "Event Details",
    fields: [
      "tradeShowName",
      "eventDate",
      "venue",
      "industry",
      "boothSize",
      "boothWidth",
      "boothDepth",
    ],
  },
  {
    id: "booth-requirements",
    title: "Booth Requirements",
    fields: [
      "serviceType",
      "budget",
      "features",
      "additionalRequirements",
      "hasDesign",
      "designLink",
    ],
  },
  {
    id: "contact-info",
    title: "Contact Info",
    fields: ["firstName", "lastName", "email", "phone", "company", "jobTitle", "emailUpdates"],
  },
] as const satisfies QuoteFormStep[];

/** A step by its place, counted from 0. */
export type StepIndex = 0 | 1 | 2;
