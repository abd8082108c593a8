import type { BriefField } from "../brief-version.ts";

const names: Record<BriefField | "files", string> = {
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
  return fields.map((field) => names[field as BriefField] ?? field).join(", ");
}
