import { type FieldsOf, fields } from "../shared/fields.ts";

/** The least cover of an insurance, per occurrence and in all, in whole US dollars. */
const leastCover = 1_000_000;

const part = "insurance";
const cover = {
  kind: "dollars",
  part,
  max: 1_000_000_000,
  least: leastCover,
  required: true,
  invalid: "Enter whole US dollars, such as 1,000,000",
  tooSmall: "The cover must be $1,000,000 or more",
} as const;

/** The facts of an insurance, in the order of its form. */
export const insuranceFields = fields({
  insurer: { part, kind: "text", max: 100, label: "Insurer", required: true },
  policyNumber: { part, kind: "text", max: 60, label: "Policy number", required: true },
  insuredName: {
    part,
    kind: "text",
    max: 150,
    label: "Insured name",
    required: true,
    hint: "As the certificate spells it.",
  },
  perOccurrence: { ...cover, label: "Cover per occurrence", hint: "In US dollars." },
  aggregate: { ...cover, label: "Cover in all (aggregate)", hint: "In US dollars." },
  territory: {
    part,
    kind: "text",
    max: 150,
    label: "Territory",
    required: true,
    hint: "Where it covers you, such as: USA and Canada.",
  },
  validFrom: { part, kind: "day", label: "Starts on", required: true },
  validUntil: { part, kind: "day", label: "Ends on", required: true },
  licenseNumber: {
    part,
    kind: "text",
    max: 60,
    label: "License number",
    hint: "Only where your state licenses contractors.",
  },
  workersCompensation: {
    part,
    kind: "flag",
    label: "It includes workers' compensation",
    required: true,
    named: "Workers' compensation",
  },
});
export type InsuranceFacts = FieldsOf<typeof insuranceFields>;
