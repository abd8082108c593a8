import * as fc from "fast-check";
import { expect, test } from "vitest";
import { neededApprovals } from "../booth-rules/check-booth.ts";
import { euUsual, usUsual } from "../booth-rules/usual-rules.ts";
import { addDays } from "../shared/time/days.ts";
import { allowsText, timeLeft } from "./build-days.ts";
import { type MilestoneKey, type PlanAnchors, plan } from "./plan.ts";

const anchors: PlanAnchors = {
  today: "2026-12-02",
  opening: "2027-03-16",
  isOfShow: false,
  close: null,
  deadlines: [],
  area: 400,
  job: "build",
  leadTimeWeeks: null,
  transit: "covered",
  hasSign: true,
  holidays: new Set(),
};
const signed = {
  industry: "island",
  boothSize: "20x20",
  openSides: [],
  features: ["hanging-elements"],
};
const days = (given: PlanAnchors, approvals: Parameters<typeof plan>[1]) =>
  Object.fromEntries(plan(given, approvals).map(({ key, day }) => [key, day]));

test("an island 20 by 20 with a sign in Las Vegas [S27]", () => {
  expect(days(anchors, neededApprovals(signed, usUsual))).toEqual({
    "move-in": "2027-03-13",
    opening: "2027-03-16",
    "warehouse-closes": "2027-03-03",
    "warehouse-opens": "2027-02-11",
    ship: "2027-02-26",
    graphics: "2027-02-12",
    "design-freeze": "2027-02-12",
    eac: "2027-02-11",
    insurance: "2027-02-11",
    discount: "2027-02-19",
    "sign-order": "2027-01-29",
    drawings: "2027-01-29",
    contract: "2027-01-15",
    award: "2027-01-08",
    "quotes-in": "2027-01-01",
  });
});

test("an inline rental 10 by 10 in Orlando, its builder at home [S27]", () => {
  const rental = { ...anchors, area: 100, job: "rental", transit: "home", hasSign: false } as const;
  expect(days(rental, [])).toMatchObject({
    "warehouse-closes": "2027-03-03",
    ship: "2027-03-02",
    "design-freeze": "2027-02-26",
    discount: "2027-02-19",
    graphics: "2027-02-16",
    eac: "2027-02-11",
    contract: "2027-02-04",
    award: "2027-01-28",
    "quotes-in": "2027-01-21",
  });
});

test("a peninsula 20 by 30 in Frankfurt, its builder in Shanghai [S27]", () => {
  const far = { ...anchors, area: 600, transit: "by-sea", hasSign: false } as const;
  const found = days(far, neededApprovals({ ...signed, features: [] }, euUsual));
  expect(found).toMatchObject({
    "move-in": "2027-03-11",
    "sea-freight": "2027-01-08",
    graphics: "2026-12-25",
    "design-freeze": "2026-12-18",
    drawings: "2027-01-25",
    contract: "2026-12-04",
    award: "2026-11-27",
    "quotes-in": "2026-11-20",
  });
  expect(found).not.toHaveProperty("ship");
});

test("a deadline on a holiday is the worked day before it [S27]", () => {
  const holidays = new Set(["2027-02-26", "2027-02-11"]);
  expect(days({ ...anchors, holidays }, [])).toMatchObject({
    ship: "2027-02-25",
    eac: "2027-02-10",
  });
});

const deadline = (key: "move-in" | "discount", day: string) => ({
  key,
  day,
  source: "Exhibitor manual",
  address: "https://expo.example/manual",
  asOf: "2026-11-01",
});

