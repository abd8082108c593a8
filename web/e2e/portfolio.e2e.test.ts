import type { Page } from "playwright-core";
import { expect } from "vitest";
import { testNow } from "../../adapters/system/test/test-time.ts";
import { latinFirst } from "../../domain/shared/text/name-parts.ts";
import { hurryRetries } from "./hurry-retries.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { readPage } from "./steps/read-page.ts";
import { textOf } from "./steps/served-text.ts";

type FoundProjects = {
  projects: { title: string; client: string | null; size: string }[];
  total: number;
  facets: Record<string, { value: string; label: string; count: number }[]>;
};

const titles = (page: Page) => page.locator("#projects article h2").allInnerTexts();
const shownTotal = async (page: Page) =>
  Number(
    /of ([\d,]+) project/.exec(await page.locator("#projects [role=status]").innerText())?.[1],
  );
type App = { origin: string };
const search = async (app: App, query = ""): Promise<FoundProjects> =>
  (await fetch(`${app.origin}/api/portfolio/search${query}`)).json();
/** The page as it is served. */
async function read(app: App, query = "") {
  const page = await readPage(`${app.origin}/portfolio${query}`);
  const projects = page.all("section").find(({ html }) => / id="projects"/.test(html)) ?? page;
  const cards = projects.all("article");
  return {
    ...page,
    main: page.part("main"),
    cards,
    titles: cards.map((card) => card.part("h2").text),
    total: Number(/of ([\d,]+) project/.exec(projects.text)?.[1]),
  };
}
const facet = (page: Page, name: string) =>
  page.locator("#portfolio-filters details", { has: page.locator(`summary:has-text("${name}")`) });

browserTest("the portfolio has its five parts, six projects a page [D01]", async ({ app }) => {
  const { status, main, titles } = await read(app);
  expect(status).toBe(200);
  expect(main.lines).toEqual(expect.arrayContaining(["255+", "10+", "98%"]));
  expect(main.html).toContain('<section aria-label="Filters"');
  expect(main.all("h2").map(({ text }) => text)).toContain("Browse by industry");
  expect(titles).toHaveLength(6);
  expect(main.links["Get quotes"]).toBe("/#quote-form");

  const pages = main.all("nav").find(({ html }) => html.includes('"Pages of projects"'));
  expect(pages?.links.Next).toBe("/portfolio?page=2#projects");
  const cards = main.part("section", "Browse by industry").links;
  expect(Object.values(cards)).toContain("/portfolio?card=Healthcare");
  const next = (await read(app, "?page=2")).titles;
  expect(next.filter((one) => !titles.includes(one))).toHaveLength(6);
});

browserTest(
  "builders to choose from are public, named and in order; cards show three features and how many more [D03] [D09]",
  async ({ app }) => {
    const { html, cards } = await read(app, "?more=1");
    const offered = Array.from(
      html.matchAll(/ name="builderIds"[^>]*\/><span[^>]*>(.*?)<\/span>/g),
      ([, name = ""]) => textOf(name),
    );
    const builders: { name: string; public: boolean }[] = await (
      await fetch(`${app.origin}/api/builders`)
    ).json();
    const known = builders.filter((each) => each.public && each.name).map(({ name }) => name);
    expect([...offered].sort()).toEqual([...known].sort());
    const inOrder = [...offered].sort(new Intl.Collator("en", { numeric: true }).compare);
    expect(offered).toEqual(inOrder);

    const whole: { id: string; features: string[] }[] = await (
      await fetch(`${app.origin}/api/portfolio`)
    ).json();
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      const id = Object.values(card.links)[0]?.split("/").at(-1);
      const features = whole.find((each) => each.id === id)?.features ?? [];
      const more = features.length > 3 ? [`+${features.length - 3} more`] : [];
      const shown = card.all("ul").find(({ html }) => html.includes('aria-label="Features"'));
      expect(shown?.all("li").map(({ text }) => text) ?? []).toEqual([
        ...features.slice(0, 3),
        ...more,
      ]);
    }
  },
);

