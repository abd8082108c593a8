import { expect, it } from "vitest";
import { countryName, countryNames } from "./country-name.ts";

it.for([
  ["US", "United States"],
  ["USA", "United States"],
  ["u.s.a.", "United States"],
  ["U.S.", "United States"],
  ["united  states", "United States"],
  ["The United States of America", "United States"],
  [" UK ", "United Kingdom"],
  ["Deutschland", "Germany"],
  ["Türkiye", "Turkey"],
  ["ESPANA", "Spain"],
  ["The Netherlands", "Netherlands"],
  [" Freedonia ", "Freedonia"],
  ["Côte d'Ivoire", "Côte d'Ivoire"],
  ["", ""],
] as const)("countryName() of %j is %j", ([written, name]) => {
  expect(countryName(written)).toBe(name);
});

it("countryName() leaves every name that the form suggests", () => {
  expect(countryNames.map(countryName)).toEqual(countryNames);
  expect(countryNames).toContain("United States");
});
