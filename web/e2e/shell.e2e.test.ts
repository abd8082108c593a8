import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { signInAs } from "./sign-in-as.ts";

const scrolled = () => window.scrollY;

browserTest("every way to a page starts at its top, back returns [A04]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "How It Works" });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(scrolled);
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await page.getByRole("heading", { level: 1, name: "From one brief" }).waitFor();
  expect(await page.evaluate(scrolled)).toBe(0);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "One brief" }).waitFor();
  await expect.poll(() => page.evaluate(scrolled)).toBe(left);
});

browserTest("/#quote-form scrolls to the form [A04]", async ({ visitor: { page, visit } }) => {
  await visit("/how-it-works");
  await page.getByRole("main").getByRole("link", { name: "Get five free quotes" }).click();
  await page.waitForURL("**/#quote-form");
  await expect
    .poll(() => page.locator("#quote-form").evaluate((form) => form.getBoundingClientRect().top))
    .toBeLessThan(200);
});

browserTest("the header leads to the pages [A05]", async ({ visitor: { page, visit } }) => {
  await visit("/how-it-works");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Boothwright, home" }).click();
  await page.getByRole("heading", { level: 1, name: "One brief" }).waitFor();
  await header.getByRole("link", { name: "How It Works" }).click();
  await page.getByRole("heading", { level: 1, name: "From one brief" }).waitFor();
  expect(await header.getByRole("link", { name: "Dashboard" }).count()).toBe(0);
});

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

browserTest("all nine places are in the header from 1024 px on [A05]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await signInAs(page, "exhibitor");
  await visit("/how-it-works");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const read = () =>
      links.evaluateAll((all) => all.map((it) => [it.textContent, it.getAttribute("href")]));
    expect(await read(), `${width} px`).toEqual([...places, ["Dashboard", "/dashboard"]]);
    const edges = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect()).map(({ right, top }) => ({ right, top })),
    );
    expect(new Set(edges.map(({ top }) => top)).size, `${width} px`).toBe(1);
    expect(Math.max(...edges.map(({ right }) => right))).toBeLessThan(width);
    const room = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(room), `${width} px`).toBe(0);
  }
});

browserTest("the mobile menu opens and closes, by keyboard too [A06]", async ({ arrive }) => {
  const { page, visit } = await arrive({ viewport: { width: 360, height: 740 } });
  await visit("/");
  const menu = page.getByRole("navigation", { name: "Menu" });
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Open menu" }).focus();
  await page.keyboard.press("Enter");
  await menu.waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  const focused = () => document.activeElement?.getAttribute("aria-label");
  expect(await page.evaluate(focused)).toBe("Open menu");
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "How It Works" }).click();
  await page.getByRole("heading", { level: 1, name: "From one brief" }).waitFor();
  await menu.waitFor({ state: "hidden" });
});

browserTest("a line at the top grows as one scrolls [A07]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/");
  const line = page.locator("[data-scroll-progress]");
  const width = async () => (await line.boundingBox())?.width ?? 0;
  expect(await width()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(width).toBeGreaterThan(1000);
  expect((await line.boundingBox())?.y).toBe(0);
});

browserTest("the corner says how to come in, or who is in [A08]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/");
  const header = page.getByRole("banner");
  const login = header.getByRole("link", { name: "Login" });
  expect(await login.getAttribute("href")).toBe("/api/login");
  expect(await header.getByRole("button", { name: "Sign Up" }).count()).toBe(1);
  await signInAs(page, "exhibitor");
  await visit("/");
  await header.getByRole("link", { name: "Dashboard" }).waitFor();
  expect(await header.getByRole("link", { name: "Login" }).count()).toBe(0);
  await header.getByRole("link", { name: "Logout" }).click();
  await header.getByRole("link", { name: "Login" }).waitFor();
});

browserTest("the footer has its brand, links and year [A11]", async ({ visitor }) => {
  await visitor.visit("/");
  const footer = visitor.page.getByRole("contentinfo");
  for (const name of ["LinkedIn", "Twitter", "Facebook"]) {
    expect(await footer.getByRole("link", { name }).count()).toBe(1);
  }
  expect(await footer.textContent()).toContain("© 2024");
  const columns = {
    Resources: ["Blog", "Builder Network"],
    Exhibitors: ["Connect with Booth Builders", "Find a Trade Show Event", "Exhibit Design Ideas"],
    Company: ["About Us", "How It Works", "Reviews", "Contact"],
  };
  for (const [name, labels] of Object.entries(columns)) {
    const links = footer.getByRole("navigation", { name }).getByRole("link");
    expect(await links.allTextContents()).toEqual(labels);
  }
  const addresses = await footer
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const path of addresses.filter((address) => address.startsWith("/"))) {
    expect((await visitor.page.request.get(path)).status(), path).toBe(200);
  }
});

browserTest("toasts: one at once, F8 reaches them [A14]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/dev/ui");
  await page.getByRole("button", { name: "Good toast" }).first().click();
  await page.getByRole("button", { name: "Bad toast" }).first().click();
  const region = page.getByRole("region", { name: "Notifications (F8)" });
  await region.getByText("A toast, critical").waitFor();
  expect(await region.getByRole("listitem").count()).toBe(1);
  await page.keyboard.press("F8");
  expect(await region.evaluate((it) => it.contains(document.activeElement))).toBe(true);
});

browserTest("a visitor's pages are the same bytes for everyone", async ({ app }) => {
  for (const path of ["/", "/how-it-works"]) {
    const [one, other] = await Promise.all([1, 2].map(() => fetch(app.origin + path)));
    expect(await one?.text()).toBe(await other?.text());
  }
});
