import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addWorkingDays,
  addWorkingHours,
  afterNight,
  dayThere,
  isNight,
  isTimeZone,
  isWorkingTime,
  nextWorkingTime,
  type WorkWeek,
  workingHoursBetween,
} from "./zone-time.ts";

const chicago: WorkWeek = {
  timeZone: "America/Chicago",
  workDays: [1, 2, 3, 4, 5],
  workFrom: "08:00",
  workUntil: "18:00",
  daysOff: [],
};
const berlin: WorkWeek = { ...chicago, timeZone: "Europe/Berlin" };
const allDay: WorkWeek = {
  ...chicago,
  workDays: [1, 2, 3, 4, 5, 6, 7],
  workFrom: "00:00",
  workUntil: "24:00",
};

/** A moment with its offset from UTC, as a clock there shows it. */
const at = (written: string) => new Date(written);

// In 2027 clocks in Chicago go forward on March 14 and back on November 7; in Berlin on March 28 and October 31.
describe("the business clock [Q05]", () => {
  it.for([
    ["Friday afternoon", "2027-01-08T17:00-06:00", 1, "2027-01-11T17:00-06:00"],
    ["Friday afternoon, two days", "2027-01-08T17:00-06:00", 2, "2027-01-12T17:00-06:00"],
    ["Saturday", "2027-01-09T13:00-06:00", 1, "2027-01-12T08:00-06:00"],
    ["Sunday night, two days", "2027-01-10T23:30-06:00", 2, "2027-01-13T08:00-06:00"],
    ["before work", "2027-01-06T05:00-06:00", 1, "2027-01-07T08:00-06:00"],
    ["the end of work", "2027-01-06T18:00-06:00", 1, "2027-01-08T08:00-06:00"],
    ["over the clocks going forward", "2027-03-12T17:00-06:00", 1, "2027-03-15T17:00-05:00"],
    ["over the clocks going back", "2027-11-05T17:00-05:00", 2, "2027-11-09T17:00-06:00"],
  ] as const)("addWorkingDays() from %s", ([, from, days, until]) => {
    expect(addWorkingDays(chicago, at(from), days)).toEqual(at(until));
  });

  it("addWorkingDays() skips a holiday", () => {
    const daysOff = [{ from: "2027-01-18", until: "2027-01-18" }];
    const holiday = { ...chicago, daysOff };
    expect(addWorkingDays(holiday, at("2027-01-15T17:00-06:00"), 1)).toEqual(
      at("2027-01-19T17:00-06:00"),
    );
    expect(addWorkingDays(holiday, at("2027-01-18T11:00-06:00"), 1)).toEqual(
      at("2027-01-20T08:00-06:00"),
    );
  });
});

it.for([
  ["within a day", chicago, "2027-01-06T09:00-06:00", 4, "2027-01-06T13:00-06:00"],
  ["to the next day", chicago, "2027-01-04T09:00-06:00", 10, "2027-01-05T09:00-06:00"],
  ["over a weekend", chicago, "2027-01-08T17:00-06:00", 10, "2027-01-11T17:00-06:00"],
  ["to the very end of a day", chicago, "2027-01-08T08:00-06:00", 10, "2027-01-08T18:00-06:00"],
  ["over clocks going forward", berlin, "2027-03-26T17:00+01:00", 2, "2027-03-29T09:00+02:00"],
  ["over clocks going back", berlin, "2027-10-29T17:00+02:00", 2, "2027-11-01T09:00+01:00"],
  // a day of 23 hours and one of 25
  ["through an hour left out", allDay, "2027-03-14T00:00-06:00", 23, "2027-03-15T00:00-05:00"],
  ["through an hour twice", allDay, "2027-11-07T00:00-05:00", 25, "2027-11-08T00:00-06:00"],
] as const)("addWorkingHours() %s", ([, week, from, hours, until]) => {
  expect(addWorkingHours(week, at(from), hours)).toEqual(at(until));
  expect(workingHoursBetween(week, at(from), at(until))).toBe(hours);
});

