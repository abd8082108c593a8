import { type TypedDetailField, typedDetailLabels } from "./brief-detail-values.ts";

type FieldOf<Value> = {
  label: string;
  step: StepIndex;
  /** The initial value. */
  empty: Value;
};

/** A step's index, from 0. */
export type StepIndex = 0 | 1 | 2;

const text = (step: StepIndex, label: string): FieldOf<string> => ({ label, step, empty: "" });
const details = Object.fromEntries(
  Object.entries(typedDetailLabels).map(([name, label]) => [name, text(1, label)]),
) as Record<TypedDetailField, FieldOf<string>>;
const yesNo = (step: StepIndex, label: string): FieldOf<boolean> => ({ label, step, empty: false });

/**
 * The wizard's fields in display order. Named like the request body, plus `hasDesign`, which
 * reveals the design link, and the sides and the unit of a custom booth, from which its `boothSize`
 * is made.
 */
const quoteFormFields = {
  tradeShowName: text(0, "Trade Show Name"),
  eventDate: text(0, "Event Date"),
  venue: text(0, "Venue"),
  industry: text(0, "Exhibit Type"),
  boothSize: text(0, "Booth Size"),
  boothWidth: text(0, "Booth Width"),
  boothDepth: text(0, "Booth Depth"),
  boothUnit: { label: "Unit", step: 0, empty: "ft" } as FieldOf<string>,
  serviceType: text(1, "Service Type"),
  budget: text(1, "Budget"),
  features: { label: "Features", step: 1, empty: [] } as FieldOf<string[]>,
  preferredBuilders: { label: "Preferred Builders", step: 1, empty: [] } as FieldOf<string[]>,
  additionalRequirements: text(1, "Additional Requirements"),
  hasDesign: yesNo(1, "Already have a booth design?"),
  designLink: text(1, "Design Link"),
  ...details,
  firstName: text(2, "First Name"),
  lastName: text(2, "Last Name"),
  email: text(2, "Email"),
  phone: text(2, "Phone"),
  company: text(2, "Company"),
  jobTitle: text(2, "Job Title"),
  emailUpdates: yesNo(2, "Email Updates"),
};

type Fields = typeof quoteFormFields;
export type QuoteFormField = keyof Fields;
export type QuoteFormValues = { [Name in QuoteFormField]: Fields[Name]["empty"] };

const names = Object.keys(quoteFormFields) as QuoteFormField[];

const eachField = <Value>(of: (name: QuoteFormField) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)]));

/** Initial values of the wizard. */
export const emptyQuoteForm = eachField((name) => quoteFormFields[name].empty) as QuoteFormValues;

export const quoteFieldLabels = eachField((name) => quoteFormFields[name].label) as Record<
  QuoteFormField,
  string
>;

const step = (id: string, title: string, place: StepIndex) => ({
  id,
  title,
  fields: names.filter((name) => quoteFormFields[name].step === place),
});

/** The wizard's three steps with their fields, in display order. */
export const quoteFormSteps = [
  step("event-details", "Event Details", 0),
  step("booth-requirements", "Booth Requirements", 1),
  step("contact-info", "Contact Info", 2),
] as const;
