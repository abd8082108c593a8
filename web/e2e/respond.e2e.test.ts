import type { Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { sharedAppTest } from "./shared-app-test.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { orangeButtons } from "./steps/orange-buttons.ts";
import { signInAs } from "./steps/sign-in-as.ts";

const pdf = Buffer.from("%PDF-1.7\n%%EOF\n");

type Mail = { to: string; subject: string; text: string };

/** Whether the page shows it without being scrolled further. */
const isInSight = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

sharedAppTest(
  "a builder answers by the link in the email, with one price or by line, on a page without names [Q20] [Q22] [Q24] [Q25] [R05] [R38] [R41] [W06] [W07]",
  async ({ arrive }) => {
    const admin = await arrive({ javaScriptEnabled: false });
    const [exhibitor, guest] = [await arrive(), await arrive()];
    await arriveAsNewExhibitor(exhibitor.page);
    await signInAs(admin.page, "admin");
    const show = "Answer By Link Expo";
    const { id } = await askForQuotes(exhibitor.page, show);
    await assignBuilders(admin.page, id, ["Redwood & Pike Exhibits"]);
    const emails = await callApi<Mail[]>(admin.page, "GET", "/dev/mail.json");
    const text = emails.find((mail) => mail.subject.includes(show))?.text ?? "";
    const invitation = emails.find(
      (mail) => mail.text.includes("/respond/") && mail.text.includes(show),
    );
    const path = /\/respond\/[^\s#]+/.exec(invitation?.text ?? text)?.[0] ?? "";

    const served = await guest.page.request.get(path);
    expect(served.status()).toBe(200);
    expect(served.headers()).toMatchObject({
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
    expect(served.headers()["set-cookie"]).toBeUndefined();
    const html = await served.text();
    for (const secret of ["Calloway", "exhibitor@example.com", "555 0117"]) {
      expect(html).not.toContain(secret);
    }

    const { page, visit } = guest;
    await visit(path);
    await page.getByRole("heading", { name: show, exact: true }).waitFor();
    expect(await page.getByRole("banner").count()).toBe(0);
    const contacts = page.getByRole("link", { name: "Show contact details" });
    const dashboard = `/dashboard?request=${id}`;
    expect(await contacts.getAttribute("href")).toBe(dashboard);
    const asked = await page.request.get(dashboard, { maxRedirects: 0 });
    expect(asked.headers().location).toBe(`/login?${new URLSearchParams({ returnTo: dashboard })}`);
    // on a phone all of it is short, with one orange button
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThan(1400);
    await expect.poll(() => orangeButtons(page)).toEqual(["Send a quote"]);
    // ten lines to fill in keep the page short; folding the form shows the other ways to answer again
    await page.getByText("Send a quote", { exact: true }).click();
    await page.getByRole("tab", { name: "Itemized" }).click();
    await page.getByText("0 of 10 set").waitFor();
    expect(await height()).toBeLessThan(1600);
    await page.getByRole("tab", { name: "One price" }).click();
    await page.getByText("Send a quote", { exact: true }).click();
    if (usual) await page.setViewportSize(usual);
    await page.getByRole("button", { name: "We'll quote later" }).click();
    await page.getByText("You have a spot").waitFor();
    await page.getByText("Send a quote", { exact: true }).click();
    await expect.poll(() => orangeButtons(page)).toEqual(["Send quote"]);
    await page.getByLabel("Amount in US dollars").fill("42,000");
    await page.getByText("Terms: how firm").click();
    await page.getByLabel("Firmness").selectOption("Range");
    await page.getByLabel("Payment terms").fill("Half with the order");
    await page.getByRole("button", { name: "Send quote" }).click();
    await page.getByText("Enter the high end of your price range").waitFor();
    // the page opens at what is wrong
    await page.locator("[name='terms.high']:focus").waitFor();
    expect(await isInSight(page, "[name='terms.high']")).toBe(true);
    await page.getByLabel("High end of the price range").fill("48,000");
    // a second press while the answer is awaited sends nothing
    const pressed = Promise.withResolvers<void>();
    let posts = 0;
    await page.route(`**${path}*`, async (route) => {
      if (route.request().method() === "POST") posts++;
      await pressed.promise;
      await route.continue();
    });
    await page.getByRole("button", { name: "Send quote" }).evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((later) => setTimeout(later, 200));
      button.click();
    });
    pressed.resolve();
    await page.getByText("has your quote of $42,000 to $48,000", { exact: false }).waitFor();
    expect(posts).toBe(1);
    await page.unroute(`**${path}*`);
    const [sent] = await callApi<Record<string, unknown>[]>(
      exhibitor.page,
      "GET",
      `/api/quote-requests/${id}/responses`,
    );
    expect(sent).toMatchObject({
      quotedAmount: 42_000_00,
      firmness: "range",
      high: 48_000_00,
      paymentTerms: "Half with the order",
    });
    await page.getByRole("button", { name: /^Undo \(\d+ min\)$/ }).click();
    await page.getByText("Undone", { exact: true }).waitFor();
    await page.getByText("Send a quote", { exact: true }).click();
    await page.getByRole("button", { name: "Send quote" }).waitFor();

    // without scripts there is one price, and no tab that can't be chosen
    await admin.visit(path);
    await admin.page.getByText("Send a quote", { exact: true }).click();
    await admin.page.getByLabel("Amount in US dollars").waitFor();
    expect(await admin.page.getByRole("tab").count()).toBe(0);
    // and what was refused comes back at the words that say so
    await admin.page.setViewportSize({ width: 360, height: 740 });
    await admin.page.getByLabel("Amount in US dollars").fill("plenty");
    await admin.page.getByRole("button", { name: "Send quote" }).click();
    await admin.page.locator("#not-sent:focus").getByText("Not sent", { exact: true }).waitFor();
    expect(await isInSight(admin.page, "#not-sent")).toBe(true);
    await admin.page.getByText("Can't do it").click();
    await admin.page.getByLabel("Another reason").check({ force: true });
    await admin.page.getByRole("button", { name: "Decline invitation" }).click();
    await admin.page.locator("#decline #not-sent:focus").waitFor();
    expect(await isInSight(admin.page, "#not-sent")).toBe(true);

    // the rows of the required scope stand there; a refused one comes back as it was typed
    await page.setViewportSize({ width: 360, height: 740 });
    const exchange = { rateMillionths: 1_085_000, source: "Our table", day: "2026-11-20" };
    const currencies = [
      { currency: "USD", exchange: null },
      { currency: "EUR", exchange },
    ];
    await page.route("**/api/currencies", (route) => route.fulfill({ json: { currencies } }));
    const rate = { unit: "lot", minimum: null, note: null, validFrom: null };
    await page.route("**/api/respond/*/fill", (route) =>
      route.fulfill({
        json: { rates: [{ ...rate, category: "structure", unitPrice: 2_500_00 }], last: null },
      }),
    );
    await page.getByRole("tab", { name: "Itemized" }).click();
    const currency = page.getByLabel("Currency", { exact: true });
    await currency.selectOption("EUR");
    await page.getByText("EUR 1 = $1.085 (Our table, Nov 20, 2026)").first().waitFor();
    await currency.selectOption("USD");
    const price = page.getByLabel("Structure (build or rental): price");
    // a row is its name, its state and its amount; the rest is in a sheet
    const rows = page.getByRole("table", { name: /^Lines of your quote/ }).getByRole("row");
    const heights = await rows.evaluateAll((each) => each.map(({ clientHeight }) => clientHeight));
    expect(Math.max(...heights)).toBeLessThanOrEqual(66);
    await page.getByRole("button", { name: "Fill from my rates" }).click();
    await page.getByText("Filled 1 line from your rates").waitFor();
    expect(await price.inputValue()).toBe("2500");
    await price.fill("100");
    expect(await page.getByLabel("Structure (build or rental): in your price").inputValue()).toBe(
      "included",
    );
    const openSheet = page.getByRole("button", {
      name: /^Structure \(build or rental\)\s+quantity/,
    });
    await openSheet.click();
    const sheet = page.getByRole("dialog", { name: "Structure (build or rental)" });
    await sheet.getByLabel("Structure (build or rental): quantity").fill("3");
    await sheet.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: /amount\s+\$300$/ }).click();
    await sheet.getByLabel("Structure (build or rental): quantity").fill("");
    await sheet.getByRole("button", { name: "Done" }).click();
    await price.fill("ninety");
    await page.getByLabel("Graphics: in your price").selectOption("Not included");
    // what is typed survives a reload, until it is sent
    const stored = () =>
      page.evaluate(() =>
        Object.entries(localStorage).flatMap(([name, text]) =>
          name.includes("link-draft") ? text : [],
        ),
      );
    await expect.poll(stored).toEqual([expect.stringMatching(/ninety[\s\S]*excluded/)]);
    await page.reload();
    await page.getByText("Restored your draft").waitFor();
    expect(await price.inputValue()).toBe("ninety");
    const review = page.getByRole("button", { name: "Review" });
    await review.click();
    await page.getByText("Enter an amount in dollars, such as 1,250 or 95.50").waitFor();
    await page.locator("[aria-invalid]:focus").waitFor();
    await price.fill("30,000");
    await review.click();
    await page.getByText("Not included: Graphics.").waitFor();
    const links = page.getByLabel("Links to drawings and documents");
    await links.fill("http://example.com/plan.pdf");
    await page.getByRole("button", { name: "Send quote" }).click();
    await page.getByText("Attachments must be https links").waitFor();
    await page.locator("[aria-invalid]:focus").waitFor();
    // a file that is added meanwhile takes neither the words nor what was typed away
    await page
      .getByLabel("File for your quote")
      .setInputFiles([{ name: "plan.pdf", mimeType: "application/pdf", buffer: pdf }]);
    await page.getByRole("button", { name: "Remove plan.pdf" }).waitFor();
    await page.getByText("Not sent", { exact: true }).waitFor();
    await page.getByText("Attachments must be https links").waitFor();
    expect(await price.inputValue()).toBe("30,000");
    await links.fill("");
    await page.getByRole("button", { name: "Send quote" }).click();
    await page.getByText("has your quote of $30,000", { exact: false }).waitFor();
    const itemized = { category: "structure", kind: "included", amount: 30_000_00 };
    await expect.poll(stored).toEqual([]);

    // lines stay when the rest is revised
    const timeline = page.getByLabel("Estimated timeline");
    await page.getByText("Change it").click();
    await price.waitFor();
    expect(await price.inputValue()).toBe("30000");
    await review.click();
    await timeline.fill("9 weeks");
    await page.getByRole("button", { name: "Send revised quote" }).click();
    await timeline.waitFor({ state: "hidden" });
    await page.getByText("has your quote of $30,000", { exact: false }).waitFor();
    const all = await callApi<Record<string, unknown>[]>(
      exhibitor.page,
      "GET",
      `/api/quote-requests/${id}/responses`,
    );
    expect(all).toContainEqual(
      expect.objectContaining({
        quotedAmount: 30_000_00,
        estimatedTimeline: "9 weeks",
        lines: [
          expect.objectContaining(itemized),
          expect.objectContaining({ category: "graphics", kind: "excluded" }),
        ],
      }),
    );

    const quote = all.find(({ quotedAmount }) => quotedAmount === 30_000_00);

    // a draft is discarded where it stands, and the focus goes to the form
    await page.getByText("Change it").click();
    const start = async (weeks: string) => {
      await review.click();
      await timeline.fill(weeks);
      await expect.poll(stored).toEqual([expect.stringContaining(weeks)]);
    };
    await start("10 weeks");
    await page.reload();
    await page.getByRole("button", { name: "Discard draft" }).click();
    await page.locator("[name='lines.0.kind']:focus").waitFor();
    expect(await timeline.inputValue()).toBe("9 weeks");

    await signInAs(admin.page, "builder");
    const reviseElsewhere = (estimatedTimeline: string) =>
      callApi(admin.page, "PATCH", `/api/quote-responses/${quote?.id}`, { estimatedTimeline });
    // a draft of an earlier revision says so and waits for a choice, since another came from elsewhere
    await start("11 weeks");
    await reviseElsewhere("12 weeks");
    await visit(path);
    await page.getByText("This quote was changed in another window").waitFor();
    await page.getByRole("status").getByText("12 weeks", { exact: true }).waitFor();
    const send = page.getByRole("button", { name: "Send revised quote" });
    await review.click();
    expect([await timeline.inputValue(), await send.isDisabled()]).toEqual(["11 weeks", true]);
    await page.getByRole("button", { name: "Keep what I typed" }).click();
    expect([await timeline.inputValue(), await send.isDisabled()]).toEqual(["11 weeks", false]);
    await page.getByRole("button", { name: "Discard draft" }).click();
    await expect.poll(stored).toEqual([]);
    expect(await timeline.inputValue()).toBe("12 weeks");

    // while a file is on its way nothing is sent that would lose it
    const arrival = Promise.withResolvers<void>();
    await page.route("**/attachments*", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await review.click();
    await page
      .getByLabel("File for your quote")
      .setInputFiles([{ name: "detail.pdf", mimeType: "application/pdf", buffer: pdf }]);
    await page.getByText("A file is still uploading").first().waitFor();
    expect(await send.isDisabled()).toBe(true);
    // the page is read again when it arrives; a form that was typed into waits for a choice
    await timeline.fill("13 weeks");
    await reviseElsewhere("14 weeks");
    arrival.resolve();
    await page.getByRole("button", { name: "Remove detail.pdf" }).waitFor();
    await page.getByText("A file is still uploading").waitFor({ state: "detached" });
    await page.getByText("This quote was changed in another window").waitFor();
    expect([await timeline.inputValue(), await send.isDisabled()]).toEqual(["13 weeks", true]);
    // one that was not shows what is stored
    await page.getByRole("button", { name: "Use the current version" }).click();
    await review.click();
    expect([await timeline.inputValue(), await send.isDisabled()]).toEqual(["14 weeks", false]);

    // nothing is left of it when the quote is withdrawn
    await timeline.fill("16 weeks");
    await expect.poll(stored).toEqual([expect.stringContaining("16 weeks")]);
    await page.getByRole("button", { name: "Withdraw quote" }).click();
    await page.getByText("You withdrew your quote of $30,000").waitFor();
    await expect.poll(stored).toEqual([]);
    expect(await page.getByText("Restored your draft").count()).toBe(0);
  },
);
