import type { Page } from "playwright-core";
import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

/** Adds up how much of the page has jumped since it was opened. */
const watchShifts = () => {
  let moved = 0;
  Reflect.set(globalThis, "layoutShift", () => moved);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, "hadRecentInput")) moved += Reflect.get(entry, "value");
    }
  }).observe({ type: "layout-shift", buffered: true });
};

const list = "/portfolio?industries=Technology&sort=size-up";

async function pathOfOne(page: Page): Promise<string> {
  const [first] = await (await page.request.get("/api/portfolio")).json();
  return `/portfolio/${first.id}`;
}

browserTest("nothing moves while projects load [D01] [E01]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await page.addInitScript(watchShifts);
  for (const path of [list, await pathOfOne(page)]) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(path);
      await page.waitForLoadState("networkidle");
      const moved = await page.evaluate(() => Reflect.get(globalThis, "layoutShift")() as number);
      expect(moved, `${path} at ${width} px`).toBeLessThan(0.02);
    }
  }
});
