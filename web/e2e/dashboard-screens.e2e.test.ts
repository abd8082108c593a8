import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { browserTest } from "./browser-test.ts";
import { signInAs } from "./sign-in-as.ts";

const windows = [
  { width: 360, height: 740, colorScheme: "light" },
  { width: 360, height: 740, colorScheme: "dark" },
  { width: 1280, height: 800, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "dark" },
] as const;

/** What opens every dialog of a desk: the button, and for those inside a dialog the button in it. */
const dialogs = {
  exhibitor: [
    ["View Details of Hannover Messe"],
    ["View Details of Hannover Messe", "Accept Quote"],
    ["View Details of Hannover Messe", "Decline"],
    ["View Details of Hannover Messe", "Cancel Request"],
  ],
  builder: [["Submit Quote"], ["View Full Details"], ["Contact Client"], ["Withdraw"]],
  admin: [["Assign Builders"], ["View Quotes"], ["Complete"], ["Cancel Request"], ["Add Notes"]],
};

for (const { colorScheme, ...viewport } of windows) {
  for (const userType of ["exhibitor", "builder", "admin"] as const) {
    const name = `${viewport.width} px, ${colorScheme}`;
    browserTest(`the ${userType}'s desk is fit to use at ${name}`, async ({ arrive }) => {
      const { page, visit } = await arrive({ viewport, colorScheme, reducedMotion: "reduce" });
      await signInAs(page, userType);
      await visit(userType === "admin" ? "/admin-dashboard" : "/dashboard");
      await page.getByRole("main").getByRole("listitem").first().waitFor();
      await expectFit(page, page.getByRole("main"));
      for (const buttons of dialogs[userType]) {
        for (const button of buttons)
          await page.getByRole("button", { name: button }).first().click();
        const dialog = page.locator("[role=alertdialog], [role=dialog]").last();
        await dialog.waitFor();
        await expect.poll(() => dialog.getByText(/^Loading/).count()).toBe(0);
        await expectFit(page, dialog);
        for (const _ of buttons) await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "hidden" });
      }
    });
  }

  browserTest(
    `a closed door is fit to see at ${viewport.width} px, ${colorScheme}`,
    async ({ arrive }) => {
      const { page, visit } = await arrive({ viewport, colorScheme });
      await visit("/admin-dashboard");
      await expectFit(page, page.getByRole("main"));
    },
  );
}

/** Axe finds nothing, nothing sticks out, and what is pressed is large enough for a thumb. */
async function expectFit(page: Page, part: Locator) {
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
