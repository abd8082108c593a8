import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { BuilderSearchBody } from "../../app-server/contract/builders/builder-search-body.ts";
import type { BuilderBody } from "../../app-server/contract/builders/builders.ts";
import { hurryRetries } from "./hurry-retries.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { readPage } from "./steps/read-page.ts";

const allBuilders = async (app: { origin: string }): Promise<BuilderBody[]> =>
  (await fetch(`${app.origin}/api/builders`)).json();
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const names = (page: Page) => cards(page).getByRole("heading").allInnerTexts();
const searchField = (page: Page) => page.getByRole("searchbox", { name: "Search" });

/** The list as it is served. */
async function readList(app: { origin: string }, query = "") {
  const page = await readPage(`${app.origin}/our-builders${query}`);
  const cards = page.part("main").all("article");
  return { ...page, cards, names: cards.map((card) => card.part("h2").text) };
}

/** Expected search results, computed independently of the product. */
function matching(builders: BuilderBody[], text: string): string[] {
  const holds = (field: string) => field.toLowerCase().includes(text.toLowerCase());
  return builders
    .filter((each) =>
      [each.name, each.description, each.city, each.state]
        .concat(each.specialties, each.industriesServed)
        .some(holds),
    )
    .map(({ name }) => name);
}

browserTest("a search goes through six fields in any case [G01]", async ({ app }) => {
  const builders = await allBuilders(app);
  const searches = ["OFFICINA", "bicycle bell", "portLAND", "masovia", "country pav", "non-profit"];
  for (const text of searches) {
    const expected = matching(builders, text);
    expect(expected.length, text).toBeGreaterThan(0);
    const path = `/api/builders/search?search=${encodeURIComponent(text)}`;
    const found: BuilderSearchBody = await (await fetch(app.origin + path)).json();
    expect(
      found.builders.map(({ name }) => name),
      text,
    ).toEqual(expected.slice(0, 12));
  }
  const found = await readList(app, "?search=portLAND");
  expect(found.names).toEqual(matching(builders, "portland").slice(0, 12));
  expect(matching(builders, "germany")).toEqual([]);
  expect((await readList(app, "?search=germany")).names).toEqual([]);
});

browserTest("region, specialty and team size narrow; 'all' does not [G01]", async ({ app }) => {
  const builders = await allBuilders(app);
  const all = await readList(app, "?region=all&specialty=all&teamSize=all&search=");
  expect(all.names).toEqual(builders.slice(0, 12).map(({ name }) => name));
  const inEurope = builders.filter(
    (each) => each.region === "Europe" && each.specialties.includes("Lighting Design"),
  );
  const query = "?region=Europe&specialty=Lighting+Design";
  for (const [address, expected] of [
    [query, inEurope],
    [`${query}&teamSize=10-25`, inEurope.filter((each) => each.teamSize === "10-25")],
    [`${query}&teamSize=all`, inEurope],
  ] as const) {
    const list = await readList(app, address);
    expect(list.names, address).toEqual(expected.map(({ name }) => name));
  }
});

browserTest(
  "each choice says how many builders it would leave, the header adds up the whole network [G01] [G02]",
  async ({ app }) => {
    const builders = await allBuilders(app);
    const page = await readList(app, "?region=Europe");
    const select = page.all("select").find(({ html }) => html.includes(' name="specialty"'));
    const options = select?.all("option").map(({ text }) => text) ?? [];
    expect(options.length).toBeGreaterThan(5);
    for (const option of options.slice(1)) {
      const [, specialty = "", count] = /^(.*) \((\d+)\)$/.exec(option) ?? [];
      const left = builders.filter(
        (each) => each.region === "Europe" && each.specialties.includes(specialty),
      );
      expect(Number(count), option).toBe(left.length);
    }

    const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
    const expected = {
      Builders: `${builders.length}`,
      Countries: `${new Set(builders.map(({ country }) => country)).size}`,
      "Projects, by their own count": sum(
        builders.map((each) => each.completedProjects),
      ).toLocaleString("en"),
      "Average rating": (sum(builders.map(({ rating }) => rating)) / builders.length).toFixed(1),
    };
    const { lines } = page.part("dl", "Countries");
    const totals = lines.filter((line) => !line.startsWith("How counted"));
    expect(totals).toEqual(Object.entries(expected).flat());
    expect(lines).toContain("How counted");
  },
);

