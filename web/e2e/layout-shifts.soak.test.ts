import type { Page } from "playwright-core";
import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

/** Runs in the page: adds up how much of it has jumped since it was opened. */
function watchShifts() {
  let moved = 0;
  Reflect.set(globalThis, "layoutShift", () => moved);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, "hadRecentInput")) moved += Reflect.get(entry, "value");
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function pathOfSample(page: Page): Promise<string> {
  const projects: { id: string; title: string }[] = await (
    await page.request.get("/api/portfolio")
  ).json();
  return `/portfolio/${projects.find(({ title }) => title === "The Glass Lab")?.id}`;
}

browserTest("nothing moves while pages load [D01] [E01] [G03] [G07]", async ({ arrive }) => {
  const list = "/portfolio?industries=Technology&sort=size-up";
  const project = await pathOfSample((await arrive()).page);
  const redwood = "/builders/019b0000-5b01-7000-8000-91c3a7e20d58";
  // all at once: each waits until nothing more is loaded
  const loading = (
    [
      [360, [list, project, "/our-builders"]],
      [360, [redwood, "/builder-network"]],
      [1280, [list, project]],
    ] as const
  ).map(async ([width, paths]) => {
    const { page, visit } = await arrive({ viewport: { width, height: 800 } });
    await page.addInitScript(watchShifts);
    for (const path of paths) {
      await visit(path);
      await page.mouse.wheel(0, 3000);
      await page.waitForLoadState("networkidle");
      const moved = await page.evaluate(() => Reflect.get(globalThis, "layoutShift")() as number);
      expect(moved, `${path} at ${width} px`).toBeLessThan(0.02);
    }
  });
  await Promise.all(loading);
});