browserTest("six orders; an unknown one is the newest first [D04]", async ({ app }) => {
  const unknown = await read(app, "?sort=best");
  const sort = unknown.all("select").find(({ html }) => html.includes(' name="sort"'));
  expect(sort?.all("option").map(({ text }) => text)).toEqual([
    "Newest First",
    "Oldest First",
    "Client A-Z",
    "Client Z-A",
    "Size (Small to Large)",
    "Size (Large to Small)",
  ]);
  expect(sort?.html).toMatch(/<option[^>]* selected=""[^>]*>Newest First</);
  const whole: { title: string; createdTime: string; client: string; size: string }[] = await (
    await fetch(`${app.origin}/api/portfolio`)
  ).json();
  const byAge = [...whole].sort((a, b) => b.createdTime.localeCompare(a.createdTime));
  const firstSix = (list: { title: string }[]) =>
    list.slice(0, 6).map(({ title }) => latinFirst(title));
  expect(unknown.titles).toEqual(firstSix(byAge));
  expect((await read(app, "?sort=oldest")).titles).toEqual(firstSix(byAge.toReversed()));

  const clients = async (order: string) =>
    (await search(app, `?sort=${order}`)).projects.map(({ client }) => client ?? "");
  const alphabet = new Intl.Collator("und");
  const az = await clients("client-az");
  expect(az).toEqual([...az].sort(alphabet.compare));
  const za = await clients("client-za");
  expect(za).toEqual([...za].sort(alphabet.compare).reverse());
  const areas = async (order: string) =>
    (await search(app, `?sort=${order}`)).projects.map(({ size }) => {
      const [, width, depth] = /(\d+)x(\d+)/.exec(size) ?? [];
      return Number(width) * Number(depth);
    });
  const up = await areas("size-up");
  expect(up).toEqual([...up].sort((a, b) => a - b));
  const down = await areas("size-down");
  expect(down).toEqual([...down].sort((a, b) => b - a));
  const last = await search(app, "?sort=size-up&page=99");
  expect(last.projects.at(-1)?.size).not.toMatch(/\d+x\d+/); // unparsable sizes come last
});

