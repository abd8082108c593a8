import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { orangeButtons } from "./steps/orange-buttons.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { readOwnPage } from "./steps/read-page.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { dismissToast } from "./steps/toasts.ts";
import { untilAlive } from "./until-alive.ts";
import type { Visitor } from "./visitor.ts";

const row = (page: Page, show: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: show, exact: true }) });
/** The quotes, and not the steps of the time line above them. */
const responsesIn = (page: Page) =>
  details(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
const details = (page: Page) => page.getByRole("dialog", { name: "Quote Request Details" });

async function openDashboard({ page, visit }: Visitor) {
  await signInAs(page, "exhibitor");
  await visit("/dashboard");
}

/** Opens the dashboard within the site, so that the browser reads the lists itself. */
async function goToDashboard({ page, visit }: Visitor) {
  await signInAs(page, "exhibitor");
  await visit("/how-it-works");
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
}

/** Types, and closes the dialog around it with Escape, which asks; what was typed stays. */
async function asksBeforeClosing(page: Page, field: Locator) {
  await field.fill("A long text");
  await pressEscape(page);
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await question.waitFor({ state: "hidden" });
  expect(await field.inputValue()).toBe("A long text");
}

/** A request of the exhibitor's with quotes from both, the builder's at the given price. */
async function quotedRequest(arrive: () => Promise<Visitor>, show: string, quotedAmount: number) {
  const [exhibitor, admin, builder] = [await arrive(), await arrive(), await arrive()];
  await arriveAsNewExhibitor(exhibitor.page);
  await signInAs(admin.page, "admin");
  await signInAs(builder.page, "builder");
  const { id } = await askForQuotes(exhibitor.page, show);
  await assignBuilders(admin.page, id, ["Redwood & Pike Exhibits"]);
  await callApi(builder.page, "POST", "/api/quote-responses", {
    quoteRequestId: id,
    quotedAmount,
    estimatedTimeline: "7 weeks",
    responseMessage: "Everything included",
    attachments: ["https://example.com/plan.pdf"],
  });
  return { id, exhibitor, admin, builder };
}

browserTest(
  "each own request shows all in its details, its quotes by amount, and what can be done where the promise was missed [K03] [K04] [K05] [K06] [W20]",
  async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/500/);
    await openDashboard(visitor);
    // one orange button: the next step with the first request that waits for a decision
    await expect
      .poll(() => orangeButtons(page.getByRole("main")))
      .toEqual([expect.stringMatching(/^(Compare \d quotes|Read the quote) for /)]);
    const another = page.getByRole("link", { name: "New Quote Request" });
    expect(await another.getAttribute("href")).toBe("/#quote-form");
    const { quotes } = await callApi<{ quotes: unknown[] }>(page, "GET", "/api/dashboard/quotes");
    const shown = Math.min(20, quotes.length); // the list's first page
    expect(await page.getByRole("button", { name: "View Details" }).count()).toBe(shown);

    // quotes that cannot be read can be asked for again
    await page.route("**/responses", (route) => route.fulfill({ status: 500, body: "" }));
    await row(page, "IMTS").getByText("McCormick Place").click();
    await details(page).getByText("Failed to fetch quote responses").waitFor();
    await page.unroute("**/responses");
    await details(page).getByRole("button", { name: "Try Again" }).click();
    await details(page).getByText("Waiting for Responses").waitFor();
    const waiting = await details(page).innerText();
    for (const words of [
      "Specifications",
      "Exhibit Stand Rental",
      "Sample request. The machine on show weighs",
      "Builders typically respond within 24-48 hours with their quotes and availability.",
    ]) {
      expect(waiting).toContain(words);
    }
    await pressEscape(page);
    await details(page).waitFor({ state: "hidden" });

    await row(page, "Hannover Messe").getByRole("button", { name: "View Details" }).click();
    const responses = responsesIn(page);
    await responses.first().waitFor();
    // a quote is a line with builder, status and amount, which opens
    const folded = await responses.first().innerText();
    expect(folded).toMatch(/^Rheinlicht Messebau\s+Pending\s+\$168,400/);
    expect(folded).not.toContain("14 weeks");
    for (const fold of await responses.locator("summary").all()) await fold.click();
    const texts = await responses.allInnerTexts();
    expect(texts[0]).toMatch(/^Rheinlicht Messebau\s+Pending/); // the lower amount first
    expect(texts[0]).toMatch(/Amount\s+\$168,400/);
    expect(texts[0]).toMatch(/Timeline\s+14 weeks/);
    expect(texts[0]).toMatch(/Received\s+\w{3} \d{1,2}, \d{4}/);
    expect(texts[0]).toContain("Reusable steel frame");
    expect(texts[1]).toMatch(/^Redwood & Pike Exhibits[\s\S]+\$191,250/);
    expect(texts[0]).toMatch(/^Düsseldorf.*\. Nearest work: .+, \d+\s×\s\d+\sft$/m);
    const links = await responses
      .nth(1)
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute("href"), one.getAttribute("target")]),
      );
    expect(links).toEqual([
      ["mailto:hello.redwood-pike@example.com", null],
      ["tel:+17025550142", null],
      ["https://redwood-pike.example.com", "_blank"],
    ]);

    const requests = (await readOwnPage(page, "/dashboard")).all("li");
    const pathOf = (...words: string[]) =>
      Object.values(
        requests.find(({ text }) => words.every((word) => text.includes(word)))?.links ?? {},
      ).find((to) => /\/requests\/[^/]+$/.test(to)) ?? "";
    const ended = await readOwnPage(page, pathOf("CES", "Completed"));
    expect(ended.part("main").text).toMatch(
      /Redwood & Pike Exhibits.*Accepted.*\$61,900.*Lakeshore Booth Works.*Declined.*\$48,300/,
    );
    expect(ended.links).toHaveProperty("Compare side by side");
    expect(ended.lines).not.toContain("Accept Quote");
    expect(ended.lines).not.toContain("Cancel Request");

    // the sample whose promise was missed has four ways on
    await visitor.visit(pathOf("RSNA"));
    const five = page.getByRole("region", { name: "Your five quotes" });
    await five.getByText("That's our fault, not yours.").waitFor();
    expect(await five.getByRole("link", { name: "Talk to us" }).getAttribute("href")).toBe(
      "/contact",
    );
    await five.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Keep request" }).click();
    const buttons = () => page.getByRole("main").getByRole("button").allInnerTexts();
    // one pair of buttons, not a second one below the quotes
    const asking = ["Ask for more builders", "Stop inviting builders"];
    await expect
      .poll(async () => (await buttons()).filter((name) => asking.includes(name)))
      .toEqual(asking);
    await five.getByRole("button", { name: "Keep waiting" }).click();
    await five.getByText("We'll email you as soon as the next quote is in.").waitFor();
    await five.getByRole("button", { name: "Other options" }).click();
    await five.getByRole("button", { name: "Keep waiting" }).waitFor();
  },
);

