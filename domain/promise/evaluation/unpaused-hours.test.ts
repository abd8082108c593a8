import fc from "fast-check";
import { expect, it } from "vitest";
import { minuteMs } from "../../shared/time/time-units.ts";
import { workingHoursBetween } from "../../shared/time/zone-time.ts";
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

it("a pause of less than a minute moves a time to answer by no more than it was long, and any other leaves the working hours but for a minute [Q30]", () => {
  const seconds = (most: number) => fc.integer({ min: 0, max: most });
  fc.assert(
    fc.property(
      seconds(7 * 86_400),
      seconds(4 * 86_400),
      seconds(2 * 86_400),
      (from, rest, long) => {
        const at = (after: number) => hoursIn(after / 3600);
        const until = at(from + rest);
        const begun = { from: at(from), until: at(from + long) };
        const moved = afterPause(until, begun, week);
        const least = rest === 0 ? until : at(from + rest + long);
        if (long < 60) expect(moved).toEqual(least);
        expect(moved.getTime()).toBeGreaterThanOrEqual(least.getTime());
        const left = workingHoursBetween(week, begun.until, moved);
        const had = workingHoursBetween(week, begun.from, until);
        expect(left).toBeGreaterThan(had - minuteMs / 3_600_000);
      },
    ),
    { examples: [[3600, 8 * 3600, 10]] },
  );
});
