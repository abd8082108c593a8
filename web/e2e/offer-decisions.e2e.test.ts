import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { OwnResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { categoryList, isBilledByShow } from "../../domain/offers/category.ts";
import { lineOf } from "../../domain/offers/examples.ts";
import { callApi } from "./call-api.ts";
import { sharedAppTest } from "./shared-app-test.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { readOwnPage } from "./steps/read-page.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { dismissToast } from "./steps/toasts.ts";
import type { Visitor } from "./visitor.ts";

const main = (page: Page) => page.getByRole("main");
const question = (page: Page) => page.getByRole("alertdialog");

/** Triggers the polling of a page that becomes visible, without waiting for its timer. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/** A request with an answer of the builder's, each of the two in a window of their own. */
async function answeredRequest(arrive: () => Promise<Visitor>, show: string, answer: object) {
  const [exhibitor, admin, builder] = [await arrive(), await arrive(), await arrive()];
  await arriveAsNewExhibitor(exhibitor.page);
  await signInAs(admin.page, "admin");
  await signInAs(builder.page, "builder");
  const { id: quoteRequestId } = await askForQuotes(exhibitor.page, show);
  await assignBuilders(admin.page, quoteRequestId, ["Redwood & Pike Exhibits"]);
  const { id } = await callApi<{ id: string }>(builder.page, "POST", "/api/quote-responses", {
    quoteRequestId,
    ...answer,
  });
  const revise = (changes: object) =>
    callApi(builder.page, "PATCH", `/api/quote-responses/${id}`, changes);
  const read = async () => {
    const path = `/api/quote-requests/${quoteRequestId}/responses`;
    const [response] = await callApi<{ status: string; quotedAmount: number }[]>(
      exhibitor.page,
      "GET",
      path,
    );
    return response;
  };
  return { quoteRequestId, exhibitor, builder, revise, read };
}

/** Answers a request's quotes with five, each with another price in each of the 23 categories. */
async function givenFullComparison(page: Page) {
  const quotes = [21, 24, 27, 31, 36].map((hundreds, index) => {
    const amount = hundreds * 100_00;
    return { id: `${index}`, status: "pending", amount, quotedAmount: 23 * amount };
  });
  await page.route(/\/api\/quote-requests\/[^/]+\/responses$/, async (route) => {
    const response = await route.fetch();
    const [first] = await response.json();
    const json = quotes.map(({ amount, ...quote }) => ({
      ...first,
      ...quote,
      builderId: quote.id,
      responseMessage: null,
      lines: [{ ...lineOf("structure", { amount }), quantity: null }],
    }));
    await route.fulfill({ response, json });
  });
  await page.route(/\/api\/quote-requests\/[^/]+\/comparison\?/, async (route) => {
    const response = await route.fetch();
    const scope = categoryList.map(({ key: category, label, head }) => ({
      category,
      label,
      head,
      asked: true,
      why: "service",
      standing: isBilledByShow(category) ? "show" : "compared",
    }));
    const services = categoryList.map(({ key }) => key).filter(isBilledByShow);
    const offers = quotes.map(({ id, status, amount, quotedAmount }) => ({
      responseId: id,
      builderId: id,
      builderName: "A builder",
      revision: 1,
      status,
      stands: true,
      itemized: true,
      unitPrice: null,
      unitPrices: { squareFoot: amount, linearFoot: amount, squareMeter: amount },
      landed: {
        amount: quotedAmount,
        low: amount,
        high: quotedAmount,
        unknown: [],
        parts: services.map((category) => ({ category, amount, basis: "rate" })),
      },
      quotedAmount,
      total: quotedAmount,
      rank: { from: 1, to: 5 },
      currency: "USD",
      exchange: null,
      completeness: { said: 23, required: 23 },
      cells: categoryList.map(({ key: category }) => ({ category, state: "included", amount })),
      sameScope: {
        amount,
        low: amount,
        high: amount,
        open: [],
        fills: [],
        restated: [],
        elsewhere: [],
      },
    }));
    await route.fulfill({ response, json: { ...(await response.json()), scope, offers } });
  });
}

sharedAppTest(
  "a price raised while it is being accepted is shown beside the old one, and asked about again; the choice is what one reads next, and all quotes can be compared again, on a screen and on paper [R35]",
  async ({ arrive }) => {
    const answer = { quotedAmount: 246_800_00, estimatedTimeline: "9 weeks" };
    const raised = await answeredRequest(arrive, "Raise Expo", answer);
    const { exhibitor, quoteRequestId, revise, read } = raised;
    exhibitor.expectComplaint(/409/);
    const { page } = exhibitor;
    await page.setViewportSize({ width: 360, height: 640 });
    await exhibitor.visit(`/requests/${quoteRequestId}/compare`);
    await page.getByRole("button", { name: "Accept Quote" }).last().click();
    const accept = question(page).getByRole("button", { name: "Accept quote" });
    await question(page).getByText("Redwood & Pike Exhibits at $246,800").waitFor();

    await revise({ quotedAmount: 888_888_00 });
    await accept.click();
    await question(page).getByText("Was $246,800").waitFor();
    await question(page).getByText("Now $888,888").waitFor();
    expect(await accept.isDisabled()).toBe(true);
    expect(await read()).toMatchObject({ status: "pending" });

    // Again while the dialog is open: this time the page hears of it by itself.
    await question(page).getByRole("button", { name: "Continue with the revised quote" }).click();
    await question(page).getByText("Redwood & Pike Exhibits at $888,888").waitFor();
    await revise({ quotedAmount: 250_000_00 });
    await comeBack(page);
    await question(page).getByText("Now $250,000").waitFor();
    expect(await accept.isDisabled()).toBe(true);
    await question(page).getByRole("button", { name: "Continue with the revised quote" }).click();
    await accept.click();
    const choice = page.getByRole("region", { name: "Your choice" });
    await choice.getByText("We've told them.").waitFor();
    const isRead = () =>
      choice.getByRole("heading", { name: /^You chose/ }).evaluate((heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        return heading === heading.ownerDocument.activeElement && top > 0 && bottom < innerHeight;
      });
    await expect.poll(isRead).toBe(true);
    expect(await read()).toMatchObject({ status: "accepted", quotedAmount: 250_000_00 });

    await page.setViewportSize({ width: 1280, height: 900 });
    // a second builder, whose quote was not chosen; the first one's profile has no contact details
    const contacts = { email: null, phone: null, website: null };
    await page.route(/\/api\/quote-requests\/[^/]+\/responses$/, async (route) => {
      const response = await route.fetch();
      const [{ builder, ...facts }] = await response.json();
      const quote = { ...facts, builder: { ...builder, ...contacts } };
      const other = { id: crypto.randomUUID(), builderId: crypto.randomUUID() };
      const declined = { ...quote, ...other, status: "declined", quotedAmount: 60_000_00 };
      await route.fulfill({ response, json: [quote, declined] });
    });
    await comeBack(page);
    await page.getByText("All 2 quotes, side by side").waitFor();
    const words = await choice.innerText();
    expect(words).toContain("We've told them, and the other builders too.");
    expect(words).toMatch(/has no contact details, but they have yours/);
    const amount = page.getByRole("rowheader", { name: "Amount" });
    expect(await amount.isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    await amount.waitFor();

    const served = await readOwnPage(page, `/requests/${quoteRequestId}`);
    const { links, text } = served.part("section", "You chose Redwood & Pike Exhibits");
    expect(text).toMatch(/^Accepted.+\$250,000, 9 weeks/);
    expect(Object.keys(links)).toEqual(
      expect.arrayContaining(["Open the job", "hello.redwood-pike@example.com"]),
    );
    expect(served.part("main").lines).not.toContain("Decline");
  },
);

sharedAppTest(
  "an answer without an amount is asked for its price, not accepted; one revised while it is being declined is looked at first, then declined with a reason, and the request canceled",
  async ({ arrive }) => {
    const lowered = await answeredRequest(arrive, "Lower Expo", {
      responseMessage: "Before we can name a price: does the hall allow a hanging sign there?",
    });
    const { exhibitor, builder, quoteRequestId, revise, read } = lowered;
    const readResponses = () =>
      callApi<{ responses: OwnResponseBody[] }>(
        builder.page,
        "GET",
        "/api/dashboard/quote-responses",
      );
    exhibitor.expectComplaint(/409/);
    const { page } = exhibitor;
    await exhibitor.visit(`/requests/${quoteRequestId}`);
    await main(page).getByText("Needs more information", { exact: true }).waitFor();
    const asked = await main(page).innerText();
    for (const words of ["No price yet", "0 of 5 quotes in"]) expect(asked).toContain(words);
    expect(asked).not.toContain("Accept Quote");
    await main(page).getByRole("button", { name: "Ask for a price" }).click();
    await main(page).getByText("You asked for a price").waitFor();
    const { html } = await readOwnPage(builder.page, "/dashboard?view=quotes");
    expect(html).toContain("The exhibitor asked for your price");
    await revise({ quotedAmount: 90_000_00 });
    await comeBack(page);
    await main(page).getByRole("button", { name: "Accept Quote" }).waitFor();
    await main(page).getByText("1 of 5 quotes in").first().waitFor();

    await main(page).getByRole("button", { name: "Decline" }).click();
    const reason = question(page).getByLabel("Reason");
    await reason.fill("Over our budget");
    await revise({ quotedAmount: 60_000_00 });
    const decline = question(page).getByRole("button", { name: "Decline quote" });
    await decline.click();
    await question(page).getByText("Now $60,000").waitFor();
    expect(await reason.inputValue()).toBe("Over our budget");
    await question(page).getByRole("button", { name: "Keep quote" }).click();
    expect(await read()).toMatchObject({ status: "pending", quotedAmount: 60_000_00 });

    await main(page).getByRole("button", { name: "Decline" }).click();
    await reason.fill("Over our budget");
    await decline.click();
    await main(page).getByText("Reason given: Over our budget").waitFor();
    await dismissToast(page, "We've emailed Redwood & Pike Exhibits.");
    await main(page).getByRole("link", { name: "Brief", exact: true }).click();
    await main(page).getByRole("button", { name: "Cancel Request" }).click();
    await question(page).getByRole("button", { name: "Cancel request" }).click();
    await main(page).getByText("Canceled. Its quotes stay here for your records.").waitFor();
    expect(await main(page).getByRole("button", { name: "Cancel Request" }).count()).toBe(0);
    const { responses } = await readResponses();
    const declined = responses.find(({ tradeShowName }) => tradeShowName === "Lower Expo");
    expect(declined?.declineReason).toBe("Over our budget");
  },
);

sharedAppTest(
  "a scope that was changed in another window is shown beside what was chosen here, which stays; lines are asked for again once a day has passed since they were asked for, and best and final offers with them, in the quote's own currency and for so many hours, in two taps [R08] [R14] [R22] [R38] [W21]",
  async ({ arrive }) => {
    const answer = { quotedAmount: 50_000_00 };
    const asked = await answeredRequest(arrive, "Two Windows Expo", answer);
    const { quoteRequestId, exhibitor, revise } = asked;
    const { page, visit, expectComplaint } = exhibitor;
    const request = `/api/quote-requests/${quoteRequestId}`;
    await visit(`/requests/${quoteRequestId}/compare`);
    await page.locator("summary").filter({ hasText: "More" }).click();
    await page.getByRole("button", { name: "Edit scope" }).click();
    const dialog = page.getByRole("dialog", { name: "What must each quote cover?" });
    const [permits, storage] = [/^Permits/, /^Storage/].map((name) => dialog.getByLabel(name));
    await permits?.check();
    await callApi(page, "PUT", `${request}/scope`, { added: ["storage"] });
    expectComplaint(/409/);
    await dialog.getByRole("button", { name: "Save scope" }).click();
    await dialog.getByText("This scope was changed in another window").waitFor();
    await dialog.getByText("Storage after the show").first().waitFor();
    expect([await permits?.isChecked(), await storage?.isChecked()]).toEqual([true, false]);
    await dialog.getByRole("button", { name: "Keep what I typed" }).click();
    await storage?.check();
    await dialog.getByRole("button", { name: "Save scope" }).click();
    await dialog.waitFor({ state: "hidden" });
    const { scopeEdits } = await callApi<{ scopeEdits: object }>(page, "GET", request);
    expect(scopeEdits).toEqual({ added: ["permits", "storage"], struck: [] });

    const hours = { since: 0 };
    await page.route(/\/api\/quote-requests\/[^/]+\/responses$/, async (route) => {
      const response = await route.fetch();
      const [quote] = await response.json();
      const askedAt = Date.parse(quote.linesAskedAt) - hours.since * 3_600_000;
      const linesAskedAt = quote.linesAskedAt && new Date(askedAt).toISOString();
      await route.fulfill({ response, json: [{ ...quote, linesAskedAt }] });
    });
    await page.getByRole("button", { name: "Ask to itemize" }).click();
    await page.getByText(/^Asked to itemize on/).waitFor();
    const again = page.getByRole("button", { name: "Ask again to itemize" });
    expect(await again.count()).toBe(0);
    hours.since = 25;
    await comeBack(page);
    await again.waitFor();

    await revise({
      quotedAmount: null,
      lines: [{ ...lineOf("structure", { label: "Timber frame", amount: 48_000_00 }) }],
    });
    await page.route(/\/api\/quote-requests\/[^/]+\/responses$/, async (route) => {
      const response = await route.fetch();
      const exchange = { rateMillionths: 1_085_000, source: "Our table", day: "2026-11-20" };
      const [quote] = await response.json();
      await route.fulfill({ response, json: [{ ...quote, currency: "EUR", exchange }] });
    });
    await comeBack(page);
    await page.getByText("EUR 48,000").first().waitFor();
    await page.getByRole("button", { name: "Ask for best and final offers" }).click();
    const final = page.getByRole("dialog", { name: "Ask for best and final offers" });
    expect(await final.getByLabel("Redwood & Pike Exhibits").isChecked()).toBe(true);
    const text = final.getByLabel("What should they look at?");
    expect(await text.inputValue()).toBe("Please send your best price for the brief as it stands.");
    await text.fill("Your last word?");
    await pressEscape(page);
    const discard = page.getByRole("alertdialog", { name: "Discard what you typed?" });
    await discard.getByRole("button", { name: "Keep editing" }).click();
    await final.getByText("Lines of Redwood & Pike Exhibits (optional)").first().click();
    const line = final.getByRole("group", { name: /^Lines of Redwood/ });
    await line.getByText("EUR 48,000", { exact: true }).waitFor();
    await line.getByLabel("Timber frame").check();
    const sent = page.waitForRequest(/\/rounds$/);
    await final.getByRole("button", { name: "Ask for best and final offers" }).click();
    expect((await sent).postDataJSON()).toMatchObject({ hours: 24 });
    await final.waitFor({ state: "hidden" });
    await page.getByText(/^Best and final offers due/).waitFor();
  },
);

sharedAppTest(
  "a comparison is a page: two quotes at a time on a phone, one sheet of paper and a grid for keys; times are in the reader's zone, and name it, as served too [R35] [R37] [W05]",
  async ({ arrive }) => {
    const { page, visit } = await arrive({
      viewport: { width: 360, height: 740 },
      timezoneId: "America/Chicago",
    });
    await signInAs(page, "exhibitor");
    await visit("/requests/019b0000-5d0a-7000-8000-e83b41c7d29f/compare");
    const amounts = page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: "Amount" }) })
      .getByRole("gridcell");
    await amounts.first().waitFor();
    const inSight = () =>
      amounts.evaluateAll((cells) =>
        cells.map((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          // beside the row's header, which stays in place, and not beneath it
          const header = cell.closest("tr")?.querySelector("th")?.getBoundingClientRect();
          return left >= (header?.right ?? 0) - 1 && right <= innerWidth + 1;
        }),
      );
    await expect.poll(inSight).toEqual([true, true, false, false]);
    const bar = page.getByRole("button", { name: "Accept Quote" }).last().locator("..");
    expect(await bar.innerText()).toContain("$139,000");
    await page.getByRole("region", { name: /side by side/ }).evaluate((table) => {
      table.scrollLeft = table.scrollWidth;
    });
    await expect.poll(inSight).toEqual([false, false, true, true]);
    await page.getByText("Ask for a price").last().waitFor();

    // on a tablet four quotes scroll in a frame, in which the names stay
    await page.setViewportSize({ width: 768, height: 900 });
    const frame = page.getByRole("region", { name: /side by side/ });
    const below = () =>
      frame.evaluate((table) => {
        table.scrollTop = table.scrollHeight;
        const top = table.querySelector("th")?.getBoundingClientRect().top ?? 0;
        return [table.scrollTop > 0, Math.round(top - table.getBoundingClientRect().top)];
      });
    await expect.poll(below).toEqual([true, 1]);

    await page.setViewportSize({ width: 1280, height: 900 });
    const day = String.raw`\w{3} \d{1,2}, \d{4}`;
    await page.emulateMedia({ media: "print" });
    await page
      .getByText(new RegExp(`requested ${day} · quotes as of ${day}$`))
      .first()
      .waitFor();
    await page.emulateMedia({ media: null });
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await givenFullComparison(page);
    const served = await (await visit("/dashboard")).text();
    expect(served).not.toMatch(/\d:\d\d [AP]M(?! [A-Z])/);
    const due = page.locator("time").filter({ hasText: /\d:\d\d [AP]M C[SD]T$/ });
    // both at once: the list may come again in another order
    const [iso, text] = await due
      .first()
      .evaluate((time: HTMLTimeElement) => [time.dateTime, time.innerText]);
    const options = { hour: "numeric", minute: "2-digit", timeZone: "America/Chicago" } as const;
    const time = new Date(iso ?? "").toLocaleTimeString("en-US", options).replace("\u202f", " ");
    expect(text).toContain(time);
    // read by the browser itself
    await page
      .getByRole("link", { name: /^Compare \d/ })
      .first()
      .click();
    await page.getByText("Material handling (drayage)").waitFor();
    // the view of the most rows, on the lower and on the narrower kind of paper
    const prices = page.getByLabel("Prices", { exact: true });
    await prices.selectOption({ label: "With show services" });
    await page.getByLabel("What your space costs").waitFor();
    for (const format of ["A4", "Letter"]) {
      const paper = (await page.pdf({ format, landscape: true })).toString("latin1");
      expect(paper.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
    await prices.selectOption({ label: "As quoted" });
    await page.getByLabel("Rows").selectOption({ label: "Gaps only" });
    await page.getByText("No gaps: each itemized quote has a price").waitFor();
    await page.getByLabel("Rows").selectOption({ label: "All categories" });
    await page.getByText("Material handling (drayage)").waitFor();

    // the table is walked by keys, as a grid
    const grid = page.getByRole("grid");
    await expect.poll(() => grid.getByRole("columnheader").count()).toBe(6);
    await grid.locator("td[tabindex='0']").focus();
    const place = () =>
      grid.evaluate((table) => {
        const cell = table.ownerDocument.activeElement?.closest<HTMLTableCellElement>("td, th");
        return [cell?.closest("tr")?.rowIndex, cell?.cellIndex];
      });
    await expect.poll(place).toEqual([1, 1]);
    for (const [key, to] of [
      ["ArrowDown", [2, 1]],
      ["End", [2, 5]],
      ["Control+Home", [0, 0]],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(place, { message: key }).toEqual(to);
    }
  },
);
