/**
 * What the wizard holds before anything is typed. Its keys are the wire's, `hasDesign`, which shows the design link, and both
 * sides of a custom booth, which become its `boothSize`.
 */
export const emptyQuoteForm = {
  tradeShowName: "",
  eventDate: "",
  venue: "",
  industry: "",
  boothSize: "",
  boothWidth: "",
  boothDepth: "",
  serviceType: "",
  budget: "",
  features: [] as string[],
  additionalRequirements: "",
  hasDesign: false,
  designLink: "",
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  company: "",
  jobTitle: "",
  emailUpdates: false,
};

export type QuoteFormValues = typeof emptyQuoteForm;
export type QuoteFormField = keyof QuoteFormValues;
