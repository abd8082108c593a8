import { expect, test } from "vitest";
import { beasResponse, now } from "../quotes/examples.ts";
import { addDays } from "../shared/time/days.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import type { Milestone, MilestoneKey } from "../show-plan/plan.ts";
import { newCallIn } from "./call-in.ts";
import { newCloseOut } from "./close-out.ts";
import { newJob } from "./job.ts";
import { isFloorOpen, nextThings } from "./next-things.ts";

const today = utcDay(now);
const day = (days: number) => addDays(today, days);
const job = newJob(beasResponse, new Date(now.getTime() - dayMs));
type Priced = Parameters<typeof nextThings>[0];
const plain: Priced = {
  job,
  changes: [],
  agreements: [],
  payments: [],
  approvals: [],
  punch: [],
  callIns: [],
  lastDay: day(92),
  eventDay: day(90),
  timeZone: "UTC",
  baseline: 100,
  closeOut: null,
};
const agreed = { ...job, state: "agreed" as const };
const delivered = { ...job, state: "delivered" as const };
const some = <Part>(facts: object) => facts as Part;
const payment = (facts: object) =>
  some<Priced["payments"][number]>({ label: "Deposit", state: "planned", ...facts });
const punch = (facts: object) =>
  some<Priced["punch"][number]>({ state: "open", urgency: "before-opening", ...facts });
const milestone = (key: MilestoneKey, days: number, facts: Partial<Milestone> = {}): Milestone =>
  some({ key, day: day(days), owner: "builder", state: "open", ...facts });
const callIn = newCallIn(
  some({ id: "c", jobId: job.id, side: "exhibitor", by: null, text: "A crane", at: now }),
);

/** "{day}: {who}, {what}, {part}" of each thing. */
const linesOf = (facts: Partial<Priced>, plan: Milestone[] = []) =>
  nextThings({ ...plain, ...facts }, plan, now).map((thing) => {
    const { what, who, part } = thing;
    return `${thing.day ?? "no day"}: ${who}, ${what}, ${part}`;
  });

test.each<[string, Partial<Priced>, Milestone[], string[]]>([
  ["a new job", {}, [], ["no day: both, Say whether this is what you agreed, agreement"]],
  ["an agreed one", { job: agreed }, [], []],
  [
    "a new job with a plan: what has no day comes before what is far away",
    {},
    [milestone("insurance", 6), milestone("ship", 40)],
    [
      `${day(6)}: builder, Send proof of insurance, plan`,
      "no day: both, Say whether this is what you agreed, agreement",
      `${day(40)}: builder, Ship, plan`,
    ],
  ],
  [
    "a wish and a proposal",
    {
      job: agreed,
      changes: [
        some({ number: 1, title: "Carpet", state: "wished", answerBy: null }),
        some({
          number: 2,
          title: "Wall",
          state: "proposed",
          answerBy: new Date(now.getTime() + dayMs),
        }),
        some({
          number: 3,
          title: "Late",
          state: "proposed",
          answerBy: new Date(now.getTime() - 1),
        }),
      ],
    },
    [],
    [
      `${day(1)}: exhibitor, Answer change 2: Wall, changes`,
      "no day: builder, Price change 1: Carpet, changes",
    ],
  ],
  [
    "approvals",
    {
      job: agreed,
      approvals: [
        some({ title: "Plan", state: "asked", side: "builder", due: day(3) }),
        some({ title: "Wall", state: "changes-wanted", side: "builder", due: null }),
        some({ title: "Logo", state: "approved", side: "builder", due: day(1) }),
      ],
    },
    [],
    [
      `${day(3)}: exhibitor, Approve Plan, approvals`,
      "no day: builder, Show the next round of Wall, approvals",
    ],
  ],
  [
    "payments: one that is late, one that was sent, one after an event to come",
    {
      job: agreed,
      payments: [
        payment({ due: { day: day(-2) } }),
        payment({ label: "Second", state: "sent", due: { day: day(1) } }),
        payment({ label: "Last", due: { after: "closed", days: 10 } }),
        payment({ label: "Extra", state: "not-agreed", due: { day: day(1) } }),
      ],
    },
    [],
    [
      `${day(-2)}: exhibitor, Pay Deposit, payments`,
      "no day: builder, Say whether Second came, payments",
      "no day: both, Settle Extra, payments",
    ],
  ],
  [
    "the floor before the opening",
    { job: agreed, eventDay: day(10), punch: [punch({}), punch({}), punch({ state: "fixed" })] },
    [],
    [
      `${day(10)}: builder, Fix 2 items before the opening, floor`,
      `${day(10)}: exhibitor, Look at an item that is fixed, floor`,
      `${day(10)}: builder, Say that the booth is up, floor`,
    ],
  ],
  [
    "a booth that is up",
    { job: { ...agreed, standsAt: now }, eventDay: day(1) },
    [],
    [`${day(1)}: exhibitor, Sign off the booth, floor`],
  ],
  ["a delivered booth", { job: delivered }, [], ["no day: builder, Confirm the final bill, bill"]],
  [
    "a bill that one side confirmed",
    { job: delivered, closeOut: { ...newCloseOut(job.id), builderConfirmedAt: now } },
    [],
    [`${day(14)}: exhibitor, Confirm the final bill, bill`],
  ],
  [
    "a past show whose booth nobody delivered",
    { job: { ...agreed, builtAskedAt: now, standsAt: null }, eventDay: null },
    [],
    ["no day: exhibitor, Say whether the booth was built, messages"],
  ],
  ["a closed job", { job: { ...job, state: "closed" } }, [milestone("ship", 1)], []],
  [
    "the plan: theirs, open, not past when the job began",
    { job: agreed },
    [
      milestone("contract", -5, { owner: "both" }),
      milestone("quotes-in", 1, { owner: "exhibitor" }),
      milestone("graphics", 4, { owner: "exhibitor" }),
      milestone("ship", 8, { state: "done" }),
      milestone("insurance", 2),
      milestone("move-in", 30, { owner: "show" }),
    ],
    [
      `${day(2)}: builder, Send proof of insurance, plan`,
      `${day(4)}: exhibitor, Graphics are final, plan`,
    ],
  ],
])("what is next of %s [T14]", (_, facts, plan, lines) => {
  expect(linesOf(facts, plan)).toEqual(lines);
});

test("at most five things are next, what is overdue first, a call with its day [T14] [T15]", () => {
  const payments = [payment({ due: { day: day(-1) } }), payment({ due: { day: day(30) } })];
  const plan = [milestone("ship", 3), milestone("graphics", 5), milestone("insurance", 40)];
  const lines = linesOf({ job: agreed, payments, callIns: [callIn] }, plan);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe(`${day(-1)}: exhibitor, Pay Deposit, payments`);
  expect(lines.toSorted()).toEqual(lines);
  expect(lines.some((line) => line.includes("builder, Answer the call"))).toBe(true);
});

test("the floor is shown from 14 days before the move-in on, without a plan before the show [T16]", () => {
  const open = (facts: Partial<Priced>, plan: Milestone[] = []) =>
    isFloorOpen({ ...plain, ...facts }, plan, now);
  expect([open({ eventDay: day(14) }), open({ eventDay: day(15) })]).toEqual([true, false]);
  const plan = [milestone("move-in", 14, { owner: "show" })];
  expect(open({ eventDay: day(17) }, plan)).toBe(true);
  expect(open({ eventDay: null })).toBe(true);
  expect(open({ job: { ...job, standsAt: now } })).toBe(true);
});
