import { expect } from "vitest";
import { followHeader } from "./follow-header.ts";
import { hurryRetries } from "./hurry-retries.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

/** A page that is reached by a link of a list: the list, its first link, the call, and what is said at 404 and at 500. */
const pages = [
  {
    list: "/trade-show-calendar",
    header: "Trade Show Calendar",
    link: 'main a[href^="/trade-shows/"]:not([href$=".ics"])',
    call: /\/api\/trade-shows\/[0-9a-f-]{36}$/,
    missing: "Trade Show Not Found",
    broken: "couldn't load this trade show",
  },
  {
    list: "/our-builders",
    header: "Our Builders",
    link: 'main a[href^="/builders/"]',
    call: /\/api\/builders\/[0-9a-f-]{36}$/,
    missing: "Builder Not Found",
    broken: "couldn't load this builder",
  },
  {
    list: "/blog",
    header: "Blog",
    link: 'main a[href^="/blog/"]:not([href$=".xml"])',
    call: /\/api\/blog\/[0-9a-f-]{36}$/,
    missing: "Post Not Found",
    broken: "couldn't load this article",
  },
  {
    list: "/portfolio",
    header: "Portfolio",
    link: 'main article a[href^="/portfolio/"]',
    call: /\/api\/portfolio\/[0-9a-f-]{36}$/,
    missing: "Portfolio Project Not Found",
    broken: "couldn't load this project",
  },
];

browserTest("what a link of a list cannot reach has a title and says why", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  expectComplaint(/Failed to load resource/);
  await visit("/about-us");
  await page.evaluate(hurryRetries);
  for (const { list, header, link, call, missing, broken } of pages) {
    await followHeader(page, header);
    await page.waitForURL(`**${list}`);
    for (const [status, words] of [
      [404, missing],
      [500, broken],
    ] as const) {
      await page.route(call, (route) => route.fulfill({ status, json: { message: "No" } }));
      await page.locator(link).first().click();
      const main = page.getByRole("main");
      await main.getByText(words).first().waitFor();
      const heads = page.getByRole("heading", { level: 1 });
      await expect.poll(() => heads.count(), { message: list }).toBe(1);
      const title = status === 404 ? `${missing} | Boothwright` : /.+ \| Boothwright$/;
      await expect.poll(() => page.title()).toMatch(title);
      if (status === 500) await main.getByRole("link", { name: /try again/i }).waitFor();
      await page.unroute(call);
      await page.goBack();
      await page.waitForURL(`**${list}`);
    }
  }
});

browserTest("the header leaves a low window to what is read", async ({ visitor }) => {
  const { page, visit } = visitor;
  const position = () => page.getByRole("banner").evaluate((it) => getComputedStyle(it).position);
  await visit("/about-us");
  expect(await position()).toBe("sticky");
  // 1280 × 1024 at 400 %
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await position()).toBe("static");
});

browserTest("a show's links are tall enough for a finger", async ({ app, reader }) => {
  const { page, visit } = reader;
  const shows = await (await fetch(`${app.origin}/api/trade-shows`)).json();
  const { id } = shows.find((show: { contactInformation: string | null }) =>
    show.contactInformation?.includes("<a"),
  );
  await visit(`/trade-shows/${id}`);
  const heights = await page
    .getByRole("main")
    .locator("a:visible, button:visible")
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

browserTest(
  "figures agree: the regions add up, and a band marks sample figures",
  async ({ app, reader, visitor: { page, visit } }) => {
    const read = async (path: string) => (await fetch(`${app.origin}${path}`)).json();
    const { regions, otherBuilders } = await read("/api/builders/network");
    const { builders, hasSamples } = await read("/api/figures");
    const within = regions.reduce(
      (sum: number, region: { builders: number }) => sum + region.builders,
      0,
    );
    expect([within + otherBuilders, hasSamples]).toEqual([builders, true]);
    for (const path of ["/", "/portfolio", "/builder-network", "/about-us", "/how-it-works"]) {
      await reader.visit(path);
      const notes = reader.page.getByText("The figures on this page are illustrative");
      expect(await notes.count(), path).toBe(1);
    }
    await visit("/how-it-works");
    await followHeader(page, "About Us");
    await page.waitForURL("**/about-us");
    await page.getByText("The figures on this page are illustrative").waitFor();
    expect((await fetch(`${app.origin}/favicon.ico`)).status).toBe(200);
  },
);
