import { expect, test } from "vitest";
import { nextAttempt } from "./next-attempt.ts";

const now = new Date("2027-01-05T10:00:00.000Z");
const minutesAfter = (attempts: number) => {
  const at = nextAttempt(attempts, now);
  return at && (at.getTime() - now.getTime()) / 60_000;
};

test("nextAttempt() waits a minute, then longer each time, then no more", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(minutesAfter)).toEqual([1, 5, 30, 120, 480, 1440, null]);
});
