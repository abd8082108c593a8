import type { BuilderProfile } from "./builder-profile.ts";

type Searched = Pick<
  BuilderProfile,
  | "name"
  | "description"
  | "city"
  | "state"
  | "specialties"
  | "industriesServed"
  | "coverageAreas"
  | "servicesOffered"
>;

/** Everything that a search looks through, in lower case; a line break keeps one field from running into the next. */
export function searchTextOf(builder: Searched): string {
  const { name, description, city, state, specialties, industriesServed } = builder;
  const { coverageAreas, servicesOffered } = builder;
  const fields = [name, description, city, state, ...specialties, ...industriesServed];
  fields.push(...coverageAreas, ...servicesOffered);
  return fields.map(toSearchable).join("\n");
}

const mostWords = 8;

/** The words to look for, each of them anywhere in the text: "las vegas island" finds who covers Las Vegas and builds islands. */
export function searchWordsOf(search: string): string[] {
  const words = toSearchable(search).split(" ").filter(Boolean);
  return [...new Set(words)].slice(0, mostWords);
}

/** A text as it is searched and searched for: lower case, one blank between words. */
export function toSearchable(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}
