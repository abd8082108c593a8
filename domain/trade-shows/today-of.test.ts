import { expect, test } from "vitest";
import { ces } from "./examples.ts";
import { liesAhead } from "./lies-ahead.ts";
import { todayAtShow } from "./today-of.ts";

test.for([
  [
    "a show in Las Vegas, in its last afternoon",
    "Las Vegas",
    "Nevada",
    "2027-01-10T00:30:00Z",
    "2027-01-09",
  ],
  [
    "the same show, in the night after",
    "Las Vegas",
    "Nevada",
    "2027-01-10T09:00:00Z",
    "2027-01-10",
  ],
  [
    "a show in New York, in its last evening",
    "New York",
    "New York",
    "2027-01-10T02:30:00Z",
    "2027-01-09",
  ],
  ["a show whose place is unknown", "Atlantis", null, "2027-01-10T00:30:00Z", "2027-01-10"],
] as const)("todayAtShow() of %s is the day there [H05]", ([, city, state, now, day]) => {
  expect(todayAtShow({ city, state }, new Date(now))).toBe(day);
});

test("a show lies ahead until its last day has ended where it takes place [H05]", () => {
  const show = { ...ces, city: "Las Vegas", state: "Nevada", endDate: "2027-01-09" };
  const at = (moment: string) => liesAhead(show, todayAtShow(show, new Date(moment)));
  expect(at("2027-01-10T00:30:00Z")).toBe(true);
  expect(at("2027-01-10T09:00:00Z")).toBe(false);
});
