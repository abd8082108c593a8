import { expect, it } from "vitest";
import { placeTimeZone } from "./place-time-zone.ts";

it.for([
  ["Chicago", "Illinois", "United States", "America/Chicago"],
  ["Henderson", "NV", "USA", "America/Los_Angeles"],
  ["Portland", "Maine", "United States", "America/New_York"],
  ["Portland", null, "United States", "America/Los_Angeles"],
  ["Nowhere", null, "United States", "America/New_York"],
  ["Las Vegas", null, null, "America/Los_Angeles"],
  ["Victoria", "British Columbia", "Canada", "America/Vancouver"],
  ["Geelong", "Victoria", "Australia", "Australia/Melbourne"],
  ["Perth", "WA", "Australia", "Australia/Perth"],
  ["Köln", null, "Deutschland", "Europe/Berlin"],
  ["London", "Ontario", "Canada", "America/Toronto"],
  ["Manaus", null, "Brasil", "America/Manaus"],
  ["Nowhere", null, "Freedonia", null],
  ["constructor", "constructor", "constructor", null],
  ["toString", null, "valueOf", null],
  [null, null, null, null],
] as const)("placeTimeZone() of %s, %s, %s is %s [Q19]", ([city, state, country, zone]) => {
  expect(placeTimeZone({ city, state, country })).toBe(zone);
});
