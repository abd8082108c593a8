import type { BuilderProfile } from "./builder-profile.ts";

type Searched = Pick<
  BuilderProfile,
  "name" | "description" | "city" | "state" | "specialties" | "industriesServed"
>;

/** Everything that a search looks through, in lower case; a line break keeps one field from running into the next. */
export function searchTextOf(builder: Searched): string {
  const { name, description, city, state, specialties, industriesServed } = builder;
  const fields = [name, description, city, state, ...specialties, ...industriesServed];
  return fields.map(toSearchable).join("\n");
}

/** A text as it is searched and searched for: lower case, one blank between words. */
export function toSearchable(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}
