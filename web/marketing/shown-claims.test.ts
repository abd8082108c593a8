import { expect, test } from "vitest";
import { toFiguresBody } from "../../app-server/contract/figures-calls.ts";
import { figuresOfCounts } from "../../domain/figures/figure-list.ts";
import { requiredVettings } from "../../domain/vetting/required-vetting.ts";
import { vettedWords } from "../../domain/vetting/vetted-words.ts";
import { forBuildersCopy } from "../for-builders/for-builders-copy.ts";
import { howItWorksCopy } from "../how-it-works/how-it-works-copy.ts";
import { claims } from "./claims.ts";
import { shownClaims } from "./shown-claims.ts";
import { vettingSteps } from "./vetting-steps.ts";

const counts = {
  builders: 1,
  countries: 0,
  projects: 1234,
  industries: 7,
  vettedBuilders: 9,
  completed: 99,
  reviews: 40,
  satisfied: 39,
  known: 29,
  returned: 29,
  first: { kept: 19, missed: 0 },
  all: { kept: 0, missed: 20 },
  firstQuote: { hours: 1, requests: 20 },
};
const bodyOf = (changes: Partial<typeof counts> = {}, hasSamples = false) =>
  toFiguresBody({
    ...counts,
    ...changes,
    hasSamples,
    buildersShowingWork: 0,
    checked: {},
    requiredVetting: "none",
    figures: figuresOfCounts({ ...counts, ...changes }, new Date("2026-12-02")),
  });

test("a figure has a value from enough cases on, and none before [S09] [S10]", () => {
  const shown = bodyOf().figures.filter(({ enough }) => enough);
  expect(shown.map(({ key, text, n }) => [key, text, n])).toEqual([
    ["builders", "1", 1],
    ["countries", "0", 0],
    ["portfolio-projects", "1,234", 1234],
    ["industries", "7", 7],
    ["satisfaction", "97%", 40],
    ["five-48", "0%", 20],
    ["median-first-quote", "1 hour", 20],
  ]);
  const left = bodyOf().figures.find(({ key }) => key === "projects-completed");
  expect(left).toMatchObject({ value: null, text: null, n: 99, enough: false });
});

test("shownClaims() counts what has enough cases, and leaves out all else [S10]", () => {
  const specified = [claims.builders, claims.projects, claims.satisfaction, claims.repeatBusiness];
  expect(shownClaims(specified, bodyOf())).toMatchObject({
    stats: [
      { key: "satisfaction", value: "97%", label: "client satisfaction" },
      { key: "builders", value: "1", label: "builder" },
      { key: "portfolio-projects", value: "1,234", label: "portfolio projects" },
      { key: "industries", value: "7", label: "industries" },
    ],
    isIllustrative: false,
  });
  const grown = { vettedBuilders: 10, completed: 100, known: 30 };
  expect(shownClaims(specified, bodyOf(grown)).stats.map(({ value }) => value)).toEqual([
    "10",
    "100",
    "97%",
    "96%",
  ]);
});

test("shownClaims() keeps the promise, which is no figure", () => {
  const none = { builders: 0, projects: 0, industries: 0, reviews: 0 };
  expect(shownClaims([claims.quotesWithin, claims.satisfaction], bodyOf(none)).stats).toEqual([
    claims.quotesWithin,
  ]);
});

test("shownClaims() shows what is specified beside samples, as illustrative [F07] [S10]", () => {
  const specified = [claims.builders, claims.satisfaction];
  expect(shownClaims(specified, bodyOf({}, true))).toMatchObject({
    stats: specified,
    isIllustrative: true,
  });
});

test("vetting steps are as specified beside samples, and counted or left out otherwise [S11]", () => {
  const vetting = (facts: object) => shownClaims([], { ...bodyOf(), ...facts }).vetting;
  expect(vetting({ hasSamples: true })).toEqual(vettingSteps);
  expect(
    vetting({ builders: 12, checked: { portfolio: 7, references: 0, insurance: 0, site: 1 } }),
  ).toEqual([
    { title: "Portfolio review", text: "7 of 12 builders have this today." },
    { title: "Reference verification", text: "0 of 12 builders have this today." },
    { title: "Insurance and licensing", text: "0 of 12 builders have this today." },
    { title: "On-site quality assessment", text: "1 of 12 builders have this today." },
  ]);
  expect(vetting({ builders: 0 })).toEqual([]);
  expect(JSON.stringify(vetting({}))).not.toMatch(/We call|on file|show floor/);
});

test("pages speak of four checks only under a policy that requires four, beside samples too [S11]", () => {
  for (const requiredVetting of requiredVettings) {
    const { required } = shownClaims([], { ...bodyOf({}, true), requiredVetting });
    const { checks } = forBuildersCopy;
    const said = [vettedWords[required], checks[required], howItWorksCopy.vetted[required]];
    expect(/\bfour\b/i.test(JSON.stringify(said))).toBe(required === "all");
    expect(/insurance/i.test(JSON.stringify(said))).toBe(required !== "none");
  }
  expect(JSON.stringify(vettingSteps)).not.toMatch(/four|before/i);
});
