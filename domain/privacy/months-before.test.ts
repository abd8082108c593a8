import { expect, test } from "vitest";
import { monthsBefore } from "./months-before.ts";

const at = (day: string) => new Date(`${day}T10:00:00.000Z`);

test.each([
  ["2026-11-22", 24, "2024-11-22"],
  ["2027-03-31", 1, "2027-02-28"],
  ["2024-02-29", 12, "2023-02-28"],
  ["2027-01-15", 1, "2026-12-15"],
])("monthsBefore(%s, %d) is %s", (now, months, then) => {
  expect(monthsBefore(at(now), months)).toEqual(at(then));
});

test("monthsBefore() of no months is never", () => {
  expect(monthsBefore(at("2026-11-22"), 0)).toBeNull();
});
