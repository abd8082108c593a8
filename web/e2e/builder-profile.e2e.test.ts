import type { Page } from "playwright-core";
import { expect } from "vitest";
import type {
  BuilderBody,
  ViewedBuilderBody,
} from "../../app-server/contract/builders/builders.ts";
import { callApi } from "./call-api.ts";
import { hurryRetries } from "./hurry-retries.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectOneHead } from "./steps/expect-one-head.ts";
import { pressEscape } from "./steps/press-escape.ts";

async function find(page: Page, name: string): Promise<ViewedBuilderBody> {
  const builders = await callApi<BuilderBody[]>(page, "GET", "/api/builders");
  const found = builders.find((each) => each.name.startsWith(name));
  return callApi(page, "GET", `/api/builders/${found?.notionId}`);
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

const card = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });

browserTest(
  "a builder says who it is, how to reach it, and what it does [G06] [G07] [G08]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    const redwood = await find(page, "Redwood");
    const response = await visit(`/builders/${redwood.notionId}`);
    expect(response.status()).toBe(200);
    const main = page.getByRole("main");
    await main.getByRole("heading", { level: 1, name: "Redwood & Pike Exhibits" }).waitFor();
    await main.getByText("Las Vegas, Nevada, United States", { exact: true }).waitFor();
    await main.getByText("4.8 / 5", { exact: true }).first().waitFor();
    await main.getByText("Featured Builder", { exact: true }).waitFor();
    await main.getByText("Custom island and peninsula booths").waitFor();
    const hrefOf = (name: string | RegExp) =>
      main.getByRole("link", { name }).first().getAttribute("href");
    expect(await hrefOf(/^Visit Website/)).toBe("https://redwood-pike.example.com");
    expect(await hrefOf("hello.redwood-pike@example.com")).toBe(
      "mailto:hello.redwood-pike@example.com",
    );
    expect(await hrefOf("+1 702 555 0142")).toBe("tel:+17025550142");
    const dialog = page.getByRole("dialog", { name: "Connect with Redwood & Pike Exhibits" });
    await main.getByRole("button", { name: "Connect" }).click();
    await dialog.waitFor();
    await pressEscape(page);
    await dialog.waitFor({ state: "hidden" });

    const expected = new Set([...redwood.portfolioImages, ...redwood.featuredProjectImages]);
    expect(await page.locator("[aria-roledescription=slide]").count()).toBe(expected.size);
    expect(expected.size).toBeGreaterThan(1);

    const lists = {
      Specialties: redwood.specialties,
      "Services Offered": redwood.servicesOffered,
      "Industries Served": redwood.industriesServed,
      "Coverage Areas": redwood.coverageAreas,
    };
    for (const [title, words] of Object.entries(lists)) {
      expect(await card(page, title).getByRole("listitem").allInnerTexts(), title).toEqual(words);
    }
    const overview = await card(page, "Company Overview").innerText();
    for (const fact of ["14+ years", "25-50", "380+", "4.8 / 5"]) expect(overview).toContain(fact);
    const budget = await card(page, "Project Budget Range").innerText();
    expect(budget).toContain("$25,000\u00a0– $400,000");
    expect(budget).toContain("Typical project range");

    const ready = card(page, "Ready to Get Started?");
    await ready.getByRole("button", { name: "Get Quote Now" }).click();
    await dialog.waitFor();
  },
);

browserTest("a builder without logo, website or badge has none [G06]", async ({ reader }) => {
  const { page, visit } = reader;
  const lakeshore = await find(page, "Lakeshore");
  await visit(`/builders/${lakeshore.notionId}`);
  const main = page.getByRole("main");
  expect(await main.getByRole("link", { name: "Visit Website" }).count()).toBe(0);
  expect(await main.getByText("Featured Builder").count()).toBe(0);
  expect(await main.getByRole("img", { name: /^Logo/ }).count()).toBe(0);
  await main.locator("header svg").first().waitFor();
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
  async ({ reader }) => {
    const { page, visit } = reader;
    for (const [name, words] of [
      ["Rheinlicht", "From $40,000"],
      ["Andina", "Up to $90,000"],
      ["Table Mountain", null],
    ] as const) {
      await visit(`/builders/${(await find(page, name)).notionId}`);
      const budget = card(page, "Project Budget Range");
      expect(await budget.count(), name).toBe(words ? 1 : 0);
      if (words) expect(await budget.innerText()).toContain(words);
    }
    expect(await page.getByText("Complete Image Gallery").count()).toBe(0);
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
});

browserTest("a builder that is not there is a 404 with a way on [G09]", async ({ reader }) => {
  const { page, visit } = reader;
  for (const id of ["nobody", "019b0000-5b01-7000-8000-000000000000", "%2F..%2F"]) {
    const response = await visit(`/builders/${id}`);
    expect(response.status(), id).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Builder Not Found" }).waitFor();
    await page.getByText("The builder profile you're looking for doesn't exist.").waitFor();
  }
  await page.getByRole("main").getByRole("link").click();
  await page.waitForURL("**/our-builders");
});

browserTest(
  "both addresses reach the builder; one is canonical, and search engines read a business [A02]",
  async ({ reader }) => {
    const { page, visit } = reader;
    const { notionId } = await find(page, "Redwood");
    for (const path of ["builders", "builder-profile"]) {
      const response = await visit(`/${path}/${notionId}`);
      expect(response.status()).toBe(200);
      await page.getByRole("heading", { level: 1, name: "Redwood & Pike Exhibits" }).waitFor();
      const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
      expect(new URL(canonical ?? "").pathname).toBe(`/builders/${notionId}`);
      expect(await page.title()).toContain("Redwood & Pike Exhibits");
    }
    const text = await page.locator("script[type='application/ld+json']").first().textContent();
    const business = JSON.parse(text ?? "");
    expect(business).toMatchObject({
      "@type": "LocalBusiness",
      name: "Redwood & Pike Exhibits",
      address: { addressLocality: "Las Vegas", addressCountry: "United States" },
    });
    expect(business).not.toHaveProperty("aggregateRating");
  },
);
