import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "vitest";
import { browserTest } from "./browser-test.ts";

const looks = [
  { width: 360, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;

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

for (const { width, colorScheme } of looks) {
  browserTest(
    `axe finds nothing at ${width} px, ${colorScheme} [D01] [E01]`,
    async ({ arrive }) => {
      const { page, visit } = await arrive({ viewport: { width, height: 800 }, colorScheme });
      await page.addInitScript(watchShifts);
      const check = async () => {
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      };
      await visit("/portfolio?industries=Technology&sort=size-up");
      await page.waitForLoadState("networkidle");
      await check();
      expect(
        await page.evaluate(() => Reflect.get(globalThis, "layoutShift")() as number),
      ).toBeLessThan(0.02);
      await page.getByRole("button", { name: "More Filters" }).click();
      await page.locator("#portfolio-filters summary").nth(1).click();
      await check();

      await visit("/portfolio?industries=Alchemy");
      await check();
      const href = await page.evaluate(async () => {
        const [first] = await (await fetch("/api/portfolio")).json();
        return `/portfolio/${first.id}`;
      });
      await visit(href);
      await page.waitForLoadState("networkidle");
      await check();
      expect(
        await page.evaluate(() => Reflect.get(globalThis, "layoutShift")() as number),
      ).toBeLessThan(0.02);
      await visit("/portfolio/nothing");
      await check();
    },
  );
}
