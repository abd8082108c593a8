import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { testDay, testNow } from "../../adapters/system/test/test-time.ts";
import type { AssignedQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import type { OwnResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { formatDateRange } from "../../domain/trade-shows/format-date-range.ts";
import { signInSample } from "../../scripts/bench/sign-in-sample.ts";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { openedRow } from "./steps/opened-row.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { readOwnPage, readPage } from "./steps/read-page.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import type { Visitor } from "./visitor.ts";

const card = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title }) });
const assigned = (page: Page, show: string) =>
  card(page, "Assigned Quotes")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: show, exact: true }) });
const own = (page: Page, show: string) =>
  card(page, "My Quote Responses")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: show, exact: true }) });
const validUntil = testDay(302);
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

async function openDashboard({ page, visit }: Visitor) {
  await signInAs(page, "builder");
  await visit("/dashboard");
}

/** A request that the sample builder is asked to quote. */
async function assignedRequest(arrive: () => Promise<Visitor>, show: string) {
  const [exhibitor, admin] = [await arrive(), await arrive()];
  await arriveAsNewExhibitor(exhibitor.page);
  await signInAs(admin.page, "admin");
  const request = await askForQuotes(exhibitor.page, show);
  await assignBuilders(admin.page, request.id, ["Redwood & Pike Exhibits"]);
  return { ...request, exhibitor: exhibitor.page };
}

/** The height of a list, or of the part around it, if it had so many entries of its usual height. */
async function heightWith(count: number, list: Locator, part = list): Promise<number> {
  const heights = await list
    .getByRole("listitem")
    .evaluateAll((each) => each.map((row) => row.getBoundingClientRect().height));
  const usual = heights.toSorted((a, b) => a - b)[heights.length >> 1] ?? 0;
  const whole = await part.evaluate(({ scrollHeight }) => scrollHeight);
  return whole - heights.reduce((sum, height) => sum + height, 0) + count * usual;
}

async function responseFor(page: Page, show: string) {
  const { responses } = await callApi<{ responses: OwnResponseBody[] }>(
    page,
    "GET",
    "/api/dashboard/quote-responses",
  );
  return responses.find(({ tradeShowName }) => tradeShowName === show);
}

browserTest(
  "an assigned quote shows all it must in its details and dialogs [L08]",
  async ({ visitor }) => {
    const { page } = visitor;
    await openDashboard(visitor);
    const { assignedQuotes } = await callApi<{ assignedQuotes: unknown[] }>(
      page,
      "GET",
      "/api/dashboard/assigned-quotes",
    );
    await card(page, "Assigned Quotes").getByText(`${assignedQuotes.length} assigned`).waitFor();
    const imts = await openedRow(assigned(page, "IMTS"));
    await imts.getByRole("button", { name: "View Full Details" }).click();
    const dialog = page.getByRole("dialog", { name: "IMTS" });
    const shown = await dialog.innerText();
    expect(shown).toMatch(/Features\s+Stand \/ exhibit design, Storage, LED lighting/);
    expect(shown).toMatch(/Contact\s+Erin Calloway/);
    expect(shown).toMatch(/Job title\s+Head of Events/);
    await pressEscape(page);
    await dialog.waitFor({ state: "hidden" });

    await imts.getByRole("button", { name: "Contact Client" }).click();
    const contact = page.getByRole("dialog", { name: "Contact Northbeam Robotics" });
    const hrefs = await contact
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(["mailto:exhibitor@example.com", "tel:+13125550117"]);
    await pressEscape(page);
    await contact.waitFor({ state: "hidden" });

    // the quote form keeps the brief in sight, on a phone in one line
    await imts.getByRole("button", { name: "Submit Quote" }).click();
    const brief = page.getByRole("complementary", { name: "The brief" });
    await brief.getByText("McCormick Place").waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    await brief.getByText("McCormick Place").waitFor({ state: "hidden" });
    await brief.getByText(/20\s×\s20\sft Peninsula, \$35,000 – \$75,000/).waitFor();
  },
);

browserTest(
  "three further opportunities, no one's name among them [L09]",
  async ({ app, arrive }) => {
    const exhibitor = await arrive();
    await arriveAsNewExhibitor(exhibitor.page);
    for (const show of ["Open One", "Open Two", "Open Three", "Open Four"]) {
      await askForQuotes(exhibitor.page, show);
    }
    const cookie = await signInSample(app.origin, "builder");
    const page = await readPage(`${app.origin}/dashboard`, cookie);
    const available = page.part("section", "Other Available Opportunities");
    const requests = available.all("li").filter(({ html }) => html.includes("<h3"));
    const newest = ["Open Four", "Open Three", "Open Two"];
    expect(requests.map((request) => request.part("h3").text)).toEqual(newest);
    const text = requests[0]?.text;
    expect(text).toContain(formatDateRange(testDay(307), null));
    expect(text).toContain("McCormick Place");
    expect(text).toMatch(/20\s×\s20\sft Peninsula, \$35,000 – \$75,000/);
    expect(available.html).not.toMatch(/Northbeam|Calloway|example\.com|555/);
  },
);

