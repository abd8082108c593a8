import { countryName, countryNames } from "../../shared/country-name.ts";
import { partOfWorld } from "../../shared/part-of-world.ts";
import { countryOfTimeZone, placeTimeZone } from "../../shared/time/place-time-zone.ts";
import type { BuilderFields } from "../builder-fields.ts";

/** The fields of a profile's place, as typed. */
export type TypedPlace = Pick<BuilderFields, "city" | "state" | "country" | "region">;
/**
 * Completes a typed place: from a whole address in the city's field, the country of the state or
 * city, the website's country code, and the country's region. Unknown parts stay empty.
 * `cityState` is the city's state in the calendar.
 */
export function knownPlace(
  typed: TypedPlace & { website: string },
  cityState: string | null,
): TypedPlace {
  const { city, ...rest } = readAddress(typed.city);
  const named = typed.country || rest.country;
  const isThere =
    named === "" || [countryName(named), ""].includes(countryOf({ city: "", state: cityState }));
  const state = typed.state || rest.state || (isThere && cityState) || "";
  const country = named || countryOf({ city, state }) || countryOfWebsite(typed.website);
  return { city, state, country, region: typed.region || partOfWorld(countryName(country)) || "" };
}

/** "1200 Main St, Reno, NV 89501, USA" in its parts. */
function readAddress(text: string) {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.length > 2 && /^\d+\s+\p{L}/u.test(parts[0] ?? "")) parts.shift();
  const [city = "", ...rest] = parts
    .map((part) => (parts.length > 1 ? withoutPostalCode(part) : part))
    .filter(Boolean);
  const last = countryName(rest.at(-1) ?? "");
  const country = countryNames.includes(last) ? last : "";
  const [state = ""] = country ? rest.slice(0, -1) : rest;
  return { city, state, country };
}

function countryOf(place: { city: string; state: string | null }): string {
  const zone = placeTimeZone({ ...place, country: null });
  return (zone && countryOfTimeZone(zone)) ?? "";
}

function withoutPostalCode(part: string): string {
  return part.replace(/(?:^|\s)\d{4,}(?:-\d+)?(?=\s|$)/g, "").trim();
}

/** The country of a web address that ends in a country's code; "" for others. */
function countryOfWebsite(website: string): string {
  const [, code = ""] = /^https?:\/\/[^/?#:]+\.([a-z]{2})(?:[/?#:]|$)/i.exec(website) ?? [];
  const name = code && countryName(regions.of(code.toUpperCase()) ?? "");
  return countryNames.includes(name) ? name : "";
}

const regions = new Intl.DisplayNames(["en"], { type: "region" });