it("times away are no working time", () => {
  const away = { ...chicago, daysOff: [{ from: "2027-01-06", until: "2027-01-08" }] };
  const wednesday = at("2027-01-06T10:00-06:00");
  expect(isWorkingTime(chicago, wednesday)).toBe(true);
  expect(isWorkingTime(away, wednesday)).toBe(false);
  expect(nextWorkingTime(away, wednesday)).toEqual(at("2027-01-11T08:00-06:00"));
  expect(addWorkingHours(away, at("2027-01-05T17:00-06:00"), 3)).toEqual(
    at("2027-01-11T10:00-06:00"),
  );
});

it("a calendar without a working day comes to an end", () => {
  const never = { ...chicago, workDays: [] };
  const from = at("2027-01-06T10:00-06:00");
  expect(addWorkingHours(never, from, 1).getTime()).toBeGreaterThan(from.getTime());
  expect(addWorkingDays(never, from, 1).getTime()).toBeGreaterThan(from.getTime());
  expect(workingHoursBetween(never, from, at("2028-01-06T10:00-06:00"))).toBe(0);
});

it.for([
  ["America/Chicago", "2027-01-06T20:59-06:00", false],
  ["America/Chicago", "2027-01-06T21:00-06:00", true],
  ["America/Chicago", "2027-01-06T06:59-06:00", true],
  ["America/Chicago", "2027-01-06T07:00-06:00", false],
  ["Asia/Kolkata", "2027-01-06T21:00+05:30", true],
  ["Asia/Kolkata", "2027-01-06T20:59+05:30", false],
] as const)("isNight() in %s at %s is %s [Q18]", ([zone, moment, night]) => {
  expect(isNight(zone, at(moment))).toBe(night);
});

it.for([
  ["2027-01-06T12:00-06:00", "2027-01-06T12:00-06:00"],
  ["2027-01-06T22:00-06:00", "2027-01-07T07:00-06:00"],
  ["2027-01-06T03:00-06:00", "2027-01-06T07:00-06:00"],
  ["2027-03-13T22:00-06:00", "2027-03-14T07:00-05:00"],
  ["2027-11-06T22:00-05:00", "2027-11-07T07:00-06:00"],
] as const)("afterNight() of %s is %s [Q18]", ([moment, morning]) => {
  expect(afterNight("America/Chicago", at(moment))).toEqual(at(morning));
});

it("dayThere() is the day by the clock there", () => {
  const moment = at("2027-01-06T23:30Z");
  expect(dayThere("UTC", moment)).toBe("2027-01-06");
  expect(dayThere("Asia/Tokyo", moment)).toBe("2027-01-07");
  expect(dayThere("America/Los_Angeles", moment)).toBe("2027-01-06");
});

it("isTimeZone() knows IANA names", () => {
  expect(isTimeZone("Europe/Berlin")).toBe(true);
  expect(isTimeZone("Europe/Freedonia")).toBe(false);
});

const zones = ["America/Chicago", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"];
const moments = fc.date({
  min: at("2026-01-01T00:00Z"),
  max: at("2029-01-01T00:00Z"),
  noInvalidDate: true,
});
const weeks = fc.record({
  timeZone: fc.constantFrom(...zones),
  workDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  workFrom: fc.constantFrom("00:00", "06:30", "08:00"),
  workUntil: fc.constantFrom("12:00", "18:00", "24:00"),
  daysOff: fc.constant([]),
});

it("what is added is what is measured, in any zone and over any change of clocks [Q05]", () => {
  const hours = fc.double({ min: 0.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(weeks, moments, hours, (week, from, added) => {
      const until = addWorkingHours(week, from, added);
      expect(workingHoursBetween(week, from, until)).toBeCloseTo(added, 5);
      expect(nextWorkingTime(week, from).getTime()).toBeLessThanOrEqual(until.getTime());
    }),
  );
});

it("working time is in working hours, and parts add up to the whole", () => {
  fc.assert(
    fc.property(weeks, moments, moments, moments, (week, ...three) => {
      const [a, b, c] = three.sort((one, other) => one.getTime() - other.getTime());
      if (!a || !b || !c) return;
      const whole = workingHoursBetween(week, a, c);
      const parts = workingHoursBetween(week, a, b) + workingHoursBetween(week, b, c);
      // a calendar is searched for 400 days and no further
      if (c.getTime() - a.getTime() < 390 * 86_400_000) expect(parts).toBeCloseTo(whole, 5);
      expect(isWorkingTime(week, nextWorkingTime(week, a))).toBe(true);
    }),
  );
});
