import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { partOfWorld, spellingsOf } from "../../trade-shows/part-of-world.ts";
import type { CandidateQuery } from "../ports.ts";
import type { ShowToMatch } from "./match-facts.ts";
import { everywhere, spellingsOfCity } from "./service-area.ts";

/** Where to look for builders: in the show's city and region, or in the places that the venue may name. */
export function candidateQuery(
  request: QuoteRequest,
  show: ShowToMatch | null,
  now: Date,
): CandidateQuery {
  const { city, state, region } = show ?? { city: null, state: null, region: null };
  const part = partOfWorld(region);
  const cities = city
    ? spellingsOfCity(city)
    : placesIn(`${request.venue} ${request.tradeShowName}`);
  const regions = [region, ...(part ? spellingsOf(part) : [])].filter((name) => name !== null);
  return {
    requestId: request.id,
    assigned: request.assignedBuilders,
    cities,
    areas: [...cities, ...(state ? [state] : []), ...regions, ...everywhere],
    regions,
    showName: withoutYear(request.tradeShowName),
    now,
  };
}

/** "CES 2027" is CES. */
export function withoutYear(title: string): string {
  return title
    .replace(/\b(19|20)\d\d\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const mostPlaces = 40;

/** Every one to three words in a row: one of them may be a city. */
function placesIn(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}'.-]+/u).filter(Boolean);
  const places = words.flatMap((_, at) =>
    [1, 2, 3].map((length) => words.slice(at, at + length).join(" ")),
  );
  return [...new Set(places)].slice(0, mostPlaces).flatMap(spellingsOfCity);
}