browserTest(
  "places with addresses: the next quote due first, the missed and closed ones folded, fourteen short on a phone [W17] [W18] [W19]",
  async ({ visitor }) => {
    const { page } = visitor;
    await openDashboard(visitor);
    const views = page.getByRole("navigation", { name: "Builder dashboard" });
    const shows = card(page, "Assigned Quotes").getByRole("heading", { level: 4 });
    await expect.poll(() => shows.count()).toBeGreaterThan(4);
    const { assignedQuotes } = await callApi<{ assignedQuotes: AssignedQuoteBody[] }>(
      page,
      "GET",
      "/api/dashboard/assigned-quotes?standing=to-quote",
    );
    const due = assignedQuotes.map(({ respondBy, quotesDueAt }) => respondBy ?? quotesDueAt);
    expect(due).toEqual([...due].sort());
    const first = card(page, "Assigned Quotes").getByRole("listitem").first();
    await first
      .getByText(/late$|left$|^Answer /)
      .first()
      .waitFor();
    await card(page, "Assigned Quotes").getByText(`To quote (${due.length})`).waitFor();

    // on a phone fourteen requests, of which eight are open, are under 2,600 px
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await heightWith(8, card(page, "Assigned Quotes"), page.locator("html"))).toBeLessThan(
      2600,
    );
    if (usual) await page.setViewportSize(usual);

    const closed = card(page, "Assigned Quotes").getByText(/^Closed \(\d+\)$/);
    // an admin's test may have completed the one that was won
    const won = card(page, "Assigned Quotes").getByText(/^(Won|Completed)$/);
    expect(await won.count()).toBe(0);
    await closed.click();
    await won.first().waitFor();

    await page.getByRole("link", { name: /^My Quote Responses/ }).click();
    await own(page, "Hannover Messe").waitFor();
    // and nine quotes under 900
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await heightWith(9, card(page, "My Quote Responses"))).toBeLessThan(900);
    if (usual) await page.setViewportSize(usual);
    await views.getByRole("link", { name: /^Requests \d+$/ }).click();
    await card(page, "Other Available Opportunities").waitFor();
    await views.getByRole("link", { name: "Profile" }).click();
    const parts = page.getByRole("navigation", { name: "Profile" });
    await parts.getByRole("link", { name: /^Portfolio/ }).click();
    await page.getByText(/^Showing 6 of \d+$/).waitFor();
  },
);

browserTest(
  "a builder submits a quote, which stands for thirty days unless said otherwise, revises and withdraws it; a form that opens asks whether the quote is still the one it shows: a draft says so before it is sent, and what was not touched follows [L12] [R39]",
  async ({ arrive }) => {
    const { id } = await assignedRequest(arrive, "Submit Expo");
    const builder = await arrive({ isNew: true }); // a clock stays with its context
    await openDashboard(builder);
    const { page } = builder;
    await assigned(page, "Submit Expo").getByRole("button", { name: "Submit Quote" }).click();
    const dialog = page.getByRole("dialog", { name: "Submit Quote" });
    const submit = dialog.getByRole("button", { name: "Submit Quote" });
    const day = await dialog.getByLabel("Valid until").inputValue();
    const daysOn = (Date.parse(day) - testNow().getTime()) / 86_400_000;
    expect(daysOn).toBeGreaterThan(28.9);
    expect(daysOn).toBeLessThan(30.1);

    await dialog.getByLabel("Amount in US dollars").fill("a lot");
    await dialog.getByLabel("Links to drawings and documents").fill("http://example.com/plan.pdf");
    await dialog.getByLabel("Valid until").fill("2020-01-01");
    await submit.click();
    await dialog.getByText("Enter an amount in dollars").waitFor();
    const refusals = await dialog.innerText();
    expect(refusals).toContain("Valid until must be in the future");
    expect(refusals).toContain("Attachments must be https links");
    const amount = dialog.getByLabel("Amount in US dollars");
    expect(await amount.getAttribute("aria-invalid")).toBe("true");

    await amount.fill("$12,500.50");
    await dialog.getByLabel("Estimated timeline").fill("8 weeks");
    await dialog.getByLabel("Message").fill("Drayage is not included");
    await dialog.getByLabel("Links to drawings").fill("https://example.com/plan.pdf");
    await dialog.getByLabel("Valid until").fill(validUntil);
    const sent = page.waitForRequest("**/api/quote-responses");
    await submit.click();
    expect((await sent).postDataJSON()).toEqual({
      quoteRequestId: id,
      quotedAmount: 1_250_050,
      estimatedTimeline: "8 weeks",
      responseMessage: "Drayage is not included",
      attachments: ["https://example.com/plan.pdf"],
      validUntil,
      briefVersion: 1,
    });
    await toast(page, "Response submitted").waitFor();
    await dialog.waitFor({ state: "hidden" });

    const again = page.getByRole("dialog", { name: "Revise Quote" });
    const open = () =>
      assigned(page, "Submit Expo").getByRole("button", { name: "Revise Quote" }).click();
    const { id: responseId } = (await responseFor(page, "Submit Expo")) ?? { id: "" };
    const reviseTo = (quotedAmount: number) =>
      callApi(page, "PATCH", `/api/quote-responses/${responseId}`, { quotedAmount });
    const asked = again.getByLabel("Amount in US dollars");
    // the page hears of nothing by its own timer: in all these polls three seconds pass
    const until = (done: () => Promise<boolean>) =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(10);
            return done();
          },
          { interval: 50 },
        )
        .toBe(true);
    const close = async () => {
      await pressEscape(page);
      await until(async () => (await again.count()) === 0);
    };
    await open();
    expect(await asked.inputValue()).toBe("12500.50");
    expect(await again.getByLabel("Valid until").inputValue()).toBe(validUntil);
    await again.getByLabel("Message").fill("With graphics");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await close();
    await reviseTo(45_000_00);
    await open();
    const changed = again.getByText("This quote was changed in another window");
    await until(() => changed.isVisible());
    expect(await again.getByLabel("Message").inputValue()).toBe("With graphics");
    expect(await again.innerText()).toMatch(/Amount\s+\$45,000/);
    await again.getByRole("button", { name: "Use the current version" }).click();
    await until(async () => (await asked.inputValue()) === "45000");
    await close();
    await reviseTo(40_000_00);
    await open();
    await until(async () => (await asked.inputValue()) === "40000");
    expect(await changed.count()).toBe(0);
    await page.clock.resume();

    await asked.fill("42,000");
    await again.getByRole("button", { name: "Send Revised Quote" }).click();
    await toast(page, "Quote revised").waitFor();
    await again.waitFor({ state: "hidden" });
    expect((await responseFor(page, "Submit Expo"))?.revision).toBe(4);
    await page.getByRole("link", { name: /^My Quote Responses/ }).click();
    await own(page, "Submit Expo").getByText("$42,000").first().waitFor();
    await openedRow(own(page, "Submit Expo"));

    await own(page, "Submit Expo").getByRole("button", { name: "Withdraw" }).click();
    const alert = page.getByRole("alertdialog", { name: "Withdraw this quote?" });
    await alert.getByRole("button", { name: "Withdraw quote" }).click();
    await own(page, "Submit Expo").getByText("Withdrawn", { exact: true }).waitFor();
    expect(await own(page, "Submit Expo").getByRole("button").count()).toBe(0);
    const request = (await readOwnPage(page, "/dashboard"))
      .part("section", "Assigned Quotes")
      .part("li", "Submit Expo");
    expect(request.lines).toContain("Submit Quote");
  },
);

