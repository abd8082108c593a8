import { expect, test } from "vitest";
import { fitOnSheet, project } from "./projection.ts";

test("project() keeps the three axes equally long", () => {
  const lengths = [project([1, 0, 0]), project([0, 1, 0]), project([0, 0, 1])].map(([x, y]) =>
    Math.hypot(x, y),
  );
  for (const length of lengths) expect(length).toBeCloseTo(1);
});

test("fitOnSheet() keeps everything inside the margin", () => {
  const points = [
    [0, 0, 0],
    [50, 0, 0],
    [0, 40, 0],
    [50, 40, 12],
  ] as const;
  const { place } = fitOnSheet(points, { width: 400, height: 300, margin: 14 });
  for (const [x, y] of points.map(place)) {
    expect(x).toBeGreaterThanOrEqual(13.9);
    expect(x).toBeLessThanOrEqual(386.1);
    expect(y).toBeGreaterThanOrEqual(13.9);
    expect(y).toBeLessThanOrEqual(286.1);
  }
});
