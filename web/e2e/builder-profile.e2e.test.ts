import type { Page } from "playwright-core";
import { expect } from "vitest";
import type {
  BuilderBody,
  ViewedBuilderBody,
} from "../../app-server/contract/builders/builders.ts";
import { hurryRetries } from "./hurry-retries.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectOneHead } from "./steps/expect-one-head.ts";
import { orangeButtons } from "./steps/orange-buttons.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { readPage } from "./steps/read-page.ts";

async function find({ origin }: { origin: string }, name: string): Promise<ViewedBuilderBody> {
  const builders: BuilderBody[] = await (await fetch(`${origin}/api/builders`)).json();
  const found = builders.find((each) => each.name.startsWith(name));
  return (await fetch(`${origin}/api/builders/${found?.notionId}`)).json();
}

/** Opens a builder from the list, so that the browser reads it, with these facts instead of its own. */
async function openWith(page: Page, visit: (path: string) => Promise<unknown>, facts: object) {
  await page.route(/\/api\/builders\/[0-9a-f-]{36}$/, async (route) => {
    const builder = await (await route.fetch()).json();
    await route.fulfill({ json: { ...builder, ...facts } });
  });
  await visit("/our-builders?search=redwood");
  await page.getByRole("link", { name: "Learn More" }).click();
  await page.getByRole("heading", { level: 2, name: "Company Overview" }).waitFor();
}

browserTest(
  "a builder says who it is, how to reach it, and what it does [G06] [G07] [G08]",
  async ({ app }) => {
    const redwood = await find(app, "Redwood");
    const page = await readPage(`${app.origin}/builders/${redwood.notionId}`);
    expect(page.status).toBe(200);
    const main = page.part("main");
    expect(main.part("h1").text).toBe("Redwood & Pike Exhibits");
    for (const line of [
      "Las Vegas, Nevada, United States",
      "4.8 / 5",
      ", sample",
      "Featured Builder",
    ]) {
      expect(main.lines).toContain(line);
    }
    expect(main.text).toContain("Custom island and peninsula booths");
    expect(main.links["Visit Website (opens in a new tab)"]).toBe(
      "https://redwood-pike.example.com",
    );
    expect(main.links["hello.redwood-pike@example.com"]).toBe(
      "mailto:hello.redwood-pike@example.com",
    );
    expect(main.links["+1 702 555 0142"]).toBe("tel:+17025550142");

    const expected = new Set([...redwood.portfolioImages, ...redwood.featuredProjectImages]);
    expect(main.html.match(/ aria-roledescription="slide"/g)).toHaveLength(expected.size);
    expect(expected.size).toBeGreaterThan(1);

    const lists = {
      Specialties: redwood.specialties,
      "Services Offered": redwood.servicesOffered,
      "Industries Served": redwood.industriesServed,
      "Coverage Areas": redwood.coverageAreas,
    };
    for (const [title, words] of Object.entries(lists)) {
      const items = main.part("section", title).all("li");
      expect(
        items.map(({ text }) => text),
        title,
      ).toEqual(words);
    }
    const overview = main.part("section", "Company Overview").text;
    for (const fact of ["14+ years", "25-50", "380+", "4.8 / 5", ", sample"])
      expect(overview).toContain(fact);
    const budget = main.part("section", "Project Budget Range").text;
    expect(budget).toContain("$25,000\u00a0– $400,000");
    expect(budget).toContain("Typical project range");
  },
);

browserTest(
  "Connect and Get Quote Now open the builder's contacts [G06]",
  async ({ app, visitor }) => {
    const { page, visit } = visitor;
    await visit(`/builders/${(await find(app, "Redwood")).notionId}`);
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog", { name: "Connect with Redwood & Pike Exhibits" });
    await main.getByRole("button", { name: "Connect" }).click();
    await dialog.waitFor();
    await pressEscape(page);
    await dialog.waitFor({ state: "hidden" });
    await main.getByRole("button", { name: "Get Quote Now" }).click();
    await dialog.waitFor();
  },
);

browserTest("a builder without logo, website or badge has none [G06]", async ({ app }) => {
  const lakeshore = await find(app, "Lakeshore");
  const main = (await readPage(`${app.origin}/builders/${lakeshore.notionId}`)).part("main");
  expect(main.text).not.toContain("Visit Website");
  expect(main.lines).not.toContain("Featured Builder");
  expect(main.html).not.toContain('alt="Logo');
  expect(main.part("header").html).toContain("<svg");
});