browserTest(
  "the list follows while one types, and keeps the focus [G01]",
  async ({ app, arrive }) => {
    const { page, visit } = await arrive({ isNew: true }); // a clock stays with its context
    const builders = await allBuilders(app);
    await visit("/our-builders?page=2");
    const asked: string[] = [];
    page.on(
      "request",
      (request) => request.url().includes("/search?") && asked.push(request.url()),
    );
    const isFocused = () => searchField(page).evaluate((field) => field === document.activeElement);
    // however slowly the keys arrive here, no time passes between them
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const type = (letters: string) => searchField(page).pressSequentially(letters, { delay: 30 });
    const pause = () => page.clock.runFor(260);
    const shown = async () => {
      await page.clock.runFor(10);
      return names(page);
    };

    await type("cop");
    await pause();
    await expect.poll(shown).toEqual(matching(builders, "cop").slice(0, 12));
    await type("enhage");
    await type("n");
    expect(asked).toHaveLength(1);
    await pause();
    await expect.poll(() => new URL(page.url()).search).toBe("?search=copenhagen");
    await expect.poll(shown).toEqual(["Nordlys Standbyg"]);
    expect(asked).toHaveLength(2);
    expect(await isFocused()).toBe(true);
    expect(await searchField(page).inputValue()).toBe("copenhagen");
    await page.getByRole("status").filter({ hasText: "1 of 30 builder" }).waitFor();
    await page.clock.resume();
    await searchField(page).fill("");
    await expect.poll(() => cards(page).count()).toBe(12);
    // a choice narrows at once
    await page.getByLabel("Region").selectOption("Europe");
    await page.waitForURL((url) => url.search === "?region=Europe");
    const inEurope = builders.filter(({ region }) => region === "Europe");
    await expect.poll(() => names(page)).toEqual(inEurope.slice(0, 12).map(({ name }) => name));
  },
);

