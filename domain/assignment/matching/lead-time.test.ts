import { expect, test } from "vitest";
import { timeLeft } from "../../show-plan/build-days.ts";
import { builder, project, request } from "./examples.ts";
import { leadTime } from "./lead-time.ts";

const plain = {
  ...builder(1),
  leadTimeWeeks: null,
  projects: [],
  servicesOffered: [],
  specialties: [],
};
const bought = { ...request, serviceType: "exhibit-stand-purchase" };
const home = { kind: "home" } as Parameters<typeof leadTime>[2];
const daysFor = (boothSize: string) => leadTime(plain, { ...bought, boothSize }, home).days;

test.for([
  ["10x10", 7],
  ["10x11", 10],
  ["10x20", 10],
  ["10x21", 21],
  ["20x20", 21],
  ["30x30", 35],
  ["30x40", 42],
  ["40x50", 56],
  ["41x50", 70],
  ["as large as it gets", 21],
] as const)("a new booth of %s takes %i days", ([boothSize, days]) => {
  expect(daysFor(boothSize)).toBe(days);
});

test.for([
  // size, least days for a new build, a rental, a rental or a crew
  ["10x10", 10, 7, 4],
  ["10x20", 13, 8, 5],
  ["20x20", 24, 14, 7],
  ["30x30", 38, 21, 7],
  ["30x40", 45, 24, 7],
  ["40x50", 59, 31, 7],
  ["41x50", 73, 38, 7],
  ["6 x 6 m", 24, 14, 7],
  ["", 24, 14, 7],
] as const)(
  "what the time left allows for a booth of %s changes on day %i, %i and %i [D6] [S23]",
  ([boothSize, newBuild, rental, fastest]) => {
    const allows = (days: number) => {
      const day = new Date(Date.UTC(2026, 10, 22 + days)).toISOString().slice(0, 10);
      return timeLeft(day, "2026-11-22", boothSize)?.allows;
    };
    expect([newBuild, newBuild - 1, rental, rental - 1, fastest, fastest - 1].map(allows)).toEqual([
      "new-build",
      "rental",
      "rental",
      "rental-or-crew",
      "rental-or-crew",
      "late",
    ]);
  },
);

test("the time left names the last day for a rental, and nothing for a day that is over or none", () => {
  expect(timeLeft("2026-12-10", "2026-11-22", "20x20")).toEqual({
    days: 18,
    allows: "rental",
    rentalUntil: "2026-11-26",
  });
  for (const day of ["2026-11-22", "2020-01-01", "next May"])
    expect(timeLeft(day, "2026-11-22", "20x20")).toBeNull();
});

test("travel takes as many days as the place is far", () => {
  const days = (kind: string) =>
    leadTime(plain, { ...bought, boothSize: "10x10" }, { ...home, kind } as typeof home).days;
  expect(["home", "covered", "same-part", "elsewhere", "unknown"].map(days)).toEqual([
    7, 10, 14, 14, 14,
  ]);
});

test("the shortest of a builder's ways counts: what they stated, a rental from stock, a crew, a booth done before", () => {
  const size = { ...bought, boothSize: "20x20" };
  const done = (projectTimeline: string | null, of = "20x20") =>
    leadTime({ ...plain, projects: [{ ...project, size: of, projectTimeline }] }, size, home);
  expect(leadTime({ ...plain, leadTimeWeeks: 8 }, size, home)).toEqual({
    days: 56,
    basis: "stated",
  });
  const rental = { ...size, serviceType: "exhibit-stand-rental" };
  expect(leadTime(plain, rental, home)).toEqual({ days: 21, basis: "usual" });
  const rents = { ...plain, servicesOffered: ["Rental exhibits"] };
  expect(leadTime(rents, rental, home)).toEqual({ days: 11, basis: "rental" });
  expect(leadTime(rents, size, home)).toEqual({ days: 21, basis: "usual" });
  const labor = { ...size, serviceType: "exhibit-labor-only" };
  expect(leadTime(plain, labor, home)).toEqual({ days: 7, basis: "labor" });
  expect(done("2 weeks from brief to opening")).toEqual({ days: 14, basis: "done-before" });
  expect(done("20 days")).toEqual({ days: 20, basis: "done-before" });
  expect(done("1 month")).toEqual({ days: 21, basis: "usual" });
  expect(done("2 weeks", "10x10")).toEqual({ days: 21, basis: "usual" });
  expect(done("soon")).toEqual({ days: 21, basis: "usual" });
  expect(done(null)).toEqual({ days: 21, basis: "usual" });
});
