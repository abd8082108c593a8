import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInSample } from "../../scripts/bench/sign-in-sample.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { readPage } from "./steps/read-page.ts";
import { signInAs } from "./steps/sign-in-as.ts";

const scrolled = () => window.scrollY;

const places = [
  ["Home", "/"],
  ["How It Works", "/how-it-works"],
  ["Portfolio", "/portfolio"],
  ["Our Builders", "/our-builders"],
  ["Blog", "/blog"],
  ["Trade Show Calendar", "/trade-show-calendar"],
  ["Builder Network", "/builder-network"],
  ["About Us", "/about-us"],
  ["Contact", "/contact"],
];

/** The header has all nine places: it shows at most five and a menu, in one line that begins where the page does. */
async function expectRoomForPlaces(page: Page, isMember: boolean) {
  const nav = page.getByRole("navigation", { name: "Main" });
  const all = await nav
    .locator("a")
    .evaluateAll((links) => links.map((it) => [it.textContent, it.getAttribute("href")]));
  for (const place of places) expect(all).toContainEqual(place);
  expect(all.some(([name]) => name === "Dashboard")).toBe(isMember);
  for (const width of [1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { edges, room, logo, main } = await page.evaluate(() => {
      const boxOf = (one: Element | null) => one?.getBoundingClientRect() ?? new DOMRect();
      const inNav = document.querySelectorAll("nav[aria-label=Main] :is(a, button)");
      return {
        edges: [...inNav].filter((one) => one.checkVisibility()).map((one) => boxOf(one).top),
        room: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        logo: boxOf(document.querySelector("header a")).x,
        main: boxOf(document.querySelector("main section > *")).x,
      };
    });
    expect(edges.length, `${width} px`).toBeLessThanOrEqual(6);
    expect(Math.max(...edges), `${width} px`).toBeLessThan(72);
    expect({ room, logo }, `${width} px`).toEqual({ room: 0, logo: main });
  }
}

browserTest(
  "the header leads to all nine places; a line at the top grows as one scrolls; every way to a page starts at its top, back returns [A04] [A05] [A07]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit("/");
    const line = page.locator("[data-scroll-progress]");
    const width = async () => (await line.boundingBox())?.width ?? 0;
    expect(await width()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(width).toBeGreaterThan(1000);
    expect((await line.boundingBox())?.y).toBe(0);

    const link = page.getByRole("contentinfo").getByRole("link", { name: "How It Works" });
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(scrolled);
    expect(left).toBeGreaterThan(1000);
    await link.click();
    await page.getByRole("heading", { level: 1, name: "From one brief" }).waitFor();
    await expect.poll(() => page.evaluate(scrolled)).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "One brief" }).waitFor();
    // the place is a fraction of a pixel, which is rounded either way
    await expect.poll(async () => Math.abs((await page.evaluate(scrolled)) - left)).toBeLessThan(2);

    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "How It Works" }).click();
    await page.getByRole("heading", { level: 1, name: "From one brief" }).waitFor();
    await expectRoomForPlaces(page, false);
    await header.getByRole("link", { name: "Boothwright, home" }).click();
    await page.getByRole("heading", { level: 1, name: "One brief" }).waitFor();
    const more = header.getByRole("button", { name: "More" });
    await more.click();
    await header.getByRole("link", { name: "About Us" }).click();
    await page.waitForURL("**/about-us");
    await header.getByRole("link", { name: "About Us" }).waitFor({ state: "hidden" });
    await more.press("Enter");
    await pressEscape(page);
    await expect.poll(() => more.getAttribute("aria-expanded")).toBe("false");
    await header.getByRole("link", { name: "Get quotes" }).click();
    await page.waitForURL("**/#quote-form");
  },
);

browserTest("an admin's header has room for as many places [A05]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await signInAs(page, "admin");
  await visit("/how-it-works");
  await expectRoomForPlaces(page, true);
});

browserTest(
  "every way to another page closes the mobile menu: its links and account list, Back, and what stands beside it [A06]",
  async ({ arrive }) => {
    const { page, visit } = await arrive({ viewport: { width: 360, height: 740 } });
    await signInAs(page, "exhibitor");
    await visit("/about-us");
    const banner = page.getByRole("banner");
    const menu = page.getByRole("navigation", { name: "Menu" });
    expect(await menu.isVisible()).toBe(false);
    const open = async () => {
      await banner.getByRole("button", { name: "Open menu" }).click();
      await menu.waitFor();
    };
    await open();
    await menu.getByRole("link", { name: "How It Works" }).click();
    await page.getByRole("heading", { level: 1, name: "From one brief" }).waitFor();
    await menu.waitFor({ state: "hidden" });

    await open();
    await banner.getByRole("button", { name: "Erin Calloway" }).last().click();
    await banner.getByRole("link", { name: "Favorites" }).last().click();
    await page.getByRole("heading", { level: 1, name: "Favorites" }).waitFor();
    await menu.waitFor({ state: "hidden" });

    await open();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "From one brief" }).waitFor();
    await menu.waitFor({ state: "hidden" });
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: "Favorites" }).waitFor();
    expect(await menu.isVisible()).toBe(false);

    await open();
    await banner.getByRole("link", { name: "Get quotes" }).click();
    await page.waitForURL("**/#quote-form");
    await menu.waitFor({ state: "hidden" });
  },
);

browserTest("the corner says how to come in, or who is in [A08]", async ({ app }) => {
  const ofVisitor = (await readPage(app.origin)).part("header", "Login");
  expect(ofVisitor.links.Login).toBe("/api/login");
  // a dialog once the page is alive
  expect(ofVisitor.links["Sign Up"]).toBe("/api/login");
  const cookie = await signInSample(app.origin, "exhibitor");
  const ofExhibitor = (await readPage(app.origin, cookie)).part("header", "Dashboard");
  expect(ofExhibitor.links).not.toHaveProperty("Login");
  expect(ofExhibitor.links.Logout).toBe("/api/logout");
  const signOut = { headers: { cookie }, redirect: "manual" } as const;
  const signedOut = await fetch(app.origin + ofExhibitor.links.Logout, signOut);
  expect(signedOut.headers.get("location")).toBe("/");
  expect((await readPage(app.origin, cookie)).part("header", "Login").links).not.toHaveProperty(
    "Dashboard",
  );
});

browserTest(
  "toasts: one at once, F8 reaches them; the header leaves a low window to what is read [A14]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit("/dev/ui");
    await page.getByRole("button", { name: "Good toast" }).first().click();
    await page.getByRole("button", { name: "Bad toast" }).first().click();
    const region = page.getByRole("region", { name: "Notifications (F8)" });
    await region.getByText("A toast, critical").waitFor();
    await expect.poll(() => region.getByRole("listitem").count()).toBe(1);
    await page.keyboard.press("F8");
    const hasFocus = () => region.evaluate((it) => it.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);

    const position = () =>
      page
        .locator("header")
        .first()
        .evaluate((it) => getComputedStyle(it).position);
    expect(await position()).toBe("sticky");
    // 1280 × 1024 at 400 %
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(position).toBe("static");
  },
);

browserTest("a visitor's pages are the same bytes for everyone", async ({ app }) => {
  for (const path of ["/", "/how-it-works"]) {
    const [one, other] = await Promise.all([1, 2].map(() => fetch(app.origin + path)));
    expect(await one?.text()).toBe(await other?.text());
  }
});
