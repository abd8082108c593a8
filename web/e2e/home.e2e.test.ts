import type { Page } from "playwright-core";
import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { readPage } from "./steps/read-page.ts";

const titles = [
  "Tell us about your booth",
  "How it works",
  "Booths our builders delivered",
  "Meet the builders",
  "Upcoming shows",
  "What exhibitors say",
  "Your show date is set. Start there.",
];

const part = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title }) });

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

browserTest(
  "home has its parts in order, from the server, and the first nine builders [B01] [B04]",
  async ({ app, reader }) => {
    const html = await (await fetch(app.origin)).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const order = ["<h1", 'aria-label="Exhibitors"', 'aria-label="In numbers"', ...titles];
    const places = order.map((text) => main.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const stat of ["150+", "2,847", "98%", "85%"]) expect(main).toContain(`>${stat}<`);

    const body = (await readPage(app.origin)).part("main");
    expect(body.links["See how it works"]).toBe("/how-it-works");
    expect(body.part("section", "How it works").all("li")).toHaveLength(3);
    expect(body.part("section", "What exhibitors say").all("blockquote")).toHaveLength(3);
    for (const [name, path] of [
      ["See the whole portfolio", "/portfolio"],
      ["See all builders", "/our-builders"],
      ["Talk to us first", "/contact"],
    ] as const) {
      expect(body.links[name]).toBe(path);
    }

    const cards = body.part("section", "Meet the builders").all("article");
    expect(cards).toHaveLength(9);
    const builders = await (await fetch(`${app.origin}/api/exhibit-builders`)).json();
    for (const [index, builder] of builders.slice(0, 9).entries()) {
      const text = cards[index]?.text;
      const words = builder.description.split(/\s+/).filter(Boolean);
      const first = words.slice(0, 30).join(" ");
      const shown = words.length > 30 ? `${first.replace(/[\s,;:.–—-]+$/u, "")}…` : first;
      expect(text).toContain(builder.name);
      expect(text).toContain(builder.location);
      expect(text).toContain(shown || "No description available");
      expect(text).toContain(`${builder.rating.toFixed(1)} (verified)`);
      expect(text).toContain(builder.specialties[0] ?? "Specialist");
    }

    const { page, visit } = reader;
    await visit("/");
    // on a phone rows go on to the right instead of down; without scripts all steps of the form are open
    await page.setViewportSize({ width: 360, height: 740 });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeLessThan(8700);
  },
);

browserTest(
  "other pages lead to the form and to the testimonials, 100 ms later; a hash that names nothing harms nothing [A04] [A12] [B02]",
  async ({ visitor: { page, visit } }) => {
    const expectAt = async (selector: string) => {
      await page.waitForURL(`**/${selector}`);
      await expect.poll(() => topOf(page, selector).then(Math.abs)).toBeLessThan(150);
    };
    const reviews = page.getByRole("contentinfo").getByRole("link", { name: "Reviews" });
    await visit("/#50%off");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Get quotes" }).first().click();
    await expectAt("#quote-form");
    await reviews.click();
    await expectAt("#testimonials");

    await page.getByRole("contentinfo").getByRole("link", { name: "How It Works" }).click();
    await page.waitForURL("**/how-it-works");
    await main.getByRole("link", { name: "Get quotes" }).first().click();
    await expectAt("#quote-form");
    await page.getByLabel("Trade Show Name").fill("CES");
    await page.goBack();
    await page.waitForURL("**/how-it-works");
    await reviews.click();
    await expectAt("#testimonials");

    await page.setViewportSize({ width: 360, height: 740 });
    // of them 200 for the form's choices in view, which save four taps
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThan(6250);
  },
);

browserTest(
  "the carousel goes round by hand and rests where no motion is wanted, the wall has all projects, and both buttons scroll to the form [B01] [B03]",
  async ({ app, visitor }) => {
    const { page, visit } = visitor;
    await visit("/");
    const carousel = page.getByRole("region", { name: "Booths from the portfolio" });
    await carousel.scrollIntoViewIfNeeded();
    const next = carousel.getByRole("button", { name: "Next project", exact: true });
    await next.waitFor();
    // reduced motion
    await carousel.getByRole("button", { name: "Start moving" }).waitFor();

    const showcase = await fetch(`${app.origin}/api/portfolio/showcase`);
    const [first] = (await showcase.json()).projects;
    const slide = carousel.getByRole("group").first();
    const link = slide.getByRole("link", { includeHidden: true });
    expect(await link.getAttribute("href")).toBe(`/portfolio/${first.id}`);
    expect(await link.textContent()).toBe(`${first.title}${first.builderName}`);

    for (const number of [1, 2, 3, 4, 5, 6, 1]) {
      await carousel.getByText(`${number} of 6`, { exact: true }).waitFor();
      await next.click();
    }

    // further ones come as one scrolls
    const all = (await (await fetch(`${app.origin}/api/portfolio`)).json()).length;
    const wall = page.getByRole("list", { name: "All projects" });
    await wall.scrollIntoViewIfNeeded();
    const tiles = wall.getByRole("link");
    await expect
      .poll(async () => {
        await wall.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
        return tiles.count();
      })
      .toBe(all);
    const addresses = await tiles.evaluateAll((links) =>
      links.map((each) => each.getAttribute("href")),
    );
    expect(new Set(addresses).size).toBe(all);

    const buttons = page.getByRole("main").getByRole("link", { name: "Get quotes" });
    for (const button of [buttons.first(), buttons.last()]) {
      await button.click();
      await expect.poll(() => topOf(page, "#quote-form").then(Math.abs)).toBeLessThan(150);
      expect(new URL(page.url()).hash).toBe("#quote-form");
    }
  },
);

browserTest(
  "an empty portfolio is one stock picture, broken ones are replaced; no shows yet is a spinner [B03] [B05]",
  async ({ arrive }) => {
    const { page, visit, expectComplaint } = await arrive({ hasPictures: true });
    expectComplaint(/Failed to load resource/);
    let answer: object | null = { projects: [], next: null };
    await page.route("**/api/portfolio/showcase*", (route) =>
      answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 500, body: "broken" }),
    );
    await page.route("**/api/trade-shows/upcoming*", (route) =>
      route.fulfill({ json: { shows: [], total: 0, totalIsExact: true } }),
    );
    const shown = part(page, "Booths our builders delivered").locator("img");
    const goHome = async () => {
      await visit("/how-it-works");
      await page.getByRole("link", { name: "Boothwright, home" }).first().click();
      await shown.first().waitFor();
    };
    await goHome();
    expect(await shown.count()).toBe(1);
    expect(await shown.getAttribute("src")).toContain("/img/booth/");
    await page.getByText("Loading upcoming shows...").waitFor();

    answer = null;
    await goHome();
    expect(await shown.count()).toBe(1);

    const project = {
      id: "x",
      title: "Lost picture",
      imageUrl: "/img/none.png",
      builderName: null,
    };
    answer = { projects: [project], next: null };
    await goHome();
    // the picture itself is being replaced, and cannot be scrolled to
    await page.getByRole("list", { name: "All projects" }).scrollIntoViewIfNeeded();
    await expect.poll(() => shown.first().getAttribute("src")).toContain("/img/booth/");
    expect(await part(page, "Booths our builders delivered").textContent()).toContain(
      "Professional Exhibit Builder",
    );
  },
);

browserTest("home is the same bytes for every visitor", async ({ app }) => {
  const [one, other] = await Promise.all([1, 2].map(async () => (await fetch(app.origin)).text()));
  expect(one).toBe(other);
});
