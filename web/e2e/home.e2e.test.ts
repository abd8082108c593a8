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
  "the carousel goes round by hand and rests where no motion is wanted, the wall has all projects; other pages and both buttons lead to the form, and to the testimonials; a hash that names nothing harms nothing [A04] [A12] [B01] [B02] [B03]",
  async ({ app, visitor }) => {
    const { page, visit } = visitor;
    const expectAt = async (selector: string) => {
      await page.waitForURL(`**/${selector}`);
      await expect.poll(() => topOf(page, selector).then(Math.abs)).toBeLessThan(150);
    };
    await visit("/#50%off");
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
      await next.press("Enter");
    }

    // further ones come as one scrolls
    const all = (await (await fetch(`${app.origin}/api/portfolio`)).json()).length;
    const wall = page.getByRole("list", { name: "All projects" });
    await wall.scrollIntoViewIfNeeded();
    const addresses = () =>
      wall.evaluate((list) => {
        list.scrollTo({ left: list.scrollWidth });
        return Array.from(list.querySelectorAll("a"), (each) => each.getAttribute("href"));
      });
    await expect.poll(addresses).toHaveLength(all);
    expect(new Set(await addresses()).size).toBe(all);

    const main = page.getByRole("main");
    const reviews = page.getByRole("contentinfo").getByRole("link", { name: "Reviews" });
    for (const button of [
      main.getByRole("link", { name: "Get quotes" }).first(),
      main.getByRole("link", { name: "Get quotes" }).last(),
    ]) {
      await button.click();
      await expectAt("#quote-form");
      await reviews.click();
      await expectAt("#testimonials");
    }

    await page.getByRole("contentinfo").getByRole("link", { name: "How It Works" }).click();
    await page.waitForURL("**/how-it-works");
    await main.getByRole("link", { name: "Get quotes" }).first().click();
    await expectAt("#quote-form");
    await page.getByLabel("Trade Show Name").fill("CES");
    await page.goBack();
    await page.waitForURL("**/how-it-works");
    await reviews.click();
    await expectAt("#testimonials");

    // on a phone rows go on to the right instead of down
    await page.setViewportSize({ width: 360, height: 740 });
    // of them 200 for the form's choices in view, which save four taps
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThan(6250);
  },
);

browserTest(
  "an empty portfolio, or one that fails, is one stock picture, broken ones are replaced; no shows yet is a spinner [B03] [B05]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    let projects: object[] | null = [];
    await page.route("**/api/portfolio/showcase*", (route) =>
      projects
        ? route.fulfill({ json: { projects, next: null } })
        : route.fulfill({ status: 500, body: "broken" }),
    );
    await page.route("**/api/trade-shows/upcoming*", (route) =>
      route.fulfill({ json: { shows: [], total: 0, totalIsExact: true } }),
    );
    const shown = part(page, "Booths our builders delivered").locator("img");
    const home = page.getByRole("link", { name: "Boothwright, home" }).first();
    expectComplaint(/Failed to load resource/);
    for (const answer of [null, []]) {
      projects = answer;
      await visit("/how-it-works");
      await home.click();
      await shown.first().waitFor();
      expect(await shown.count()).toBe(1);
      expect(await shown.getAttribute("src")).toContain("/img/booth/");
    }
    await page.getByText("Loading upcoming shows...").waitFor();

    projects = [{ id: "x", title: "Lost picture", imageUrl: "/img/none.png", builderName: null }];
    await visit("/how-it-works");
    await home.click();
    await page.getByRole("list", { name: "All projects" }).waitFor();
    // this browser asks for no pictures
    await shown.first().dispatchEvent("error");
    await expect.poll(() => shown.first().getAttribute("src")).toContain("/img/booth/");
    expect(await part(page, "Booths our builders delivered").textContent()).toContain(
      "Professional Exhibit Builder",
    );
  },
);