browserTest(
  "nothing found says so and clears; four filters at once, two more on demand, a place is found by letters; ten industry cards are chosen and unchosen [D02] [D05] [D07]",
  async ({ app, visitor }) => {
    const { page, visit } = visitor;
    const nothing = await visit("/portfolio?industries=Alchemy&card=Energy");
    expect(nothing.status()).toBe(200);
    await page.getByRole("heading", { name: "No projects match your current filters" }).waitFor();
    await page.getByRole("button", { name: "Clear All Filters" }).click();
    await page.waitForURL("**/portfolio");
    await expect.poll(() => titles(page)).toHaveLength(6);

    const names = () => page.locator("#portfolio-filters summary").allInnerTexts();
    expect(await names()).toEqual(["Industry", "Exhibit Type", "Size", "Location"]);
    await page.getByRole("button", { name: "More Filters" }).click();
    await facet(page, "Features").waitFor();
    expect(await names()).toEqual([
      "Industry",
      "Exhibit Type",
      "Size",
      "Location",
      "Builder",
      "Features",
    ]);
    const locations = facet(page, "Location");
    await locations.locator("summary").click();
    const places = locations.locator("fieldset").filter({ visible: true });
    await places.filter({ hasText: "Las Vegas, Nevada" }).waitFor();
    await locations.getByLabel("Find in Location").fill("dussel");
    await expect
      .poll(() => places.allInnerTexts())
      .toEqual([expect.stringMatching(/^Europe\s+Düsseldorf, Germany/)]);

    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await page.waitForURL(/page=2/);
    const cards = page.getByRole("region", { name: "Browse by industry" }).getByRole("link");
    expect((await cards.allInnerTexts()).map((text) => text.replace(/\s+/g, " "))).toEqual([
      "Technology 45 projects",
      "Healthcare 32 projects",
      "Automotive 28 projects",
      "Retail & Consumer 38 projects",
      "Manufacturing 25 projects",
      "Aerospace 18 projects",
      "Logistics 22 projects",
      "Biotechnology 15 projects",
      "Education 12 projects",
      "Energy 20 projects",
    ]);
    const energy = cards.filter({ hasText: "Energy" });
    await energy.click();
    await page.waitForURL("**/portfolio?card=Energy");
    const wanted = await search(app, "?industries=Energy");
    await expect.poll(() => titles(page)).toEqual(wanted.projects.map(({ title }) => title));
    const isChosen = () => energy.getAttribute("aria-current");
    await expect.poll(isChosen).toBe("true");
    // the page changes its address first, then its links
    const leadsTo = (path: string) => expect.poll(() => energy.getAttribute("href")).toBe(path);

    await page.getByLabel("Sort by").selectOption("client-az");
    await page.waitForURL("**/portfolio?card=Energy&sort=client-az"); // an order keeps the card
    await leadsTo("/portfolio?sort=client-az");
    await energy.click();
    await page.waitForURL("**/portfolio?sort=client-az");

    await leadsTo("/portfolio?card=Energy&sort=client-az");
    await energy.click();
    await expect.poll(isChosen).toBe("true");
    await facet(page, "Size").locator("summary").click();
    await facet(page, "Size").getByLabel("20x30").check();
    await page.waitForURL("**/portfolio?exhibitSizes=20x30&sort=client-az");
    await expect.poll(isChosen).toBeNull();

    // the page counts both checkboxes that are pressed before it paints
    await visit("/portfolio?industries=Technology&industries=Healthcare&exhibitSizes=30x40");
    const before = await shownTotal(page);
    await facet(page, "Industry")
      .locator("input")
      .evaluateAll((all) => {
        for (const one of all as HTMLInputElement[]) if (one.checked) one.click();
      });
    await page.waitForURL("**/portfolio?exhibitSizes=30x40");
    await expect.poll(() => shownTotal(page)).toBeGreaterThan(before);
  },
);

browserTest("any of a dimension, all dimensions together, exactly [D06]", async ({ app }) => {
  type Whole = Record<"industry" | "size" | "title" | "builderNotionId", string> & {
    features: string[];
  };
  const whole: Whole[] = await (await fetch(`${app.origin}/api/portfolio`)).json();
  const count = (wanted: (project: Whole) => boolean) => whole.filter(wanted).length;
  const shown = async (query: string) => (await read(app, query)).total;

  const technology = count((each) => each.industry === "Technology");
  expect(await shown("?industries=Technology")).toBe(technology);
  const either = (each: Whole) => ["Technology", "Healthcare"].includes(each.industry);
  const industries = "?industries=Technology&industries=Healthcare";
  expect(await shown(industries)).toBe(count(either));
  const both = count((each) => either(each) && each.size === "30x40");
  expect(both).toBeGreaterThan(0);
  expect(await shown(`${industries}&exhibitSizes=30x40`)).toBe(both);
  expect(await shown("?exhibitSizes=30x40")).toBe(count((each) => each.size === "30x40"));

  // the call gives the same, and each facet what choosing it would leave
  const found = await search(app, `${industries}&exhibitSizes=30x40`);
  expect(found.total).toBe(both);
  for (const { value, count: left } of found.facets.exhibitSizes ?? []) {
    expect(left).toBe(count((each) => either(each) && each.size === value));
  }
  const featured = ["LED Video Wall", "Seating Area"];
  const any = await search(app, `?features=${featured.join("&features=")}`.replaceAll(" ", "+"));
  expect(any.total).toBe(count((each) => each.features.some((one) => featured.includes(one))));
  const builderId = whole.find((each) => each.builderNotionId)?.builderNotionId;
  const built = await search(app, `?builderIds=${builderId}`);
  expect(built.total).toBe(count((each) => each.builderNotionId === builderId));
  expect((await search(app, "?industries=tech")).total).toBe(0);
});

