import { mapFields } from "../../shared/fields.ts";
import { detailFields } from "../brief-details.ts";
import type { ChangedField } from "../brief-version.ts";

const names: Record<ChangedField | "files", string> = {
  ...mapFields(detailFields, ({ label = "" }) => label.toLowerCase()),
  criteria: "criteria",
  decisionDay: "decision day",
  pitch: "what comes with a quote",
  eventDate: "event date",
  venue: "venue",
  industry: "exhibit type",
  boothSize: "booth size",
  openSides: "open sides",
  serviceType: "service",
  budget: "budget",
  features: "features",
  additionalRequirements: "requirements",
  designLink: "design files",
  files: "files",
};

/** Joins fields' names: "booth size, features". */
export function briefFieldNames(fields: readonly string[]): string {
  return fields.map((field) => names[field as ChangedField] ?? field).join(", ");
}
