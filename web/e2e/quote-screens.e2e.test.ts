import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { browserTest } from "./browser-test.ts";
import { quoteWizard } from "./quote-wizard.ts";

const windows = [
  { width: 360, height: 740, colorScheme: "light" },
  { width: 360, height: 740, colorScheme: "dark" },
  { width: 1280, height: 800, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "dark" },
] as const;

for (const { colorScheme, ...viewport } of windows) {
  const name = `${viewport.width} px, ${colorScheme}`;
  browserTest(
    `every state of the wizard is fit to use at ${name} [C01, C11]`,
    async ({ arrive }) => {
      const { page, visit } = await arrive({ viewport, colorScheme, reducedMotion: "reduce" });
      await visit("/quote");
      const wizard = quoteWizard(page);
      await expectFit(page);
      await wizard.next();
      await wizard.toast("Please complete all required fields").waitFor();
      await expectFit(page);
      await wizard.goToRequirements();
      await wizard.field("Already have a booth design?").check();
      await expectFit(page);
      await wizard.fillRequirements();
      await wizard.next();
      await wizard.submit();
      await wizard.toast("Required Fields Missing").waitFor();
      await expectFit(page);
      await wizard.fillContact();
      await wizard.submit();
      await page.waitForURL(/\/quote-success\//);
      await page.locator("dl").waitFor();
      await expectFit(page);
    },
  );
}

async function expectFit(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
  const small = await page
    .locator("#quote-wizard :is(input:not([type=checkbox]), select, textarea, button):visible")
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
  expect(small).toBe(0);
}