browserTest(
  "a question, an answer or a change of the brief that was typed isn't lost without being asked for [K05]",
  async ({ arrive }) => {
    const { id, exhibitor, builder } = await quotedRequest(arrive, "Long Text Expo", 12_500_00);
    const { page, visit } = exhibitor;
    await visit(`/requests/${id}?view=questions`);
    await untilAlive(page.getByLabel("Ask the builders"));
    await page.getByLabel("Ask the builders").fill("A long text");
    await page.getByRole("link", { name: "Brief", exact: true }).click();
    const requirements = page.getByLabel("Additional Requirements");
    const stored = await requirements.inputValue();
    await requirements.fill("Two towers");
    const toDashboard = page.getByRole("link", { name: "Dashboard" }).first();
    await toDashboard.click();
    const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await question.waitFor({ state: "hidden" });
    expect(await requirements.inputValue()).toBe("Two towers");
    await requirements.fill(stored);

    // a question that was sent is not lost
    await page.getByRole("link", { name: "Questions and files" }).click();
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await dismissToast(page, "Question sent");
    await toDashboard.click();
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();

    await builder.visit(`/dashboard?request=${id}`);
    const full = builder.page.getByRole("dialog", { name: "Long Text Expo" });
    await asksBeforeClosing(builder.page, full.getByLabel("Your answer to: A long text"));
    await full.getByRole("button", { name: "Send answer" }).click();
    await dismissToast(builder.page, "Answer sent");
    await asksBeforeClosing(builder.page, full.getByLabel("Ask the exhibitor"));
    await pressEscape(builder.page);
    await builder.page.getByRole("button", { name: "Discard" }).click();
    await full.waitFor({ state: "hidden" });
  },
);

browserTest(
  "a long list of requests loads more, one without a date of creation or a budget [K03]",
  async ({ visitor }) => {
    const { page } = visitor;
    await page.route("**/api/dashboard/quotes?*", async (route) => {
      const [quote] = (await (await route.fetch()).json()).quotes;
      const after = new URL(route.request().url()).searchParams.get("after");
      const tradeShowName = after ? "Second page" : "First page";
      const facts = after ? {} : { createdAt: null, budget: null };
      const quotes = [{ ...quote, ...facts, id: tradeShowName, tradeShowName }];
      await route.fulfill({ json: { quotes, next: after ? null : "cursor-1" } });
    });
    await goToDashboard(visitor);
    await page.getByRole("heading", { name: "First page" }).waitFor();
    await page.getByText("Unknown date").waitFor();
    expect(await page.getByText("Budget").count()).toBe(0);
    await page.getByRole("button", { name: "Load more" }).click();
    await page.getByRole("heading", { name: "Second page" }).waitFor();
    expect(await page.getByRole("heading", { name: "First page" }).count()).toBe(1);
    expect(await page.getByRole("button", { name: "Load more" }).count()).toBe(0);
  },
);

