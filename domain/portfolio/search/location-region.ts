import { type PartOfWorld, partOfWorld } from "../../shared/part-of-world.ts";
import { countryOfTimeZone, placeTimeZone } from "../../shared/time/place-time-zone.ts";

/** Cache by location: looking up the time zone is slow for hundreds of locations. */
const known = new Map<string, PartOfWorld | null>();
const maxKnown = 5_000;

/**
 * The part of the world of a location such as "Las Vegas, Nevada" or "Hannover, Germany"; null when
 * unknown.
 */
export function locationRegion(location: string): PartOfWorld | null {
  let region = known.get(location);
  if (region === undefined) {
    region = findRegion(location);
    if (known.size >= maxKnown) known.clear();
    known.set(location, region);
  }
  return region;
}

function findRegion(location: string): PartOfWorld | null {
  const [city = "", ...others] = location.split(",").map((part) => part.trim());
  const wider = others.at(-1) ?? null;
  const zone =
    placeTimeZone({ city, state: wider, country: null }) ??
    placeTimeZone({ city, state: null, country: wider ?? city });
  return partOfWorld(wider, city, zone && countryOfTimeZone(zone));
}
