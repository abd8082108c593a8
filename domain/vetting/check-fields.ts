import { type FieldsOf, fields } from "../shared/fields.ts";
import type { ProjectId } from "../shared/id.ts";

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

const visit = { part: "site", required: true } as const;

/** The facts of a visit to a booth, in the order of its form. */
export const siteFields = fields({
  visitor: {
    ...visit,
    kind: "text",
    max: 100,
    label: "Who visited",
    hint: "Who looked at the booth, and for which company.",
  },
  booth: {
    ...visit,
    kind: "text",
    max: 150,
    label: "Booth and show",
    hint: "Such as: Acme, booth 2140, CES 2027.",
  },
  visitedOn: { ...visit, kind: "day", label: "Visited on" },
});
export type SiteFacts = FieldsOf<typeof siteFields>;

/** A published project with a picture of the booth as it was built. */
export type BuiltProject = { id: ProjectId; title: string; show: string; year: string };
/** The facts of a reference check: the companies asked. */
export type ReferencesFacts = { companies: string[] };
/** The facts of a portfolio: the projects at the time of sending, the newest first. */
export type PortfolioFacts = { projects: BuiltProject[] };
