import { expect, test } from "vitest";
import { outline } from "./outline.ts";

test("outline() goes in steps, and comes to every spot within its tenth", () => {
  const spots = [
    [200, 100.8],
    [347, 185.7],
    [346.44, 185.7],
    [346.44, 285.7],
    [-10.3, 0.04],
  ] as const;
  expect(outline(spots)).toBe("M200 100.8l147 84.9h-.6v100l-356.7-285.7");
});
