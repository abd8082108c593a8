import { expect, test } from "vitest";
import { heightInput, heightText, readHeight } from "../shared/height-text.ts";
import { criteriaText, detailText, pitchText } from "./brief-detail-words.ts";
import { type BriefDetails, statedDetails, withoutDetailTexts } from "./brief-details.ts";
import { briefChanges } from "./brief-version.ts";
import { withoutContact } from "./contact-after.ts";
import { pendingRequest } from "./examples.ts";

const brief: BriefDetails = {
  heightMm: 3658,
  goals: "Write to ada@engines.example",
  mustHaves: ["Call +1 415 555 0199", "A bar"],
  criteria: [
    { criterion: "design", weight: 40 },
    { criterion: "price", weight: 60 },
  ],
  pitch: "paid-pitch",
  pitchFee: 2500,
};

test("a changed detail is told by its own name, with what it was and is [S18]", () => {
  const before = { ...pendingRequest, brief: { goals: "Leads", doubleDeck: false } };
  expect(briefChanges(before, { ...pendingRequest, brief })).toEqual([
    { field: "heightMm", from: null, to: "3658" },
    { field: "doubleDeck", from: "no", to: null },
    { field: "goals", from: "Leads", to: "Write to ada@engines.example" },
    { field: "mustHaves", from: null, to: brief.mustHaves },
    { field: "pitch", from: null, to: "paid-pitch" },
    { field: "pitchFee", from: null, to: "2500" },
    { field: "criteria", from: null, to: ["design 40", "price 60"] },
  ]);
  const turned = { ...brief, criteria: brief.criteria?.toReversed() ?? [] };
  expect(briefChanges({ ...before, brief }, { ...before, brief: turned })).toEqual([]);
});

test("texts of details are masked without contact data, and go with an erasure [S18]", () => {
  const shown = withoutContact({ ...pendingRequest, brief }).brief;
  expect(shown.goals).not.toContain("engines.example");
  expect(shown.mustHaves?.[0]).not.toContain("555");
  expect(shown).toMatchObject({ heightMm: 3658, pitchFee: 2500, mustHaves: { 1: "A bar" } });
  expect(Object.keys(withoutDetailTexts(brief))).toEqual([
    "heightMm",
    "criteria",
    "pitch",
    "pitchFee",
  ]);
});

test("pitch and criteria are said in a sentence each [S50]", () => {
  expect(pitchText({ pitch: "quote-only" })).toBe("They want prices only. No design work, please.");
  expect(pitchText(brief)).toBe("They ask for a design pitch and pay $2,500 for each.");
  expect(pitchText({})).toBeNull();
  expect(criteriaText(brief)).toBe("Price 60%, design 40%");
  expect(detailText("criteria", "price 60")).toBe("Price 60%");
});

test.for([
  ["12 ft", 3658, "12 ft"],
  ["12", 3658, "12 ft"],
  ["13,5'", 4115, "13.5 ft"],
  ["4 m", 4000, "4 m"],
  ["4.5m", 4500, "4.5 m"],
  ["250 cm", 2500, "8.2 ft"],
  ["2500mm", 2500, "8.2 ft"],
] as const)("readHeight(%j) is %d mm", ([typed, mm, shown]) => {
  expect(readHeight(typed)).toBe(mm);
  expect(readHeight(heightInput(mm))).toBe(mm);
  if (!typed.includes("m") || typed.endsWith(" m")) expect(heightInput(mm)).toBe(shown);
});

test.for(["", "tall", "12 x", "-3 ft", "4 m tall"])("readHeight(%j) reads nothing", (typed) => {
  expect(readHeight(typed)).toBeNaN();
});

test("heightText() says both units", () => {
  expect(heightText(3658)).toBe("12 ft (3.7 m)");
});

test("statedDetails() keeps what is said, also a no", () => {
  const sent = { doubleDeck: false, goals: "", mustHaves: [], criteria: null, reusable: null };
  expect(statedDetails(sent)).toEqual({ doubleDeck: false });
});
