import { describe, expect, test } from "vitest";
import type { BoothRules, BoothToCheck } from "./booth-rules.ts";
import { checkBooth, type Finding, kindOf, neededApprovals } from "./check-booth.ts";
import { findingText } from "./finding-text.ts";
import { euUsual, usUsual, usualRules } from "./usual-rules.ts";

const booth = (facts: Partial<BoothToCheck> = {}): BoothToCheck => ({
  industry: "island",
  boothSize: "20x20",
  openSides: [],
  features: [],
  ...facts,
});
const codes = (facts: Partial<BoothToCheck>, rules: BoothRules) =>
  checkBooth(booth(facts), rules).map(({ code }) => code);
const tall = (feet: number) => Math.round(feet * 304.8);
const features = ["hanging-elements"];

test("kindOf() tells where a booth stands", () => {
  expect(kindOf(booth({ industry: "inline" }))).toBe("row");
  expect(kindOf(booth({ industry: "pavilion" }))).toBe("island");
  expect(kindOf(booth({ industry: "peninsula" }))).toBe("peninsula");
  expect(kindOf(booth({ industry: "peninsula", boothSize: "20x10" }))).toBe("end-cap");
  const other = (count: number) =>
    kindOf(
      booth({ industry: "other", openSides: ["back", "left", "right", "front"].slice(0, count) }),
    );
  expect([0, 1, 2, 3, 4].map(other)).toEqual(["row", "row", "row", "peninsula", "island"]);
});

describe("us-usual [S24]", () => {
  test.for([
    ["inline", "10x10", 8, []],
    ["inline", "10x10", 8.1, ["height-over", "front-low", "drawings-due"]],
    ["inline", "10x10", 4.1, ["front-low"]],
    ["inline", "10x10", 4, []],
    ["perimeter", "10x10", 12, []],
    ["perimeter", "10x10", 12.1, ["height-over", "drawings-due"]],
    ["peninsula", "20x10", 5, ["front-low"]],
    ["peninsula", "20x20", 16, ["sides-low"]],
    ["peninsula", "20x20", 4, []],
    ["island", "20x20", 16, []],
    ["island", "20x20", 16.1, ["height-over", "drawings-due"]],
  ] as const)("%s %s of %d ft", ([industry, boothSize, feet, expected]) => {
    const given = { industry, boothSize, heightMm: tall(feet) };
    const without = codes(given, usUsual).filter((code) => feet !== 8 || code !== "front-low");
    expect(without).toEqual(expected);
  });

  test("signs hang over islands and peninsulas only, and how high is asked", () => {
    for (const industry of ["inline", "perimeter"]) {
      expect(codes({ industry, features }, usUsual)).toEqual(["sign-not-usual", "drawings-due"]);
    }
    expect(codes({ industry: "island", features }, usUsual)).toEqual(["sign-ask", "drawings-due"]);
    expect(codes({ industry: "peninsula", features }, usUsual)).toEqual([
      "sign-ask",
      "drawings-due",
    ]);
  });

  test("a second floor needs approval", () => {
    const [deck] = checkBooth(booth({ doubleDeck: true }), usUsual);
    expect(deck).toMatchObject({
      code: "deck-approval",
      facts: { by: "organizer", daysBefore: 45, from: "opening" },
      source: { name: usUsual.name, source: usUsual.source, asOf: "2026-11-27" },
    });
    expect(codes({ doubleDeck: false }, usUsual)).toEqual([]);
  });
});

describe("eu-usual [S24]", () => {
  test.for([
    ["inline", "10x10", 4000, ["sides-low", "drawings-due"]],
    ["inline", "10x10", 2500, ["drawings-due"]],
    ["perimeter", "10x10", 4000, ["drawings-due"]],
    ["peninsula", "20x10", 2501, ["sides-low", "drawings-due"]],
    ["peninsula", "20x20", 4001, ["height-over", "sides-low", "drawings-due"]],
    ["island", "20x20", 4001, ["height-over", "drawings-due"]],
  ] as const)("%s %s of %d mm", ([industry, boothSize, heightMm, expected]) => {
    expect(codes({ industry, boothSize, heightMm }, euUsual)).toEqual(expected);
  });

  test("signs are asked for, and a closed side of an island", () => {
    expect(codes({ industry: "inline", features }, euUsual)).toEqual(["sign-ask", "drawings-due"]);
    const openSides = ["left", "right", "front"];
    expect(codes({ openSides }, euUsual)).toEqual(["closed-side", "drawings-due"]);
    expect(codes({ openSides }, usUsual)).toEqual([]);
  });
});

test("an unknown height gives no height finding [S24]", () => {
  for (const rules of [usUsual, euUsual]) {
    for (const industry of ["inline", "perimeter", "peninsula", "island", "other"]) {
      const found = codes({ industry }, rules);
      expect(found.filter((code) => /height|front|sides/.test(code))).toEqual([]);
    }
  }
});

test("two approvals give two findings; a required reusable booth is named [S51]", () => {
  const rules: BoothRules = {
    ...euUsual,
    name: "Expo",
    approvals: [
      { when: "always", by: "organizer", daysBefore: 42, from: "opening" },
      { when: "always", by: "venue", daysBefore: 30, from: "move-in" },
    ],
    reusable: "required",
  };
  expect(codes({}, rules)).toEqual(["reusable", "drawings-due", "drawings-due"]);
  expect(codes({ reusable: "required" }, rules)).toEqual(["drawings-due", "drawings-due"]);
  expect(neededApprovals(booth(), rules).map(({ by }) => by)).toEqual(["organizer", "venue"]);
});

test("rules go by country", () => {
  expect(usualRules("Canada")).toBe(usUsual);
  expect(usualRules("Germany")).toBe(euUsual);
  expect(usualRules("Japan")).toBeNull();
  expect(usualRules(null)).toBeNull();
});

test("each finding says what to do", () => {
  const words = (facts: Partial<BoothToCheck>, rules = usUsual) =>
    checkBooth(booth(facts), rules).map((finding: Finding) => findingText(finding, "CES"));
  expect(words({ industry: "inline", features })[0]).toBe(
    "Most shows allow no hanging sign over a booth in a row. Ask CES.",
  );
  expect(words({ heightMm: tall(18) })).toEqual([
    "18 ft (5.5 m) is higher than the usual 16 ft (4.9 m). Ask CES.",
    "Drawings are due at the organizer 45 days before the opening.",
  ]);
});
