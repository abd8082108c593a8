import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { everywhere, spellingsOfCity } from "../../shared/city-spellings.ts";
import { partOfWorld, spellingsOf } from "../../shared/part-of-world.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import { withoutYear } from "../../shared/without-year.ts";
import type { CandidateQuery, MatchingRepository, WantedShow } from "../ports.ts";
import type { BuilderToMatch, ShowToMatch } from "./match-facts.ts";
import { showDays } from "./same-event.ts";

/** Maximum number of word groups (one to three words) that are looked up as cities. */
const maxPlaces = 40;

type Read = { show: ShowToMatch | null; candidates: BuilderToMatch[] };

/** Builders that may fit a request, with its show on the calendar. Two reads. */
export async function readCandidates(
  matching: MatchingRepository,
  request: QuoteRequest,
  now: Date,
): Promise<Read> {
  const show = await matching.findShow(wantedShow(request, now));
  const candidates = await matching.listCandidates(candidateQuery(request, show, now));
  return { show, candidates };
}

/**
 * The search for the request's show on the calendar: by its name with and without a year, else by
 * venue.
 */
export function wantedShow(
  { tradeShowName, venue }: Pick<QuoteRequest, "tradeShowName" | "venue">,
  now: Date,
): WantedShow {
  return {
    titles: [...new Set([tradeShowName, withoutYear(tradeShowName)])].filter(Boolean),
    venue,
    today: utcDay(now),
  };
}

/**
 * The search for builders: in the show's city and region, or in the places that the venue's name
 * may contain.
 */
function candidateQuery(
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

/** All groups of one to three consecutive words; one of them may be a city. */
function placesIn(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}'.-]+/u).filter(Boolean);
  const places = words.flatMap((_, at) =>
    [1, 2, 3].map((length) => words.slice(at, at + length).join(" ")),
  );
  return [...new Set(places)].slice(0, maxPlaces).flatMap(spellingsOfCity);
}
