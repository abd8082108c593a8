import type { Page } from "playwright-core";
import { expect } from "vitest";
import { testDay } from "../../adapters/system/test/test-time.ts";
import { formatDateRange } from "../../domain/trade-shows/format-date-range.ts";
import { hurryRetries } from "./hurry-retries.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { expectOneHead } from "./steps/expect-one-head.ts";
import { signInAs } from "./steps/sign-in-as.ts";

type Show = Record<string, string | null> & { id: string; title: string; tags: unknown };

const showWith = async (page: Page, wanted: (show: Show) => boolean) => {
  const shows: Show[] = await (await page.request.get("/api/trade-shows")).json();
  const found = shows.find(wanted);
  if (!found) throw new Error("There is no such sample show");
  return found;
};
const card = (page: Page, name: string) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { name, exact: true }) });

browserTest("a show's page shows all that is known [H05] [H06]", async ({ visitor }) => {
  const { page, visit } = visitor;
  const ces = await showWith(page, ({ title }) => title === "CES");
  const response = await visit(`/trade-shows/${ces.id}`);
  expect(response.status()).toBe(200);
  const header = page.locator("main article header");
  await header.getByRole("heading", { level: 1, name: "CES" }).waitFor();
  const range = formatDateRange(ces.startDate ?? null, ces.endDate ?? null) ?? "";
  for (const text of [
    "Technology",
    "Registration Open",
    "Consumer Electronics",
    "140,000",
    range,
    "Las Vegas Convention Center, Las Vegas, Nevada",
    "$40 – $60 per square foot",
  ]) {
    await header.getByText(text, { exact: true }).waitFor();
  }
  await header.getByText("Registration deadline").waitFor();
  expect(await header.locator("figure img").getAttribute("src")).toBe(ces.featuredImage);
  const register = header.getByRole("link", { name: /^Register for Event/ });
  expect(await register.getAttribute("href")).toBe(ces.registrationLink);
  expect(await register.getAttribute("rel")).toContain("noopener");
  const site = header.getByRole("link", { name: /^Official Site/ });
  expect(await site.getAttribute("href")).toBe(ces.eventWebsite);

  for (const name of [
    "About This Event",
    "Schedule & Agenda",
    "Key Speakers & Exhibitors",
    "Previous Year Statistics",
    "Event Gallery",
    "Floor Plans & Booth Maps",
    "Contact Information",
    "Quick Facts",
    "Ready to Exhibit?",
  ]) {
    await card(page, name).waitFor();
  }
  await card(page, "About This Event").getByText("Consumer technology from chips").waitFor();
  await card(page, "Schedule & Agenda").locator("table").waitFor();
  const facts = card(page, "Quick Facts");
  for (const text of ["Technology", "Las Vegas, Nevada", "North America", `${ces.year}`]) {
    await facts.getByText(text, { exact: true }).waitFor();
  }
  await facts.getByText("Featured Event", { exact: true }).waitFor();
  await card(page, "Event Gallery").getByRole("button", { name: "Next" }).click();
  await card(page, "Event Gallery").getByText("2 of 5", { exact: true }).waitFor();

  const builders = card(page, "Builders for This Show");
  await builders.getByText(/^\d+ builders for CES in Las Vegas; \d+ have built there$/).waitFor();
  await builders
    .getByRole("listitem")
    .first()
    .getByText(/·\sCES 20\d\d\s·/)
    .waitFor();
  const all = builders.getByRole("link", { name: "See all builders for this show" });
  expect(await all.getAttribute("href")).toBe("/our-builders?show=CES");

  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(canonical).toMatch(new RegExp(`/trade-shows/${ces.id}$`));
});

browserTest(
  "the quote buttons lead to the form, the show filled in [H05] [H06]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    const ces = await showWith(page, ({ title }) => title === "NRF: Retail's Big Show");
    await visit(`/trade-shows/${ces.id}`);
    for (const name of ["Get Custom Booth Quote", "Start Quote Request"]) {
      await page.getByRole("link", { name, exact: true }).click();
      await page.waitForURL(/\/\?show=.*#quote-form$/);
      const field = page.locator("#quote-form").getByLabel("Trade Show Name");
      await expect.poll(() => field.inputValue()).toBe(ces.title);
      await expect
        .poll(() =>
          page.evaluate(() => document.getElementById("quote-form")?.getBoundingClientRect().top),
        )
        .toBeLessThan(200);
      await page.goBack();
      await page.waitForURL(`**/trade-shows/${ces.id}`);
    }
  },
);

