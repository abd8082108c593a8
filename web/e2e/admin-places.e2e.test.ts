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

const longNames = [
  "Row Expo 東京国際展示場で開催される産業用ロボットと自動化技術の総合展示会",
  "معرض دبي الدولي للطيران والفضاء والدفاع Row Expo",
  "Row Expo of the Scientific Assembly and Annual Meeting of the Radiological Society",
];

/** Number of lines of each title, by its text. */
const linesOfTitles = (page: Page, titles: string) =>
  page.locator(titles).evaluateAll((found) =>
    found.map((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      const { bottom: end } = title.getBoundingClientRect();
      let [lines, last] = [0, Number.NEGATIVE_INFINITY];
      for (const { top, bottom } of [...range.getClientRects()].sort((a, b) => a.top - b.top)) {
        if (top >= last - 4 && top < end - 4) lines += 1;
        last = Math.max(last, bottom);
      }
      return { lines, starts: title.textContent?.trim().slice(0, 8) };
    }),
  );

browserTest(
  "ten waiting requests fit the window, no list stands there twice, and work is at most twelve stops of Tab away; titles take two lines [W09] [W25]",
  async ({ arrive }) => {
    const exhibitor = await arrive();
    await arriveAsNewExhibitor(exhibitor.page);
    for (const letter of "ABCDEFGHIJ") await askForQuotes(exhibitor.page, `Place Expo ${letter}`);
    const { page, visit } = await arrive();
    await signInAs(page, "admin");
    await visit("/admin-dashboard?find=Place+Expo");
    // the notice comes last, and takes some of the room
    await page.getByText("Protect your admin account with a passkey").waitFor();
    const rows = page.getByRole("list", { name: "Requests in the queue" }).getByRole("link");
    await expect.poll(() => rows.count()).toBe(10);
    expect(await page.getByRole("heading", { name: "Quote Management" }).count()).toBe(0);
    for (const { width, height, most } of [
      { width: 1280, height: 900, most: 900 },
      { width: 360, height: 740, most: 2_000 },
    ]) {
      await page.setViewportSize({ width, height });
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(tall, `${width} px`).toBeLessThanOrEqual(most);
      expect(await stopsToFigures(page)).toBeLessThanOrEqual(12);
    }

    // a row's title takes two lines at most, the Latin part first
    for (const name of longNames) await askForQuotes(exhibitor.page, name);
    await exhibitor.page.setViewportSize({ width: 360, height: 740 });
    await exhibitor.visit("/dashboard");
    const own = exhibitor.page.getByRole("main").getByRole("heading", { name: /^Row Expo/ });
    await expect.poll(() => own.count()).toBe(3);
    await visit("/admin-dashboard?find=Row+Expo");
    const queue = "[aria-label='Requests in the queue'] a > :first-child > :first-child";
    await expect.poll(() => page.locator(queue).count()).toBe(3);
    const titles = [
      ...(await linesOfTitles(exhibitor.page, "main li h3, main li h4")),
      ...(await linesOfTitles(page, queue)),
    ];
    await visit("/admin-dashboard?view=shows");
    await page.getByRole("link", { name: /^RSNA/ }).waitFor();
    titles.push(...(await linesOfTitles(page, "main li bdi")));
    expect(titles.filter(({ lines }) => lines > 2)).toEqual([]);
    expect(titles.filter(({ starts }) => starts === "Row Expo")).toHaveLength(6);
  },
);

browserTest(
  "an admin finds each place and the public menu in the header; coverage is short [W09] [W14]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await signInAs(page, "admin");
    // with the samples few places have too few builders
    await page.setViewportSize({ width: 360, height: 740 });
    await visit("/admin-dashboard?view=supply");
    await page.getByText(/^All cities \(\d+\)$/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1800);
    const cells = page.locator("main details a[href*='size=']");
    await page.getByText(/^All cities \(\d+\)$/).click();
    await expect.poll(() => cells.count()).toBeGreaterThan(40);
    const low = cells.filter({ hasText: "Too few" });
    expect(await low.count()).toBeLessThan((await cells.count()) / 4);
    await page.setViewportSize({ width: 1280, height: 800 });
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
