import { expect, it } from "vitest";
import type { WorkWeek } from "../../shared/time/zone-time.ts";
import { defaultPromiseParams } from "../promise-policy.ts";
import { respondBy } from "./respond-by.ts";

const week: WorkWeek = {
  timeZone: "America/Chicago",
  workDays: [1, 2, 3, 4, 5],
  workFrom: "08:00",
  workUntil: "18:00",
  daysOff: [],
};

it.for([
  ["Monday at nine", "2027-01-04T09:00-06:00", "2027-01-06T09:00-06:00", "2027-01-05T09:00-06:00"],
  ["Friday at five", "2027-01-08T17:00-06:00", "2027-01-10T17:00-06:00", "2027-01-11T17:00-06:00"],
  [
    "six hours before",
    "2027-01-06T09:00-06:00",
    "2027-01-06T15:00-06:00",
    "2027-01-06T14:00-06:00",
  ],
  ["too late to cut", "2027-01-06T09:00-06:00", "2027-01-06T13:00-06:00", "2027-01-07T09:00-06:00"],
  [
    "after the due time",
    "2027-01-06T09:00-06:00",
    "2027-01-05T09:00-06:00",
    "2027-01-07T09:00-06:00",
  ],
  // clocks go forward on Sunday: the same hours of work, an hour less on the wall
  [
    "over a change of clocks",
    "2027-03-12T17:00-06:00",
    "2027-03-14T17:00-05:00",
    "2027-03-15T17:00-05:00",
  ],
] as const)("respondBy() of an invitation %s [Q19]", ([, invited, due, until]) => {
  const times = { invitedAt: new Date(invited), allDueAt: new Date(due) };
  expect(respondBy({ ...times, week, params: defaultPromiseParams })).toEqual(new Date(until));
});

it("respondBy() waits for a builder who is away [Q19]", () => {
  const away = { ...week, daysOff: [{ from: "2027-01-05", until: "2027-01-07" }] };
  const times = {
    invitedAt: new Date("2027-01-04T17:00-06:00"),
    allDueAt: new Date("2027-01-06T17:00-06:00"),
  };
  expect(respondBy({ ...times, week: away, params: defaultPromiseParams })).toEqual(
    new Date("2027-01-08T17:00-06:00"),
  );
});
