import type { Page } from "playwright-core";
import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { signInAs } from "./steps/sign-in-as.ts";

/** Presses Tab from the top of the page until the first of the five figures has the focus. */
async function stopsToFigures(page: Page): Promise<number> {
  const isThere = () => page.evaluate(() => document.activeElement?.closest("dl") !== null);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stops = 1; stops <= 40; stops += 1) {
    await page.keyboard.press("Tab");
    if (await isThere()) return stops;
  }
  return Number.POSITIVE_INFINITY;
}

browserTest(
  "ten waiting requests fit the window, no list stands there twice, and work is at most twelve stops of Tab away [W09]",
  async ({ arrive }) => {
    const exhibitor = await arrive();
    await arriveAsNewExhibitor(exhibitor.page);
    for (const letter of "ABCDEFGHIJ") await askForQuotes(exhibitor.page, `Place Expo ${letter}`);
    for (const { width, height, most } of [
      { width: 1280, height: 900, most: 900 },
      { width: 360, height: 740, most: 2_000 },
    ]) {
      const { page, visit } = await arrive({ viewport: { width, height } });
      await signInAs(page, "admin");
      await visit("/admin-dashboard?find=Place+Expo");
      // the notice comes last, and takes some of the room
      await page.getByText("Protect your admin account with a passkey").waitFor();
      const rows = page.getByRole("list", { name: "Requests in the queue" }).getByRole("link");
      await expect.poll(() => rows.count()).toBe(10);
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(tall, `${width} px`).toBeLessThanOrEqual(most);
      expect(await page.getByRole("heading", { name: "Quote Management" }).count()).toBe(0);
      expect(await stopsToFigures(page)).toBeLessThanOrEqual(12);
    }
  },
);

browserTest(
  "an admin finds each place and the public menu in the header [W09]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await signInAs(page, "admin");
    await visit("/admin-dashboard?view=log");
    const banner = page.getByRole("banner");
    const places = banner.getByRole("navigation", { name: "Admin dashboard" });
    await places.locator("[aria-current]").getByText("Settings").waitFor();
    for (const [place, view] of [
      ["Requests", "Needs you"],
      ["Builders", "To review"],
      ["Content", "Prices"],
      ["Settings", "Team"],
    ] as const) {
      await places.getByRole("link", { name: place }).click();
      await page
        .getByRole("navigation", { name: place, exact: true })
        .getByRole("link", { name: view })
        .waitFor();
    }
    await banner.getByRole("button").click();
    await banner.getByRole("link", { name: "Logout" }).waitFor();
    await banner.getByRole("link", { name: "Portfolio" }).click();
    await page.getByRole("contentinfo").waitFor();
  },
);
