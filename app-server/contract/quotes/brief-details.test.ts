import { expect, test } from "vitest";
import { testForm } from "../../test/test-form.ts";
import { briefEditForm } from "./brief-edits.ts";
import { quoteRequestForm } from "./quote-requests.ts";

const read = (brief: unknown) => quoteRequestForm.safeParse({ ...testForm, brief });
const issuesOf = (brief: unknown) =>
  read(brief).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

const whole = {
  heightMm: 3658,
  doubleDeck: false,
  boothNumber: "B 12",
  decisionDay: "2027-01-20",
  showsPlanned: "2-3",
  reusable: "preferred",
  servicesOrderedBy: "builder",
  freightFrom: "Reno",
  goals: "Meet buyers\nof pumps",
  mustHaves: ["Two meeting rooms"],
  niceToHaves: ["A bar"],
  pitch: "paid-pitch",
  pitchFee: 2500,
  criteria: [
    { criterion: "price", weight: 60 },
    { criterion: "design", weight: 40 },
  ],
};

test("a request without details, as clients send it today, states none [S18]", () => {
  const { brief: _none, ...today } = testForm as typeof testForm & { brief?: unknown };
  expect(quoteRequestForm.parse(today).brief).toEqual({});
  expect(read(null).data?.brief).toEqual({});
  expect(
    read({ goals: " ", mustHaves: [], boothNumber: null, pitchFee: null }).data?.brief,
  ).toEqual({});
});

test("each detail is taken at its bound and refused beyond it by its name [S18]", () => {
  expect(read(whole).data?.brief).toEqual(whole);
  const long = "x".repeat(1001);
  const bad: [object, string][] = [
    [{ boothNumber: long.slice(0, 21) }, "brief.boothNumber"],
    [{ boothNumber: "two\nlines" }, "brief.boothNumber"],
    [{ heightMm: 499 }, "brief.heightMm"],
    [{ heightMm: 12_001 }, "brief.heightMm"],
    [{ heightMm: 3000.5 }, "brief.heightMm"],
    [{ doubleDeck: "yes" }, "brief.doubleDeck"],
    [{ goals: long }, "brief.goals"],
    [{ mustHaves: Array.from({ length: 11 }, (_, n) => `${n}`) }, "brief.mustHaves"],
    [{ niceToHaves: [long.slice(0, 121)] }, "brief.niceToHaves.0"],
    [{ decisionDay: "2027-02-30" }, "brief.decisionDay"],
    [{ showsPlanned: "5" }, "brief.showsPlanned"],
    [{ reusable: "yes" }, "brief.reusable"],
    [{ servicesOrderedBy: "us" }, "brief.servicesOrderedBy"],
    [{ freightFrom: long.slice(0, 101) }, "brief.freightFrom"],
    [{ pitch: "free" }, "brief.pitch"],
    [{ pitch: "paid-pitch", pitchFee: 99.5 }, "brief.pitchFee"],
    [{ tradeShowId: "ces" }, "brief.tradeShowId"],
    [{ criteria: [{ criterion: "color", weight: 100 }] }, "brief.criteria.0.criterion"],
  ];
  for (const [brief, field] of bad) {
    expect(
      issuesOf(brief).map(([path]) => path),
      JSON.stringify(brief),
    ).toEqual([field]);
  }
  expect(read({ heightMm: 500, goals: long.slice(1) }).success).toBe(true);
  expect(read({ heightMm: 12_000, boothNumber: "x".repeat(20) }).success).toBe(true);
});

test("weights add up to 100, each criterion once; a fee goes with a paid pitch only [S50]", () => {
  const weights = (...given: [string, number][]) => ({
    criteria: given.map(([criterion, weight]) => ({ criterion, weight })),
  });
  expect(issuesOf(weights(["price", 60], ["design", 39]))).toEqual([
    ["brief.criteria", "Weights must add up to 100"],
  ]);
  expect(issuesOf(weights(["price", 50], ["price", 50]))).toEqual([
    ["brief.criteria", "Name each criterion once"],
  ]);
  expect(read(weights(["price", 100])).success).toBe(true);
  for (const pitch of ["quote-only", "light-concept", undefined]) {
    expect(issuesOf({ pitch, pitchFee: 500 })).toEqual([
      ["brief.pitchFee", "A pitch fee goes with a paid pitch only"],
    ]);
  }
});

test("a change without details leaves them, null takes them back [S18]", () => {
  expect(briefEditForm.parse({ version: 1, venue: "Hall 7" })).not.toHaveProperty("brief");
  expect(briefEditForm.parse({ version: 1, brief: null }).brief).toEqual({});
});
