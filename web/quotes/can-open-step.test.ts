import { expect, test } from "vitest";
import { canOpenStep } from "./can-open-step.ts";

test("canOpenStep() opens the current and every earlier step", () => {
  expect([0, 1, 2].map((step) => canOpenStep(step, 1, []))).toEqual([true, true, false]);
});

test("canOpenStep() opens a later step only when it was completed", () => {
  expect(canOpenStep(1, 0, [0, 1])).toBe(true);
  expect(canOpenStep(2, 0, [0, 1])).toBe(false);
});
