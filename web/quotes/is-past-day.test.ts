import { expect, test } from "vitest";
import { isPastDay } from "./is-past-day.ts";

const now = new Date(2026, 10, 3, 23, 59);

test.for([
  ["2026-11-02", true],
  ["2026-11-03", false],
  ["2026-12-01", false],
  ["2025-12-31", true],
  ["", false],
  ["last spring", false],
] as const)("isPastDay() %s: %s", ([text, isPast]) => {
  expect(isPastDay(text, now)).toBe(isPast);
});
