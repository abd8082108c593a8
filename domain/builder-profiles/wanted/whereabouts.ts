import { everywhere, spellingsOfCity } from "../../shared/city-spellings.ts";
import { countryName } from "../../shared/country-name.ts";
import { partOfWorld } from "../../shared/part-of-world.ts";
import { foldText } from "../../shared/text/fold-text.ts";
import { placeTimeZone } from "../../shared/time/place-time-zone.ts";
import { withoutYear } from "../../shared/without-year.ts";
import type { BuilderFilter } from "../builder-filter.ts";
import { homeMark } from "./places-of.ts";
import type { PastBooth } from "./wanted-booth.ts";

/** A place as the calendar stores it. */
type CalendarPlace = { city: string | null; state: string | null; region: string | null };

/** Folded names from a filter, to look up in the calendar and the portfolio. */
export type NamedPlaces = { cities: string[]; show: string; boothType: string };

/** Facts from the calendar and the portfolio about a filter's place, show and booth type. */
export type KnownPlaces = {
  /** The latest show of that name. */
  show: (CalendarPlace & { title: string }) | null;
  place: CalendarPlace | null;
  /** Locations of published projects that name the place. */
  locations: string[];
  /** Types of published projects that name the booth type. */
  types: string[];
};

/** The places in which a filter looks for builders, and the project types it looks for. */
export type Whereabouts = {
  place: {
    name: string;
    /** Folded; a builder with one of these among their places covers the place. */
    areas: string[];
    locations: string[];
  } | null;
  show: {
    title: string;
    /** Without a year, folded. */
    name: string;
    city: string | null;
    areas: string[];
  } | null;
  types: string[];
};

export const anywhere: Whereabouts = { place: null, show: null, types: [] };

/** Null when the filter names no place, show or booth type. */
export function namedPlaces({ place, show, boothType }: BuilderFilter): NamedPlaces | null {
  if (place === null && show === null && boothType === null) return null;
  return {
    boothType: boothType === null ? "" : foldText(boothType),
    cities: place === null ? [] : spellingsOf(place).map(foldText),
    show: show === null ? "" : foldText(withoutYear(show)),
  };
}

/** Combines the filter's place and show with what is known of each. */
export function whereabouts({ place, show }: BuilderFilter, known: KnownPlaces): Whereabouts {
  return {
    place: place === null ? null : placeOf(place, known),
    show: show === null ? null : showOf(show, known),
    types: known.types,
  };
}

/** Whether a builder with these places works in the filter's place or at its show. */
export function isCovered(
  where: Whereabouts,
  places: readonly string[],
  work: readonly PastBooth[],
): boolean {
  const covers = (areas: readonly string[]) => areas.some((area) => places.includes(area));
  const { place, show } = where;
  return (
    (place === null || covers(place.areas)) &&
    (show === null || covers(show.areas) || work.some((each) => isAtShow(each, show.name)))
  );
}

/** Whether a booth was built at the wanted show, or else in the wanted place. */
export function isBuiltThere({ place, show }: Whereabouts, work: PastBooth): boolean {
  if (show) return isAtShow(work, show.name);
  return place?.locations.includes(work.location ?? "") ?? false;
}

/** Whether a project was at the show: "CES 2026" is at CES; "CESAR" isn't. */
function isAtShow({ eventName }: PastBooth, name: string): boolean {
  const event = foldText(eventName ?? "");
  return name !== "" && (event === name || event.startsWith(`${name} `));
}

function placeOf(typed: string, { place, locations }: KnownPlaces) {
  const [name = typed, ...rest] = typed.split(",").map((part) => part.trim());
  const here = spellingsOf(typed).map(foldText);
  const around = { city: name, state: rest[0] ?? null, ...place };
  const areas = [...here, ...here.map((each) => homeMark + each), ...rest.map(foldText)];
  return { name, areas: unique([...areas, ...wider(around)]), locations };
}

function showOf(typed: string, { show }: KnownPlaces) {
  const title = show?.title ?? typed;
  const city = show?.city ?? null;
  const here = city === null ? [] : spellingsOfCity(city).map(foldText);
  const areas = show ? unique([...here, ...wider(show)]) : [];
  return { title, name: foldText(withoutYear(typed)), city, areas };
}

/**
 * Spellings of a typed place: its first part in every spelling, and the usual name of a country.
 */
function spellingsOf(typed: string): string[] {
  const [name = ""] = typed.split(",");
  return unique([...spellingsOfCity(name.trim()), countryName(name.trim())]);
}

/**
 * Coverage areas that contain a place: its state, region, part of the world, country if known, and
 * worldwide.
 */
function wider({ city, state, region = null }: Partial<CalendarPlace>): string[] {
  const isInStates = americanZones.has(
    placeTimeZone({ city: city ?? null, state: state ?? null, country: null }) ?? "",
  );
  const names = [state, region, partOfWorld(region), ...(isInStates ? nationwide : [])];
  return [...names, ...everywhere].map((name) => foldText(name ?? "")).filter(Boolean);
}

/** Coverage areas that mean all of the United States. */
const nationwide = ["United States", "USA", "US", "Nationwide", "North America"];
const americanZones = new Set(
  "New_York Chicago Denver Phoenix Los_Angeles Anchorage"
    .split(" ")
    .map((zone) => `America/${zone}`),
);

function unique(names: string[]): string[] {
  return [...new Set(names)];
}
