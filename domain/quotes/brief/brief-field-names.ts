const names: Record<string, string> = {
  boothSize: "booth size",
  serviceType: "service",
  budget: "budget",
  features: "features",
  additionalRequirements: "requirements",
  designLink: "design files",
  files: "files",
};

/** Joins fields' names: "booth size, features". */
export function briefFieldNames(fields: readonly string[]): string {
  return fields.map((field) => names[field] ?? field).join(", ");
}
