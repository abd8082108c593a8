import { foldText } from "../shared/text/fold-text.ts";
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

/** Search text: folded fields joined by line breaks, so that a match can't span two fields. */
export function searchTextOf(builder: Searched): string {
  const { name, description, city, state, specialties, industriesServed } = builder;
  const { coverageAreas, servicesOffered } = builder;
  const fields = [name, description, city, state, ...specialties, ...industriesServed];
  fields.push(...coverageAreas, ...servicesOffered);
  return fields.map(foldText).join("\n");
}

const maxWords = 8;

/**
 * The words to look for, each anywhere in the text: "las vegas island" finds builders who cover Las
 * Vegas and build islands.
 */
export function searchWordsOf(search: string): string[] {
  const words = foldText(search).split(" ").filter(Boolean);
  return [...new Set(words)].slice(0, maxWords);
}
