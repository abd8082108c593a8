import { profileFormCaps } from "../../../domain/builder-profiles/my-profile/profile-form.ts";
import type { ImportedField } from "../../../domain/supply/import/builder-row.ts";
import { profileLabels } from "../builders/profile-labels.ts";

/** The instructions for filling in a column. */
export type ImportColumn = {
  name: ImportedField;
  /** A new builder needs a value. */
  isNeeded: boolean;
  hint: string;
  example: string;
};

const list = (entries: number, words: string) =>
  `Up to ${entries} ${words}, separated by semicolons or vertical bars`;
const dollars = "Whole US dollars; empty: no limit";

/** The columns of a file of builders, in the order of the template. */
export const importColumns: readonly ImportColumn[] = [
  column("name", true, "The company's name", "Sierra Exhibit Works"),
  column("email", true, "Business email; invitations go there", "hello@sierra.example"),
  column("description", true, "What the company builds, in a few sentences", "Custom islands."),
  column("city", true, "Home city", "Reno"),
  column("state", true, "State or province", "Nevada"),
  column("country", true, "Country", "United States"),
  column("region", true, "Part of the world", "North America"),
  column(
    "coverageAreas",
    false,
    list(profileFormCaps.coverageAreas, "cities, states or regions"),
    "Las Vegas; California",
  ),
  column("yearsInBusiness", true, "Whole years", "12"),
  column("teamSize", true, "People, as a range", "25-50"),
  column("completedProjects", true, "A whole number", "140"),
  column("minimumProjectBudget", false, dollars, "20000"),
  column("maximumProjectBudget", false, dollars, "250000"),
  column("leadTimeWeeks", false, "Least weeks from order to booth; empty: it depends", "6"),
  column("specialties", false, list(15, "specialties"), "Island booths; Rental exhibits"),
  column("industriesServed", false, list(15, "industries"), "Technology; Automotive"),
  column("servicesOffered", false, list(15, "services"), "Design; Installation"),
  column("website", false, "A web address", "https://sierra.example"),
  column("phone", false, "A phone number", "775-555-0100"),
];

function column(
  name: ImportedField,
  isNeeded: boolean,
  hint: string,
  example: string,
): ImportColumn {
  return { name, isNeeded, hint, example };
}

/** Other heads that files have, beside a column's name and label. */
const otherHeads: Partial<Record<ImportedField, readonly string[]>> = {
  name: ["company", "firm", "builder", "builder name", "business name", "organization"],
  email: ["email address", "e-mail address", "business email", "contact email", "mail"],
  description: ["about", "company profile", "summary"],
  city: ["home city", "town"],
  state: ["state", "province", "state or province"],
  country: ["country/region"],
  region: ["part of the world"],
  coverageAreas: ["coverage", "coverage area", "areas covered", "service areas"],
  yearsInBusiness: ["years", "years of experience", "experience"],
  teamSize: ["team", "employees", "number of employees", "staff", "headcount"],
  completedProjects: ["projects completed", "projects", "number of projects"],
  minimumProjectBudget: ["minimum budget", "min budget", "min. project budget", "budget from"],
  maximumProjectBudget: ["maximum budget", "max budget", "max. project budget", "budget to"],
  leadTimeWeeks: ["lead time"],
  specialties: ["specialities", "specialty"],
  industriesServed: ["industries", "industry"],
  servicesOffered: ["services", "service"],
  website: ["web site", "url", "web address", "homepage", "web"],
  phone: ["phone number", "telephone", "telephone number", "tel", "mobile"],
};

/** Every head that means a column; case, spaces and signs don't matter. */
export function namesOfColumn(name: ImportedField): string[] {
  return [name, profileLabels[name], ...(otherHeads[name] ?? [])];
}
