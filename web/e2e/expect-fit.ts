import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Axe finds nothing, nothing sticks out, and what is pressed is large enough for a thumb. With PICTURES set it takes one. */
export async function expectFit(page: Page, part: Locator, picture?: string): Promise<void> {
  await page.waitForTimeout(300);
  if (process.env.PICTURES && picture) {
    await page.screenshot({ path: `${process.env.PICTURES}/${picture}.png` });
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
  const small = await part
    .locator(":is(input:not([type=checkbox]), select, textarea, button):visible")
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
    );
  expect(small).toEqual([]);
}