test("the show's dates win, then one's own; what is assumed says so [S28]", () => {
  const usual = plan(anchors, []);
  const source = (milestones: typeof usual, key: MilestoneKey) =>
    milestones.find((each) => each.key === key)?.source;
  expect(source(usual, "move-in")?.kind).toBe("assumed");
  expect(source(usual, "discount")?.kind).toBe("usual");
  expect(source(plan({ ...anchors, isOfShow: true }, []), "opening")?.kind).toBe("show");
  const deadlines = [deadline("move-in", "2027-03-10"), deadline("discount", "2027-02-01")];
  const own = [
    { key: "discount", day: "2027-01-01", state: "done" },
    { key: "graphics", day: "2027-02-03", state: "open" },
  ] as const;
  const set = plan({ ...anchors, deadlines }, [], own);
  expect(set.find(({ key }) => key === "discount")).toMatchObject({
    day: "2027-02-01",
    state: "done",
    source: { kind: "show", name: "Exhibitor manual", asOf: "2026-11-01" },
  });
  expect(set.find(({ key }) => key === "graphics")).toMatchObject({
    day: "2027-02-03",
    source: { kind: "own" },
  });
  // ten days before the show's move-in
  expect(set.find(({ key }) => key === "warehouse-closes")?.day).toBe("2027-02-26");
  // five worked days before the graphics that one set oneself
  expect(set.find(({ key }) => key === "contract")?.day).toBe("2027-01-22");
});

test("two approvals are two milestones [S51]", () => {
  const both = [
    { when: "always", by: "organizer", daysBefore: 42, from: "opening" },
    { when: "sign", by: "organizer", daysBefore: 60, from: "opening" },
    { when: "always", by: "venue", daysBefore: 30, from: "move-in" },
  ] as const;
  expect(days(anchors, both)).toMatchObject({
    drawings: "2027-01-15",
    "drawings-venue": "2027-02-11",
  });
});

test("milestones keep their order for any show [S53]", () => {
  const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays("2027-01-01", days));
  const approval = fc.record({
    when: fc.constant("always" as const),
    by: fc.constantFrom("organizer" as const, "venue" as const),
    daysBefore: fc.integer({ min: 0, max: 120 }),
    from: fc.constantFrom("opening" as const, "move-in" as const),
  });
  const given = fc.record({
    opening: day,
    showDays: fc.option(fc.integer({ min: 0, max: 10 })),
    area: fc.option(fc.integer({ min: 1, max: 10_000 })),
    job: fc.constantFrom("build" as const, "rental" as const, "crew" as const),
    leadTimeWeeks: fc.option(fc.integer({ min: 0, max: 104 })),
    transit: fc.constantFrom(
      "home" as const,
      "covered" as const,
      "far" as const,
      "by-sea" as const,
    ),
    hasSign: fc.boolean(),
    holidays: fc.uniqueArray(day, { maxLength: 20 }),
    approvals: fc.array(approval, { maxLength: 6 }),
  });
  fc.assert(
    fc.property(given, ({ approvals, showDays, holidays, ...facts }) => {
      const close = showDays === null ? null : addDays(facts.opening, showDays);
      const at = days({ ...anchors, ...facts, close, holidays: new Set(holidays) }, approvals);
      const inOrder = (...keys: (MilestoneKey | undefined)[]) => {
        const found = keys.flatMap((key) => (key && at[key] ? [at[key] as string] : []));
        expect(found).toEqual(found.toSorted());
      };
      const ship = facts.transit === "by-sea" ? "sea-freight" : "ship";
      inOrder("quotes-in", "award", "contract", "eac");
      inOrder("contract", "graphics", ship, "warehouse-closes", "move-in", "opening", "close");
      inOrder("contract", "design-freeze", ship);
      inOrder("contract", "drawings");
      inOrder("contract", "drawings-venue");
      expect((at["warehouse-closes"] ?? "") < (at["move-in"] ?? "")).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("the words of the time left change at each edge of the build days [S23]", () => {
  const words = (days: number) => {
    const left = timeLeft(addDays("2027-01-04", days), "2027-01-04", "20x20");
    return left && allowsText(left, (day) => day);
  };
  expect(words(24)).toBe("Enough time for a new build.");
  expect(words(23)).toBe("Too late for a new booth of this size. A rental works until 2027-01-13.");
  expect(words(14)).toMatch(/^Too late/);
  expect(words(13)).toBe("Only a rental or a crew can make this.");
  expect(words(6)).toBe("Very late: call builders directly.");
  expect(words(0)).toBeNull();
});
