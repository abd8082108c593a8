import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { everywhere, spellingsOfCity } from "../../shared/city-spellings.ts";
import { partOfWorld, spellingsOf } from "../../shared/part-of-world.ts";
import { withoutYear } from "../../shared/without-year.ts";
import type { CandidateQuery } from "../ports.ts";
import type { ShowToMatch } from "./match-facts.ts";
import { showDays } from "./same-event.ts";

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
    named: [...request.assignedBuilders, ...request.preferredBuilders],
    cities,
    areas: [...cities, ...(state ? [state] : []), ...regions, ...everywhere],
    regions,
    showName: withoutYear(request.tradeShowName),
    showDays: showDays(request.eventDay, show),
    now,
  };
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