browserTest(
  "more builders are asked, and no further ones, and a budget is changed, while quotes are awaited: by the exhibitor on the request and its comparison, by an admin at the request [Q27] [Q28] [W21]",
  async ({ arrive }) => {
    const { exhibitor, admin } = await quotedRequest(arrive, "More Builders Expo", 42_000_00);
    const { page, visit } = exhibitor;
    const { quotes } = await callApi<{ quotes: { id: string }[] }>(
      page,
      "GET",
      "/api/dashboard/quotes",
    );
    const id = quotes[0]?.id ?? "";
    type Viewed = { promise: { isAskingStopped: boolean; outlook: { fitting: number } | null } };
    const promise = async () =>
      (await callApi<Viewed>(page, "GET", `/api/quote-requests/${id}`)).promise;
    // a pause that ends is evaluated at once
    const ofPromise = `/api/admin/quotes/${id}/promise`;
    await callApi(admin.page, "POST", `${ofPromise}/pause`, { reason: "The size is unclear" });
    await callApi(admin.page, "POST", `${ofPromise}/resume`);
    expect((await promise()).outlook?.fitting).toBeGreaterThan(0);

    await visit(`/requests/${id}`);
    await page.getByRole("button", { name: "Ask for more builders" }).waitFor();
    await page.getByRole("button", { name: "Stop inviting builders" }).click();
    // the button goes: the focus is on the one beside it
    const others = page.getByRole("button", { name: "Ask for more builders" });
    await expect
      .poll(() => others.evaluate((button) => button === document.activeElement))
      .toBe(true);
    await dismissToast(page, "No more builders are asked");
    await page
      .getByRole("button", { name: "Stop inviting builders" })
      .waitFor({ state: "detached" });
    expect((await promise()).isAskingStopped).toBe(true);

    // what would bring more builders can be done: the budget is part of the brief
    await page.getByRole("link", { name: "Brief", exact: true }).click();
    const brief = page.getByRole("form", { name: "Change the brief" });
    const save = brief.getByRole("button", { name: "Save the brief" });
    await brief.getByText("1 quote becomes out of date; we'll ask its builder").waitFor();
    expect(await save.isDisabled()).toBe(true);
    await brief.getByLabel("$75,000 – $150,000").check();
    await brief.getByLabel("Venue").fill("Moscone Center");
    await brief.getByLabel("Custom size").check();
    await save.click();
    await brief.getByText("Enter the booth width").waitFor();
    await brief.getByRole("button", { name: "20 × 30 ft" }).click();
    await brief.getByRole("button", { name: "Back side open" }).click();
    await save.click();
    await dismissToast(page, "Brief changed");
    await brief.getByText("We'll email your builders what changed.").waitFor();
    expect(await save.isDisabled()).toBe(true);
    expect(await callApi(page, "GET", `/api/quote-requests/${id}`)).toMatchObject({
      budget: "75000-150000",
      venue: "Moscone Center",
      boothSize: "20x30",
      briefVersion: 2,
    });

    await visit(`/requests/${id}/compare`);
    const ask = page.getByRole("button", { name: "Ask for more builders" });
    await ask.waitFor();
    expect(await page.getByRole("button", { name: "Stop inviting builders" }).count()).toBe(0);
    // whether a builder is left depends on what other tests have given them
    exhibitor.expectComplaint(/409/);
    const answered = page.waitForResponse("**/more-quotes");
    await ask.click();
    const isAsked = (await answered).ok();
    await dismissToast(page, isAsked ? "More builders proposed" : "No more builders invited");
    expect((await promise()).isAskingStopped).toBe(!isAsked);

    await admin.visit(`/admin-dashboard?need=open&brief=${id}`);
    const panel = admin.page.getByRole("region", { name: "Promise", exact: true });
    await panel.getByRole("button", { name: "Ask for more builders" }).waitFor();
    const stop = panel.getByRole("button", { name: "Stop inviting builders" });
    if (isAsked) await stop.click();
    await stop.waitFor({ state: "detached" });
    await panel.getByText(/^What happened/).click();
    await panel.getByText("No further builders wanted").first().waitFor();
    expect((await promise()).isAskingStopped).toBe(true);
  },
);
