import { expect, test } from "vitest";
import { claims } from "./claims.ts";
import { shownClaims } from "./shown-claims.ts";
import { vettingSteps } from "./vetting-steps.ts";

const figures = {
  hasSamples: false,
  builders: 1,
  countries: 0,
  buildersShowingWork: 0,
  projects: 1234,
  industries: 7,
};

test("shownClaims() counts, leaves out what is nought, and claims nothing else", () => {
  const specified = [claims.builders, claims.satisfaction, claims.repeatBusiness];
  expect(shownClaims(specified, figures)).toMatchObject({
    stats: [
      { value: "1", label: "builder" },
      { value: "1,234", label: "portfolio projects" },
      { value: "7", label: "industries" },
    ],
    isIllustrative: false,
  });
});

test("shownClaims() keeps the promise, which is no figure", () => {
  const none = { ...figures, builders: 0, projects: 0, industries: 0 };
  expect(shownClaims([claims.quotesWithin, claims.satisfaction], none).stats).toEqual([
    claims.quotesWithin,
  ]);
});

test("shownClaims() shows what is specified beside samples, as illustrative", () => {
  const specified = [claims.builders, claims.satisfaction];
  expect(shownClaims(specified, { ...figures, hasSamples: true })).toMatchObject({
    stats: specified,
    isIllustrative: true,
  });
});

test("vetting steps are as specified beside samples, and counted or left out otherwise [S11]", () => {
  const vetting = (facts: object) => shownClaims([], { ...figures, ...facts }).vetting;
  expect(vetting({ hasSamples: true })).toEqual(vettingSteps);
  expect(vetting({ builders: 12, buildersShowingWork: 7 })).toEqual([
    {
      title: "Portfolio review",
      text: "7 of 12 builders have this today: three published projects or more.",
    },
  ]);
  expect(vetting({ builders: 0 })).toEqual([]);
  expect(JSON.stringify(vetting({}))).not.toMatch(/We call|on file|show floor/);
});