browserTest(
  "a first quote that was not taken keeps what was typed, also where the session has ended, and is for the brief that it was begun with, also after another visit [L12] [R21]",
  async ({ arrive }) => {
    const typed = "A long message: without the hall's rules we cannot name a price";
    const { id, exhibitor } = await assignedRequest(arrive, "Failing Expo");
    const builder = await arrive();
    builder.expectComplaint(/500|401/);
    await openDashboard(builder);
    const { page } = builder;
    const open = () =>
      assigned(page, "Failing Expo").getByRole("button", { name: "Submit Quote" }).click();
    await open();
    const dialog = page.getByRole("dialog", { name: "Submit Quote" });
    const message = dialog.getByLabel("Message");
    const submit = dialog.getByRole("button", { name: "Submit Quote" });
    await dialog.getByLabel("Amount in US dollars").fill("12,500");
    await message.fill(typed);
    const change = { boothSize: "40x50", version: 1 };
    await callApi(exhibitor, "PATCH", `/api/quote-requests/${id}`, change);

    await page.context().clearCookies({ name: "session" });
    await submit.click();
    const signIn = dialog.getByRole("link", { name: "Sign in" });
    await signIn.waitFor();
    expect(await signIn.getAttribute("target")).toBe("_blank");
    const { pathname, search } = new URL(page.url());
    const login = `/login?${new URLSearchParams({ returnTo: pathname + search })}`;
    expect(await signIn.getAttribute("href")).toBe(login);
    expect(await message.inputValue()).toBe(typed);
    // the sign-in leaves the stored draft alone; effects after hydration run before the second frame
    await builder.visit(login);
    const stored = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return JSON.stringify(Object.entries(localStorage));
    });
    expect(stored).toContain(typed);
    await openDashboard(builder);
    await open();
    await dialog.getByText("Restored your draft").waitFor();

    await page.route("**/api/quote-responses", (route) => route.fulfill({ status: 500, body: "" }));
    await submit.click();
    await toast(page, "Failed to submit quote response. Please try again.").waitFor();
    expect(await message.inputValue()).toBe(typed);
    await page.unroute("**/api/quote-responses");
    await submit.click();
    await toast(page, "Response submitted").waitFor();
    expect(await responseFor(page, "Failing Expo")).toMatchObject({
      quotedAmount: 12_500_00,
      responseMessage: typed,
      briefVersion: 2,
      confirmedBrief: 1,
      forEarlierBrief: true,
    });
  },
);