browserTest("the form, the pages and Connect work without scripts [G01]", async ({ app }) => {
  const { part, cards, names } = await readList(app, "?page=2");
  const form = part("form", "Region");
  const [tag = ""] = /^<form[^>]*>/.exec(form.html) ?? [];
  expect(tag).toContain(' action="/our-builders"');
  expect(tag).toContain(' method="get"');
  expect(form.html).toMatch(/<input[^>]* name="search"/);
  expect(form.html).toMatch(/<select[^>]* name="region"/);
  expect(form.html).toMatch(/<button[^>]* type="submit"/);
  const pages = part("main")
    .all("nav")
    .find(({ links }) => "Page 1" in links);
  expect(pages?.links["Page 3"]).toBe("/our-builders?page=3");
  const links = Object.entries(cards[0]?.links ?? {});
  const [, path = ""] = links.find(([name]) => name.startsWith("Connect")) ?? [];
  expect(path).toMatch(/^\/builders\/.+#contact$/);
  const builder = await readPage(app.origin + path.replace("#contact", ""));
  expect(builder.part("h1").text).toBe(names[0]);
  expect(builder.html).toContain(' id="contact"');
});

browserTest("cards are ranked, and keep to five pictures, three words [G03]", async ({ app }) => {
  const builders = await allBuilders(app);
  const ranked = builders.toSorted(
    (a, b) =>
      Number(b.featuredBuilder) - Number(a.featuredBuilder) ||
      b.rating - a.rating ||
      (a.name < b.name ? -1 : 1),
  );
  expect(builders.map(({ id }) => id)).toEqual(ranked.map(({ id }) => id));
  const shown: string[] = [];
  for (const number of [1, 2, 3]) {
    for (const card of (await readList(app, `?page=${number}`)).cards) {
      const name = card.part("h2").text;
      const builder = builders.find((each) => each.name === name);
      if (!builder) throw new Error(`${name} is not on the list`);
      shown.push(builder.id);
      const images = card.html.match(/<img /g)?.length ?? 0;
      expect(images, name).toBe(Math.min(5, builder.portfolioImages.length));
      const words = card.all("ul").at(-1)?.lines;
      const more = builder.specialties.length - 3;
      expect(words, name).toEqual([
        ...builder.specialties.slice(0, 3),
        ...(more > 0 ? [`+${more} more`] : []),
      ]);
    }
  }
  expect(shown).toEqual(ranked.map(({ id }) => id));
});

browserTest(
  "Connect opens the contacts, Close closes them, Learn More and Get quotes lead on [G04]",
  async ({ app, visitor }) => {
    const { page, visit } = visitor;
    await visit("/our-builders?search=redwood");
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
    const connect = page.getByRole("button", { name: "Connect with Redwood & Pike Exhibits" });
    await connect.click();
    const dialog = page.getByRole("dialog", { name: "Connect with Redwood & Pike Exhibits" });
    await dialog.waitFor();
    const hrefs = await dialog
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual([
      "mailto:hello.redwood-pike@example.com",
      "tel:+17025550142",
      "https://redwood-pike.example.com",
      expect.stringMatching(/^\/\?builder=[\da-f-]{36}\+Redwood\+%26\+Pike\+Exhibits#quote-form$/),
    ]);
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(calls).toEqual([]);
    await expect
      .poll(() => connect.evaluate((button) => button === document.activeElement))
      .toBe(true);

    const more = page.getByRole("link", { name: "Learn More about Redwood & Pike Exhibits" });
    const [builder] = (await allBuilders(app)).filter(({ name }) => name.startsWith("Redwood"));
    expect(await more.getAttribute("href")).toBe(`/builders/${builder?.notionId}`);
    await connect.click();
    await dialog.getByRole("link", { name: "Get quotes" }).click();
    await page.waitForURL(/#quote-form$/);
    expect(new URL(page.url()).pathname).toBe("/");
  },
);

browserTest(
  "on a phone a line is understood, and two builders are in view, five taps from home [W23]",
  async ({ arrive }) => {
    const { page, visit } = await arrive({ viewport: { width: 360, height: 740 } });
    await visit("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Our Builders" }).click();
    await searchField(page).click();
    await searchField(page).fill("Las Vegas 20 × 20");
    await page.getByRole("button", { name: "Search" }).click();
    const chips = page.getByRole("list", { name: "Chosen filters" }).getByRole("listitem");
    await expect
      .poll(() => chips.allInnerTexts())
      .toEqual([
        "Remove filter\nLas Vegas",
        "Remove filter\n20\u00a0×\u00a020\u00a0ft",
        "Clear all",
      ]);
    const seen = await page.evaluate(() => ({
      names: Array.from(
        document.querySelectorAll("main article h2"),
        (name) => name.getBoundingClientRect().bottom,
      ).filter((bottom) => bottom < 740).length,
      tall: Array.from(document.querySelectorAll("main article"), (card) => card.clientHeight),
      width: document.documentElement.scrollWidth,
      scrollY,
    }));
    expect(seen).toMatchObject({ width: 360, scrollY: 0 });
    expect(seen.names).toBeGreaterThanOrEqual(2);
    expect(Math.max(...seen.tall.slice(0, 2))).toBeLessThan(360);
    await page.getByLabel("Booth type").waitFor({ state: "hidden" });
    await page.getByText("Filters", { exact: true }).click();
    await page.getByLabel("Booth type").selectOption("Island");
    await page.waitForURL((url) => url.searchParams.get("boothType") === "island");
    expect(new URL(page.url()).searchParams.get("search")).toBe("Las Vegas 20 × 20");
    await chips.filter({ hasText: "Las Vegas" }).getByRole("link").click();
    await page.waitForURL((url) => url.searchParams.get("search") === "20 × 20");
    await expect.poll(() => searchField(page).inputValue()).toBe("20 × 20");
  },
);

browserTest("loading, failing, and finding no one [G05]", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  expectComplaint(/500/);
  let failures = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/builders/search*", async (route) => {
    await held;
    failures += 1;
    await route.fulfill({ status: 500, body: "" });
  });
  await visit("/how-it-works");
  await page.evaluate(hurryRetries);
  await page.getByRole("banner").getByRole("link", { name: "Our Builders" }).click();
  await page.getByText("Loading builders...").waitFor({ state: "attached" });
  answer();
  const alert = page.getByRole("alert");
  await alert.getByText("Unable to Load Builders").waitFor();
  await alert
    .getByText("We're having trouble loading our builder network. Please try again later.")
    .waitFor();
  expect(failures).toBe(3);
  await page.unroute("**/api/builders/search*");
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await alert.getByRole("link", { name: "Try Again" }).click();
  await expect.poll(() => cards(page).count()).toBe(12);

  // what is typed before hydration is searched for as well
  await searchField(page).fill("no such builder");
  scripts.resolve();
  await page.getByRole("heading", { name: "No Builders Found" }).waitFor();
  await page.getByRole("link", { name: "Show all builders" }).click();
  await expect.poll(() => cards(page).count()).toBe(12);
  await expect.poll(() => searchField(page).inputValue()).toBe("");
});

browserTest("the list is in the page as it is served, with its head", async ({ app }) => {
  const { status, html } = await readList(app);
  expect(status).toBe(200);
  expect(html).toContain("Officina Fiera");
  expect(html).toContain("<title>Our Builders | ");
  expect(html).toMatch(/rel="canonical" href="[^"]+\/our-builders"/);
  expect(html).not.toContain("modulepreload");
});
