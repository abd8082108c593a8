import type { QuoteFormField } from "../form/quote-form-values.ts";

/** What each field of the wizard is called on the screen. */
export const quoteFieldLabels = {
  tradeShowName: "Trade Show Name",
  eventDate: "Event Date",
  venue: "Venue",
  industry: "Exhibit Type",
  boothSize: "Booth Size",
  boothWidth: "Booth Width",
  boothDepth: "Booth Depth",
  serviceType: "Service Type",
  budget: "Budget",
  features: "Features",
  additionalRequirements: "Additional Requirements",
  hasDesign: "Already have a booth design?",
  designLink: "Design Link",
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  jobTitle: "Job Title",
  emailUpdates: "Email Updates",
} as const satisfies Record<QuoteFormField, string>;
