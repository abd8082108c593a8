import { expect } from "vitest";
import { testDay } from "../../adapters/system/test/test-time.ts";
import { formatDateRange } from "../../domain/trade-shows/format-date-range.ts";
import { hurryRetries } from "./hurry-retries.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { expectOneHead } from "./steps/expect-one-head.ts";
import { readPage, type Served } from "./steps/read-page.ts";
import { signInAs } from "./steps/sign-in-as.ts";

type Show = Record<string, string | null> & { id: string; title: string; tags: unknown };

const showWith = async (app: { origin: string }, wanted: (show: Show) => boolean) => {
  const shows: Show[] = await (await fetch(`${app.origin}/api/trade-shows`)).json();
  const found = shows.find(wanted);
  if (!found) throw new Error("There is no such sample show");
  return found;
};

browserTest("a show's page shows all that is known [H05] [H06]", async ({ app }) => {
  const ces = await showWith(app, ({ title }) => title === "CES");
  const page = await readPage(`${app.origin}/trade-shows/${ces.id}`);
  expect(page.status).toBe(200);
  const article = page.part("article", "About This Event");
  const header = article.part("header");
  expect(header.part("h1").lines).toEqual(["CES"]);
  const range = formatDateRange(ces.startDate ?? null, ces.endDate ?? null) ?? "";
  for (const text of [
    "Technology",
    "Registration Open",
    "Consumer Electronics",
    "140,000",
    range,
    "Las Vegas Convention Center, Las Vegas, Nevada",
    "$40 – $60 per square foot",
    "Registration deadline",
  ]) {
    expect(header.lines).toContain(text);
  }
  expect(header.part("figure").html).toContain(` src="${ces.featuredImage}"`);
  const newTab = "(opens in a new tab)";
  expect(header.links[`Register for Event ${newTab}`]).toBe(ces.registrationLink);
  expect(header.links[`Official Site ${newTab}`]).toBe(ces.eventWebsite);
  expect(header.html).toMatch(/rel="[^"]*noopener[^"]*"[^>]*>Register for Event/);

  const card = (name: string) => article.part("section", name);
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
    expect(card(name).lines).toContain(name);
  }
  expect(card("About This Event").html).toContain("Consumer technology from chips");
  expect(card("Schedule & Agenda").all("table")).toHaveLength(1);
  const facts = ["Technology", "Las Vegas, Nevada", "North America", `${ces.year}`];
  expect(card("Quick Facts").lines).toEqual(expect.arrayContaining([...facts, "Featured Event"]));

  const builders = card("Builders for This Show");
  expect(builders.html).toMatch(/>\d+ builders for CES in Las Vegas; \d+ have built there</);
  expect(builders.lines).toContain("Booths built here");
  expect(builders.links["The Glass Lab"]).toMatch(/^\/portfolio\//);
  expect(builders.text).toMatch(/30\s×\s40\sft\s· Island Booth/);
  expect(builders.links["See all builders for this show"]).toBe("/our-builders?show=CES");
  expect(page.html).toMatch(new RegExp(`rel="canonical" href="[^"]*/trade-shows/${ces.id}"`));
});