browserTest("a sold-out show takes no quote requests [H05] [H06]", async ({ reader }) => {
  const { page, visit } = reader;
  const { id } = await showWith(page, ({ status }) => status === "sold-out");
  await visit(`/trade-shows/${id}`);
  const header = page.locator("main article header");
  expect(await header.getByRole("button", { name: "Sold Out" }).isDisabled()).toBe(true);
  await header.locator("span").getByText("Sold Out", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Event Sold Out" }).isDisabled()).toBe(true);
  expect(await page.getByText("Get Custom Booth Quote").count()).toBe(0);
  expect(await page.getByText("Start Quote Request").count()).toBe(0);
});

browserTest(
  "any other state reads Upcoming, unless the show is on or over; missing parts are left out [H05] [H06]",
  async ({ reader }) => {
    const { page, visit } = reader;
    for (const [state, label] of [
      ["done", "Done"],
      ["in-progress", "In Progress"],
      ["upcoming", "Upcoming"],
      ["Postponed", "Upcoming"],
    ] as const) {
      const { id } = await showWith(page, ({ status }) => status === state);
      await visit(`/trade-shows/${id}`);
      await page.locator("main article header").getByText(label, { exact: true }).waitFor();
      await page.getByRole("link", { name: "Get Custom Booth Quote" }).waitFor();
    }
    // the postponed one: no place, no dates, no picture, nothing to register for
    for (const name of [
      "Schedule & Agenda",
      "Key Speakers & Exhibitors",
      "Previous Year Statistics",
      "Event Gallery",
      "Floor Plans & Booth Maps",
      "Contact Information",
    ]) {
      expect(await card(page, name).count()).toBe(0);
    }
    for (const name of ["Register for Event", "Official Site", "Add to calendar"]) {
      expect(await page.getByText(name).count()).toBe(0);
    }
    await page.getByText("Dates to be announced").waitFor();
  },
);

browserTest(
  "search engines and calendars read the show, by its other address too [H05] [H06]",
  async ({ reader }) => {
    const { page, visit } = reader;
    const ces = await showWith(page, ({ title }) => title === "CES");
    expect((await visit(`/trade-show-calendar/${ces.id}`)).status()).toBe(200);
    await page.getByRole("heading", { level: 1, name: "CES" }).waitFor();
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(canonical).toMatch(new RegExp(`/trade-shows/${ces.id}$`));
    const blocks = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    const things = blocks.map((text) => JSON.parse(text));
    expect(things.find((each) => each["@type"] === "Event")).toMatchObject({
      name: "CES",
      startDate: ces.startDate,
      endDate: ces.endDate,
      location: { name: "Las Vegas Convention Center" },
    });
    expect(things.some((each) => each["@type"] === "BreadcrumbList")).toBe(true);
    for (const name of ["description", "keywords", "twitter:title"]) {
      expect(await page.locator(`meta[name="${name}"]`).getAttribute("content")).toBeTruthy();
    }
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Add to calendar" }).click();
    expect((await download).suggestedFilename()).toBe("trade-show.ics");
  },
);

browserTest("a show's links are tall enough for a finger", async ({ reader }) => {
  const { page, visit } = reader;
  const { id, ...show } = await showWith(page, ({ title }) => title.startsWith("RSNA"));
  expect(show.contactInformation).toContain("<a");
  await visit(`/trade-shows/${id}`);
  const heights = await page
    .getByRole("main")
    .locator("a:visible, button:visible")
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

browserTest("a show that is not there is not found [H07]", async ({ reader }) => {
  const { page, visit } = reader;
  for (const path of [
    "/trade-shows/nope",
    "/trade-show-calendar/0190f000-0000-7000-8000-000000000001",
  ]) {
    const response = await visit(path);
    expect(response.status()).toBe(404);
    await page.getByRole("heading", { name: "Trade Show Not Found" }).waitFor();
    await page
      .getByText("The trade show you're looking for doesn't exist or has been removed.")
      .waitFor();
  }
  await page.getByRole("link", { name: "Back to Trade Show Calendar" }).click();
  await page.waitForURL("**/trade-show-calendar");
});

browserTest("on the way within the site a skeleton stands in [H05] [H07]", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  expectComplaint(/Failed to load resource.*(404|50[03])/);
  await visit("/trade-show-calendar");
  await page.evaluate(hurryRetries);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const one = /\/api\/trade-shows\/[0-9a-f-]{36}$/;
  await page.route(one, async (route) => {
    await released;
    await route.continue();
  });
  await page
    .getByRole("link", { name: /^Learn More/ })
    .first()
    .click();
  await page.getByText("Loading trade show...").waitFor({ state: "attached" });
  release();
  await page.getByRole("heading", { name: "About This Event" }).waitFor();

  await page.unroute(one);
  let status = 503;
  await page.route(one, (route) => route.fulfill({ status, json: { message: "No" } }));
  await page.goBack();
  const more = page.getByRole("link", { name: /^Learn More/ });
  await more.nth(1).click();
  await page.getByRole("heading", { name: "Unable to Load Trade Show" }).waitFor();
  const main = page.getByRole("main");
  await main.getByText("couldn't load this trade show").first().waitFor();
  await main.getByRole("link", { name: /try again/i }).waitFor();
  await expectOneHead(page, /.+ \| Boothwright$/);
  status = 404;
  await page.goBack();
  await more.nth(2).click();
  await expectOneHead(page, /^Trade Show Not Found \| Boothwright$/);
  await main.getByText("Trade Show Not Found").first().waitFor();
});

browserTest(
  "the page of a past show says when it ended and what comes next",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    const ces = await showWith(page, ({ title }) => title === "CES");
    const over = { ...ces, startDate: "2020-01-07", endDate: "2020-01-10" };
    await page.route(`**/api/trade-shows/${ces.id}`, (route) => route.fulfill({ json: over }));
    // in some months it is not on the first page of all
    await visit("/trade-show-calendar?search=CES");
    await page.locator(`a[href="/trade-shows/${ces.id}"]`).first().click();
    const notice = page
      .getByRole("status")
      .filter({ hasText: "This show ended on January 10, 2020" });
    await notice.waitFor();
    await notice.getByText("Coming up next").waitFor();
    expect(await notice.getByRole("listitem").count()).toBe(3);
    await notice.getByRole("link", { name: "See all upcoming shows" }).waitFor();
  },
);

browserTest(
  "an admin enters a show's rates from its page: errors by field, and what is typed survives another's save [R17] [R18]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    await signInAs(page, "admin");
    const { id } = await showWith(page, ({ city }) => city === "Lisbon");
    await visit(`/trade-shows/${id}`);
    await page.getByRole("link", { name: "Rates of this show" }).click();
    const save = page.getByRole("button", { name: "Save rates" });
    await page.getByLabel("Power outlet").fill("150");
    await save.click();
    await page.getByText("Source is required").waitFor();
    const source = page.getByRole("textbox", { name: "Source" });
    await expect
      .poll(() => source.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await expectFit(page, { picture: "rates-of-a-show" });
    await source.fill("Exhibitor manual");
    await page.getByLabel(/^As of/).fill(testDay(-62));

    const services = { outlet: 99_00, source: "Another admin", asOf: testDay(-92) };
    const call = `/api/admin/trade-shows/${id}/services`;
    await page.request.put(call, { data: { services } });
    expectComplaint(/409/);
    await save.click();
    await page.getByText("Another admin", { exact: true }).waitFor();
    expect(await source.inputValue()).toBe("Exhibitor manual");
    await page.getByRole("button", { name: "Keep what I typed" }).click();
    await save.click();
    const shows = page.getByRole("region", { name: "Shows" });
    await shows.getByText("Outlet $150").waitFor();
    await shows.getByRole("link", { name: /^Change rates of Web Summit/ }).click();
    await page.getByRole("button", { name: "Remove rates" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove rates" }).click();
    await page.getByText("No show has rates of its own").waitFor();
  },
);
