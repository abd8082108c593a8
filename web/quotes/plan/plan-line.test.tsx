import fc from "fast-check";
import { expect, test } from "vitest";
import type { MilestoneBody, PlanBody } from "../../../app-server/contract/quotes/plan-calls.ts";
import { addDays, daysBetween } from "../../../domain/shared/time/days.ts";
import { milestoneKeys } from "../../../domain/show-plan/plan.ts";
import { linesOf, written } from "../../ui/test/written.tsx";
import { placeMarks } from "./place-marks.ts";
import { PlanLine } from "./plan-line.tsx";

const today = "2026-11-30";
const milestone = (key: MilestoneBody["key"], day: string, state = "open") =>
  ({ key, label: key, day, state, slack: daysBetween(today, day) }) as MilestoneBody;
const milestones = [
  milestone("quotes-in", "2026-11-20", "done"),
  milestone("award", "2026-11-27"),
  milestone("contract", "2026-12-04"),
  milestone("ship", "2027-01-08"),
  milestone("opening", "2027-02-28", "not-needed"),
];
const html = written(<PlanLine plan={{ milestones, today } as unknown as PlanBody} />);

test("a plan has a line to scale, and says it in words [S27]", () => {
  expect(html).toContain(
    'role="img" aria-label="Line of 5 milestones from Nov 20, 2026 to Feb 28, 2027; 1 past; next: contract, Dec 4, 2026"',
  );
  expect(linesOf(html)).toEqual(["Today", "1", "2", "3", "4", "5", "Dec", "Jan", "Feb"]);
  const states = [...html.matchAll(/data-state="([a-z-]+)"/g)].map(([, state]) => state);
  expect(states).toEqual(["done", "past", "next", "open", "not-needed"]);
  const { marks, months } = placeMarks(milestones, today);
  expect(marks.map(({ at }) => at)).toEqual([0, 7, 14, 49, 100]);
  expect(marks.map(({ row }) => row)).toEqual([0, 1, 0, 0, 0]);
  expect(months.map(({ at }) => at)).toEqual([11, 42, 73]);
});

test("today begins the line of a plan that begins soon, and is left out when that is far ahead or all is over [S27]", () => {
  const at = (moment: string) => placeMarks(milestones, moment).today;
  expect([at("2026-11-10"), at("2026-11-20"), at("2027-02-28")]).toEqual([0, 0, 100]);
  expect([at("2026-02-01"), at("2027-03-01")]).toEqual([null, null]);
});

test("no mark covers another, and each is as far along the line as its day [S27]", () => {
  const ahead = fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 1, maxLength: 19 });
  fc.assert(
    fc.property(ahead, (days) => {
      const sorted = days
        .toSorted((a, b) => a - b)
        .map((each, index) => milestone(milestoneKeys[index] ?? "award", addDays(today, each)));
      const { marks, rows } = placeMarks(sorted, today);
      for (const [index, { at, row }] of marks.entries()) {
        expect(at).toBeGreaterThanOrEqual(marks[index - 1]?.at ?? 0);
        expect(at).toBeLessThanOrEqual(100);
        expect(row).toBeLessThan(rows);
        const before = marks.slice(0, index).filter((other) => other.row === row);
        for (const other of before) expect(at - other.at).toBeGreaterThan(7.99);
      }
    }),
  );
});