browserTest(
  "a list that cannot be read says so, retried twice [D07] [D10]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    expectComplaint(/Failed to load resource.*50[03]/);
    await visit("/how-it-works");
    await page.evaluate(hurryRetries);
    let reads = 0;
    const loading = Promise.withResolvers<void>();
    await page.route("**/api/portfolio/search*", async (route) => {
      reads += 1;
      await loading.promise;
      await route.fulfill({ status: 503, body: "" });
    });
    await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click();
    await page.getByText("Loading portfolio projects...").waitFor({ state: "attached" });
    loading.resolve();
    await page.getByRole("heading", { name: "Failed to load portfolio projects" }).waitFor();
    expect(reads).toBe(3);
    await page.unroute("**/api/portfolio/search*");
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect.poll(() => titles(page)).toHaveLength(6);
  },
);

const banners = {
  cache:
    "Portfolio data is served from cache for faster performance. Data refreshes every 5 minutes.",
  "stale-cache":
    "Portfolio data is temporarily served from cache due to connectivity issues. Trying to refresh...",
  mock: "Portfolio data is currently unavailable. Showing sample projects for demonstration.",
};

browserTest(
  "projects are read every 5 minutes, builders every 10; a banner says where the projects come from [D08] [D10]",
  async ({ arrive }) => {
    const { page, visit } = await arrive({ isNew: true }); // a clock stays with its context
    const { clock } = page;
    const [second, minute] = [1_000, 60_000];
    const opened = testNow().getTime();
    await clock.install({ time: opened });
    const reads: string[] = [];
    page.on("request", (request) => reads.push(new URL(request.url()).pathname));
    const times = (path: string) => reads.filter((read) => read === path).length;
    const sources = Object.keys(banners);
    await page.route("**/api/portfolio/search*", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "x-data-source": sources.shift() ?? "" };
      await route.fulfill({ response, headers });
    });
    await visit("/portfolio");
    expect(await page.getByText("Portfolio data is").count()).toBe(0);
    const untilSays = (text: string) =>
      expect
        .poll(async () => {
          await clock.runFor(10);
          return page.getByText(text, { exact: true }).isVisible();
        })
        .toBe(true);
    await page.getByRole("button", { name: "More Filters" }).click();
    await facet(page, "Builder").waitFor();
    // what answers a click has started its clocks, somewhere between these two moments
    const started = await page.evaluate(() => Date.now());

    await clock.pauseAt(opened + 4 * minute + 59 * second);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    expect(times("/api/portfolio/search")).toBe(0);
    await clock.runFor(started - opened + 2 * second);
    await expect.poll(() => times("/api/portfolio/search")).toBe(1);
    expect(times("/api/builders")).toBe(0);

    // the next five minutes begin when the answer is there
    await untilSays(banners.cache);
    await clock.runFor(4 * minute + 50 * second);
    expect(times("/api/portfolio/search")).toBe(1);
    await clock.runFor(20 * second);
    await expect.poll(() => times("/api/builders")).toBe(1);
    await expect.poll(() => times("/api/portfolio/search")).toBe(2);
    await untilSays(banners["stale-cache"]);
    await clock.runFor(5 * minute + 10 * second);
    await untilSays(banners.mock);
  },
);

browserTest("without scripts filters and order work [D02]", async ({ app, reader: { page } }) => {
  await page.goto("/portfolio");
  await facet(page, "Industry").locator("summary").click();
  await facet(page, "Industry").locator("input[value=Technology]").check();
  await page.getByRole("button", { name: "More Filters" }).click();
  await page.waitForURL(/industries=Technology&more=1/);
  await facet(page, "Features").locator("summary").click();
  await facet(page, "Features").getByLabel("Demo Station").check();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.waitForURL(/features=Demo\+Station/);
  const total = await shownTotal(page);
  const { searchParams } = new URL(page.url());
  expect((await search(app, `?${searchParams}`)).total).toBe(total);

  await page.getByLabel("Sort by").selectOption("oldest");
  await page.getByRole("button", { name: "Sort", exact: true }).click();
  await page.waitForURL(/industries=Technology&features=Demo\+Station&sort=oldest/);
});