browserTest(
  "the quote buttons lead to the form, the show filled in; its pictures are turned over [H05] [H06]",
  async ({ app, visitor }) => {
    const { page, visit } = visitor;
    const ces = await showWith(app, ({ title }) => title === "CES");
    const address = `${app.origin}/trade-shows/${ces.id}`;
    const { links } = await readPage(address);
    expect(links["Start Quote Request"]).toMatch(/^\/\?show=.*#quote-form$/);
    expect(links["Get Custom Booth Quote"]).toBe(links["Start Quote Request"]);
    await visit(`/trade-shows/${ces.id}`);
    const gallery = page.locator("section").filter({ hasText: "Event Gallery" }).last();
    await gallery.getByRole("button", { name: "Next" }).click();
    await gallery.getByText("2 of 5", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Get Custom Booth Quote" }).click();
    await page.waitForURL(/\/\?show=.*#quote-form$/);
    const field = page.locator("#quote-form").getByLabel("Trade Show Name");
    await expect.poll(() => field.inputValue()).toBe(ces.title);
    await expect
      .poll(() =>
        page.evaluate(() => document.getElementById("quote-form")?.getBoundingClientRect().top),
      )
      .toBeLessThan(200);
  },
);

browserTest("a sold-out show takes no quote requests [H05] [H06]", async ({ app }) => {
  const { id } = await showWith(app, ({ status }) => status === "sold-out");
  const main = (await readPage(`${app.origin}/trade-shows/${id}`)).part("main");
  const header = main.part("article", "About This Event").part("header");
  expect(header.all("span", "Sold Out").length).toBeGreaterThan(0);
  const buttons = (part: Served) =>
    part.all("button").filter(({ lines }) => lines.join().includes("Sold Out"));
  expect(buttons(header).map(({ lines }) => lines)).toEqual([["Sold Out"]]);
  expect(buttons(main).map(({ lines }) => lines)).toEqual([["Sold Out"], ["Event Sold Out"]]);
  for (const { html } of buttons(main)) expect(html).toMatch(/^<button[^>]* disabled=""/);
  expect(main.lines).not.toContain("Get Custom Booth Quote");
  expect(main.lines).not.toContain("Start Quote Request");
});

browserTest(
  "any other state reads Upcoming, unless the show is on or over; missing parts are left out [H05] [H06]",
  async ({ app }) => {
    let main: Served | undefined;
    for (const [state, label] of [
      ["done", "Done"],
      ["in-progress", "In Progress"],
      ["upcoming", "Upcoming"],
      ["Postponed", "Upcoming"],
    ] as const) {
      const { id } = await showWith(app, ({ status }) => status === state);
      main = (await readPage(`${app.origin}/trade-shows/${id}`)).part("main");
      expect(main.part("article", label).part("header").lines, state).toContain(label);
      expect(main.lines).toContain("Get Custom Booth Quote");
    }
    // the postponed one: no place, no dates, no picture, nothing to register for
    for (const name of [
      "Schedule & Agenda",
      "Key Speakers & Exhibitors",
      "Previous Year Statistics",
      "Event Gallery",
      "Floor Plans & Booth Maps",
      "Contact Information",
      "Register for Event",
      "Official Site",
      "Add to calendar",
    ]) {
      expect(main?.lines).not.toContain(name);
    }
    expect(main?.lines).toContain("Dates to be announced");
    const over = await showWith(app, ({ status }) => status === "done");
    const { lines, links } = await readPage(`${app.origin}/trade-shows/${over.id}`);
    expect(lines.join()).toMatch(/This show ended on [A-Z][a-z]+ \d+, \d{4},/);
    expect(links["See all upcoming shows"]).toBe("/trade-show-calendar");
  },
);

browserTest(
  "search engines and calendars read the show, by its other address too [H05] [H06]",
  async ({ app }) => {
    const ces = await showWith(app, ({ title }) => title === "CES");
    const page = await readPage(`${app.origin}/trade-show-calendar/${ces.id}`);
    expect(page.status).toBe(200);
    expect(page.part("h1").lines).toEqual(["CES"]);
    expect(page.html).toMatch(new RegExp(`rel="canonical" href="[^"]*/trade-shows/${ces.id}"`));
    const blocks = page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
    const things = Array.from(blocks, ([, text = ""]) => JSON.parse(text));
    expect(things.find((each) => each["@type"] === "Event")).toMatchObject({
      name: "CES",
      startDate: ces.startDate,
      endDate: ces.endDate,
      location: { name: "Las Vegas Convention Center" },
    });
    expect(things.some((each) => each["@type"] === "BreadcrumbList")).toBe(true);
    for (const name of ["description", "keywords", "twitter:title"]) {
      expect(page.html).toMatch(new RegExp(`<meta name="${name}" content="[^"]+"`));
    }
    const file = await fetch(app.origin + page.links["Add to calendar"]);
    expect(file.headers.get("content-disposition")).toContain("trade-show.ics");
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR/);
  },
);

browserTest("a show's links are tall enough for a finger", async ({ app, reader }) => {
  const { page, visit } = reader;
  const { id, ...show } = await showWith(app, ({ title }) => title.startsWith("RSNA"));
  expect(show.contactInformation).toContain("<a");
  await visit(`/trade-shows/${id}`);
  const heights = await page
    .getByRole("main")
    .locator("a:visible, button:visible")
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

browserTest("a show that is not there is not found [H07]", async ({ app }) => {
  for (const path of [
    "/trade-shows/nope",
    "/trade-show-calendar/0190f000-0000-7000-8000-000000000001",
  ]) {
    const page = await readPage(app.origin + path);
    expect(page.status).toBe(404);
    expect(page.part("h1").lines).toEqual(["Trade Show Not Found"]);
    expect(page.lines).toContain(
      "The trade show you're looking for doesn't exist or has been removed.",
    );
    expect(page.links["Back to Trade Show Calendar"]).toBe("/trade-show-calendar");
  }
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
  "an admin enters a show's rates from its page: errors by field, and what is typed survives another's save [R17] [R18]",
  async ({ app, visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    await signInAs(page, "admin");
    const { id } = await showWith(app, ({ city }) => city === "Lisbon");
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
    // the country's average first, and the show as a row below [W16]
    const rows = page.getByRole("table", { name: "Rates of countries and shows" }).getByRole("row");
    await rows.nth(1).getByText("Published average").waitFor();
    await rows.nth(2).getByText("$150").waitFor();
    const change = page.getByRole("link", { name: /^Change rates of Web Summit/ });
    await change.click();
    await page.getByRole("button", { name: "Remove rates" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove rates" }).click();
    await change.waitFor({ state: "detached" });
    await page.getByText("Add a show's rates").click();
    await page.getByLabel("Enter rates of a show or a country").fill("Web Sum");
    await page.getByRole("option", { name: /^Web Summit/ }).click();
    await page.getByRole("heading", { name: /^Web Summit/ }).waitFor();
  },
);
