import { expect, test } from "vitest";
import { claims } from "./claims.ts";
import { shownClaims } from "./shown-claims.ts";

const figures = { hasSamples: false, builders: 1, countries: 0, projects: 1234, industries: 7 };

test("shownClaims() counts, leaves out what is nought, and claims nothing else", () => {
  const specified = [claims.builders, claims.satisfaction, claims.repeatBusiness];
  expect(shownClaims(specified, figures)).toEqual({
    stats: [
      { value: "1", label: "vetted builder" },
      { value: "1,234", label: "portfolio projects" },
      { value: "7", label: "industries" },
    ],
    isIllustrative: false,
  });
});

test("shownClaims() keeps the promise, which is no figure", () => {
  const none = { hasSamples: false, builders: 0, countries: 0, projects: 0, industries: 0 };
  expect(shownClaims([claims.quotesWithin, claims.satisfaction], none).stats).toEqual([
    claims.quotesWithin,
  ]);
});

test("shownClaims() shows what is specified beside samples, as illustrative", () => {
  const specified = [claims.builders, claims.satisfaction];
  expect(shownClaims(specified, { ...figures, hasSamples: true })).toEqual({
    stats: specified,
    isIllustrative: true,
  });
});
