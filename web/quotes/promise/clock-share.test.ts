import { expect, it } from "vitest";
import { clockShare } from "./clock-share.ts";

const at = (hours: number) => new Date(Date.UTC(2027, 0, 4, hours));
const times = {
  since: at(0).toISOString(),
  firstDueAt: at(24).toISOString(),
  allDueAt: at(48).toISOString(),
  pausedSince: null,
};

it.each([
  [-1, 0, false],
  [12, 25, false],
  [48, 100, false],
  [60, 100, true],
] as const)("clockShare() %d hours after the request is %d percent", (hours, elapsed, isLate) => {
  expect(clockShare(times, at(hours))).toEqual({ elapsed, firstDue: 50, isLate });
});

it("clockShare() stands still in a pause, and knows a promise without time", () => {
  const pausedSince = at(6).toISOString();
  expect(clockShare({ ...times, pausedSince }, at(90))).toMatchObject({
    elapsed: 13,
    isLate: false,
  });
  expect(clockShare({ ...times, allDueAt: times.since }, at(1)).elapsed).toBe(100);
});
