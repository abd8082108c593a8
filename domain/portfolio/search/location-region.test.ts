import { expect, test } from "vitest";
import { locationRegion } from "./location-region.ts";

test.each([
  ["Las Vegas, Nevada", "North America"],
  ["Toronto, Ontario", "North America"],
  ["Hannover, Germany", "Europe"],
  ["Singapore", "Asia Pacific"],
  ["Dubai, United Arab Emirates", "Middle East & Africa"],
  ["Atlantis, Nowhere", null],
])("locationRegion() of %s is %s", (location, region) => {
  expect(locationRegion(location)).toBe(region);
  expect(locationRegion(location)).toBe(region);
});
