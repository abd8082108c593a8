import { expect, it } from "vitest";
import { drawFloorPlan } from "./draw-floor-plan.ts";

it("drawFloorPlan() draws the same hall for the same name, and others for others", () => {
  const plan = drawFloorPlan("ces-1");
  expect(drawFloorPlan("ces-1")).toBe(plan);
  const plans = new Set(["ces-1", "ces-2", "mwc-1", "nab-1"].map(drawFloorPlan));
  expect(plans.size).toBe(4);
  expect(plan.match(/<rect/g)?.length).toBeGreaterThan(30);
});

it("drawFloorPlan() keeps every booth within the hall", () => {
  for (let hall = 0; hall < 50; hall++) {
    for (const [, x, y, width, height] of drawFloorPlan(`hall-${hall}`).matchAll(
      /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="#/g,
    )) {
      expect(Number(x)).toBeGreaterThanOrEqual(60);
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(900);
      expect(Number(y)).toBeGreaterThanOrEqual(96);
      expect(Number(y) + Number(height)).toBeLessThanOrEqual(660);
    }
  }
});