browserTest(
  "the gallery has every picture once, the logo last; a broken logo is replaced [G06] [G07]",
  async ({ arrive }) => {
    const { page, visit, expectComplaint } = await arrive({ hasPictures: true });
    const logo = page.locator("main header").getByRole("img", { name: /^Logo of Redwood/ });
    const picture = (name: string) => `/img/booth/island-20x20-${name}-1.svg`;
    await openWith(page, visit, {
      portfolioImages: ["a", "b"].map(picture),
      featuredProjectImages: ["b", "c", "logo"].map(picture),
      companyLogo: picture("logo"),
    });
    await logo.waitFor();
    await page.getByRole("heading", { name: "Complete Image Gallery" }).waitFor();
    const gallery = page.locator("[aria-roledescription=carousel]");
    await gallery.getByText("1 of 4", { exact: true }).waitFor();
    const sources = await gallery
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
    expect(sources).toEqual(["a", "b", "c", "logo"].map(picture));

    await gallery.getByRole("button", { name: "Previous" }).click();
    await gallery.getByText("4 of 4", { exact: true }).waitFor();
    await gallery.getByRole("group", { name: "4 of 4" }).getByRole("img").waitFor();
    await page.keyboard.press("ArrowRight");
    await gallery.getByText("1 of 4", { exact: true }).waitFor();

    expectComplaint(/404/);
    await page.unroute(/\/api\/builders\/[0-9a-f-]{36}$/);
    await openWith(page, visit, { companyLogo: "/img/booth/nothing.svg" });
    await expect.poll(() => logo.count()).toBe(0);
  },
);

browserTest(
  "one bound of a budget is enough; without any, or pictures, there is no card [G07] [G08]",
  async ({ app }) => {
    for (const [name, words] of [
      ["Rheinlicht", "From $40,000"],
      ["Andina", "Up to $90,000"],
      ["Table Mountain", null],
    ] as const) {
      const { notionId } = await find(app, name);
      const main = (await readPage(`${app.origin}/builders/${notionId}`)).part("main");
      const [budget] = main.all("section", "Project Budget Range");
      expect(budget !== undefined, name).toBe(words !== null);
      if (words) expect(budget?.text).toContain(words);
      else expect(main.lines).not.toContain("Complete Image Gallery");
    }
  },
);

browserTest("a builder on its way, missing, or not to be read [G09]", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  expectComplaint(/404|500/);
  let status = 404;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const one = /\/api\/builders\/[0-9a-f-]{36}$/;
  await page.route(one, async (route) => {
    await held;
    await route.fulfill({ status, body: "{}" });
  });
  await visit("/our-builders?search=redwood");
  await page.evaluate(hurryRetries);
  await page.getByRole("link", { name: "Learn More" }).click();
  await page.getByText("Loading builder profile...").waitFor();
  answer();
  await page.getByRole("heading", { name: "Builder Not Found" }).waitFor();
  await expectOneHead(page, /^Builder Not Found \| Boothwright$/);
  status = 500;
  await page.goBack();
  await page.getByRole("link", { name: "Learn More" }).click();
  await page.getByRole("heading", { level: 1, name: "Unable to Load Builder" }).waitFor();
  await page.getByRole("main").getByText("couldn't load this builder").first().waitFor();
  await expectOneHead(page, /.+ \| Boothwright$/);
  await page.unroute(one);
  await page.getByRole("link", { name: "Try Again" }).click();
  await page.getByRole("heading", { level: 1, name: "Redwood & Pike Exhibits" }).waitFor();
  // one orange button, at any scroll position [W24]
  await expect.poll(() => orangeButtons(page)).toEqual(["Get Quote Now"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => orangeButtons(page)).toEqual(["Get quotes"]);
});

browserTest("a builder that is not there is a 404 with a way on [G09]", async ({ app }) => {
  for (const id of ["nobody", "019b0000-5b01-7000-8000-000000000000", "%2F..%2F"]) {
    const page = await readPage(`${app.origin}/builders/${id}`);
    expect(page.status, id).toBe(404);
    expect(page.part("h1").text).toBe("Builder Not Found");
    expect(page.lines).toContain("The builder profile you're looking for doesn't exist.");
    expect(Object.values(page.part("main").links)).toEqual(["/our-builders"]);
  }
});

browserTest(
  "both addresses reach the builder; one is canonical, and search engines read a business, without a rating of samples [A02] [S07]",
  async ({ app }) => {
    const { notionId } = await find(app, "Redwood");
    for (const path of ["builders", "builder-profile"]) {
      const page = await readPage(`${app.origin}/${path}/${notionId}`);
      expect(page.status).toBe(200);
      expect(page.part("h1").text).toBe("Redwood & Pike Exhibits");
      const canonical = /rel="canonical" href="([^"]*)"/.exec(page.html)?.[1] ?? "";
      expect(new URL(canonical).pathname).toBe(`/builders/${notionId}`);
      expect(page.part("title").text).toContain("Redwood & Pike Exhibits");
      const [, text = ""] =
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.html) ?? [];
      const business = JSON.parse(text);
      expect(business).toMatchObject({
        "@type": "LocalBusiness",
        name: "Redwood & Pike Exhibits",
        address: { addressLocality: "Las Vegas", addressCountry: "United States" },
      });
      expect(business).not.toHaveProperty("aggregateRating");
    }
  },
);
