import { expect, test } from "vitest";
import type { TradeShowId } from "../shared/id.ts";
import { addDays, daysBetween } from "../shared/time/days.ts";
import type { Milestone } from "./plan.ts";
import { lookAtPlan, type SeenPlan } from "./plan-watch.ts";

const show = "0190e000-0000-7000-8000-000000000001" as TradeShowId;
const start = "2027-01-01";

/** A plan with one milestone, as of `today`. */
const planOf = (day: string, today: string, facts: Partial<Milestone> = {}): Milestone[] => [
  {
    key: "award",
    day,
    owner: "exhibitor",
    source: { kind: "usual", name: null, address: null, asOf: null },
    state: "open",
    slack: daysBetween(today, day),
    ...facts,
  },
];

/** The days left at each reminder when a plan is looked at on these days, the first one aside. */
function remindersOn(looks: readonly number[], dayOf: (look: number) => string) {
  let seen: SeenPlan | null = null;
  const told: number[] = [];
  for (const look of looks) {
    const looked = lookAtPlan(planOf(dayOf(look), addDays(start, look)), null, seen, () => true);
    told.push(...looked.due.map(({ slack }) => slack));
    seen = looked.seen;
  }
  return told;
}
const daily = Array.from({ length: 60 }, (_, look) => look);

test("an open milestone is reminded of 14, 7 and 1 days before and a day after, once each [S30]", () => {
  expect(remindersOn(daily, () => addDays(start, 30))).toEqual([14, 7, 1, -1]);
});

test("after the worker slept over reminders, the latest is sent once [S30]", () => {
  const looks = [0, 1, 27, 28, 40, 41, 42];
  expect(remindersOn(looks, () => addDays(start, 30))).toEqual([3, -10]);
});

test("reminders that were over when the plan was first seen aren't sent [S30]", () => {
  expect(remindersOn(daily, () => addDays(start, 5))).toEqual([1, -1]);
  expect(remindersOn(daily, () => addDays(start, -40))).toEqual([]);
});

test("a day that moves away is reminded of again [S30]", () => {
  const dayOf = (look: number) => addDays(start, look < 25 ? 30 : 50);
  expect(remindersOn(daily, dayOf)).toEqual([14, 7, 14, 7, 1, -1]);
});

test("what is done, not needed, or owed by another isn't reminded of [S30]", () => {
  const before = lookAtPlan(planOf(addDays(start, 20), start), null, null, () => true).seen;
  const on = (facts: Partial<Milestone>, owes = true) =>
    lookAtPlan(planOf(addDays(start, 20), addDays(start, 6), facts), null, before, () => owes).due;
  expect(on({})).toHaveLength(1);
  expect(on({ state: "done" })).toEqual([]);
  expect(on({ state: "not-needed" })).toEqual([]);
  expect(on({}, false)).toEqual([]);
});

test("a show moved when its own dates differ from those seen; another show or one's own day isn't a move [S31]", () => {
  const ofShow = { source: { kind: "show", name: "S", address: null, asOf: null } } as const;
  const [day, later] = [addDays(start, 30), addDays(start, 44)];
  const { seen } = lookAtPlan(planOf(day, start, ofShow), show, null, () => true);
  const movedTo = (to: string, facts: Partial<Milestone>, of: TradeShowId | null) =>
    lookAtPlan(planOf(to, start, facts), of, seen, () => true).moved;
  expect(movedTo(later, ofShow, show)).toEqual([{ key: "award", from: day, to: later }]);
  expect(movedTo(day, ofShow, show)).toEqual([]);
  expect(movedTo(later, ofShow, null)).toEqual([]);
  const own = lookAtPlan(planOf(day, start), show, null, () => true).seen;
  expect(lookAtPlan(planOf(later, start), show, own, () => true).moved).toEqual([]);
});
