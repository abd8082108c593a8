import { profileFormCaps } from "../../../domain/builder-profiles/my-profile/profile-form.ts";
import type { ImportedField } from "../../../domain/supply/import/builder-row.ts";

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
  column("teamSize", true, "People, as a range", "10-25"),
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
