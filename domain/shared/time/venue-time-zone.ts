import { placeTimeZone } from "./place-time-zone.ts";

/** The clocks at a venue that names its place: "Las Vegas Convention Center", "Messe, Berlin, Germany". Null: it names none. */
export function venueTimeZone(venue: string): string | null {
  const parts = venue.split(",").map((part) => part.trim());
  const words = venue.split(/[\s,]+/);
  const beginnings = [3, 2, 1].map((count) => words.slice(0, count).join(" "));
  for (const name of [...parts, ...beginnings]) {
    const zone =
      placeTimeZone({ city: name, state: name, country: null }) ??
      placeTimeZone({ city: null, state: null, country: name });
    if (zone) return zone;
  }
  return null;
}
