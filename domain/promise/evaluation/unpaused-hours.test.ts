import { expect, it } from "vitest";
import { hoursIn, week } from "../examples.ts";
import { addUnpausedHours, afterPause, unpausedHours } from "./unpaused-hours.ts";

const pause = (from: number, until: number) => ({ from: hoursIn(from), until: hoursIn(until) });

it("working hours are counted without those of pauses, and back [Q30]", () => {
  // Monday 9:00 to 18:00 are nine hours; Tuesday begins 23 hours in
  const pauses = [pause(1, 3), pause(7, 25)];
  expect(unpausedHours(week, hoursIn(0), hoursIn(6), pauses)).toBe(4);
  expect(unpausedHours(week, hoursIn(0), hoursIn(27), pauses)).toBe(7);
  expect(unpausedHours(week, hoursIn(2), hoursIn(27), pauses)).toBe(6);
  expect(addUnpausedHours(week, hoursIn(0), 4, pauses)).toEqual(hoursIn(6));
  expect(addUnpausedHours(week, hoursIn(0), 7, pauses)).toEqual(hoursIn(27));
  expect(addUnpausedHours(week, hoursIn(0), 0.5, pauses)).toEqual(hoursIn(0.5));
  expect(addUnpausedHours(week, hoursIn(26), 1, pauses)).toEqual(hoursIn(27));
});

it("a time to answer by moves by the pause, and leaves no fewer working hours [Q30]", () => {
  const by = (hours: number, from: number, until: number) =>
    afterPause(hoursIn(hours), pause(from, until), week);
  expect(by(24, 1, 11)).toEqual(hoursIn(34));
  // a working day is paused: until Tuesday evening, not until the middle of the night
  expect(by(9, 0, 9)).toEqual(hoursIn(32));
  // over before the pause, or no pause at all
  expect(by(4, 5, 9)).toEqual(hoursIn(4));
  expect(by(4, 3, 3)).toEqual(hoursIn(4));
});
