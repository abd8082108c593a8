import { expect, test } from "vitest";
import type { BriefDetails } from "./brief-details.ts";
import { type BriefPart, briefParts, completeness } from "./completeness.ts";
import { pendingRequest } from "./examples.ts";

const whole = {
  ...pendingRequest,
  designLink: "https://drive.example/booth",
  brief: {
    mustHaves: ["A bar"],
    showsPlanned: "once",
    decisionDay: "2027-01-20",
    goals: "Leads",
    pitch: "quote-only",
    heightMm: 3658,
  } satisfies BriefDetails as BriefDetails,
};

test("a brief with everything has 100 points, one with today's fields 55 [S20]", () => {
  expect(completeness(whole)).toEqual({ points: 100, most: [] });
  const today = completeness({ ...pendingRequest, brief: {}, designLink: null });
  expect(today).toEqual({
    points: 55,
    most: [
      { part: "mustHaves", points: 10 },
      { part: "design", points: 10 },
    ],
  });
});

const without: Record<BriefPart, [object, number]> = {
  date: [{ eventDate: "in spring" }, 10],
  size: [{ boothSize: "custom" }, 15],
  sides: [{ industry: "" }, 5],
  budget: [{ budget: null }, 15],
  service: [{ features: [] }, 10],
  mustHaves: [{ brief: { ...whole.brief, mustHaves: [] } }, 10],
  design: [{ designLink: null }, 10],
  showsPlanned: [{ brief: { ...whole.brief, showsPlanned: undefined } }, 5],
  decisionDay: [{ brief: { ...whole.brief, decisionDay: undefined } }, 5],
  goals: [{ brief: { ...whole.brief, goals: undefined } }, 5],
  pitch: [{ brief: { ...whole.brief, pitch: undefined } }, 5],
  height: [{ brief: { ...whole.brief, heightMm: undefined } }, 5],
};

test.for(briefParts)("without %s a brief lacks its points [S20]", (part) => {
  const [facts, points] = without[part];
  const found = completeness({ ...whole, ...facts } as typeof whole);
  expect(found).toEqual({ points: 100 - points, most: [{ part, points }] });
});

test("a file stands for a design link, and no sign and no second floor for a height [S20]", () => {
  expect(completeness({ ...whole, designLink: null }, true).points).toBe(100);
  const { heightMm: _height, ...rest } = whole.brief;
  const low = { ...whole, brief: { ...rest, doubleDeck: false } };
  expect(completeness(low).points).toBe(100);
  expect(completeness({ ...low, features: ["hanging-elements"] }).points).toBe(95);
});
