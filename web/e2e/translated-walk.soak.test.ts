import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { createBrowserTest } from "./create-browser-test.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { arriveWithProfile } from "./steps/new-builder.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { toasts } from "./steps/toasts.ts";
import { translate } from "./steps/translate.ts";
import { untilAlive } from "./until-alive.ts";
import type { Visitor } from "./visitor.ts";

/** An app of this file's own: what its people send stays in the lists. */
const browserTest = createBrowserTest("file");

const redwood = "Redwood & Pike Exhibits";

/** A visitor in translation: what comes alive after it is drawn again by the browser, which says so. */
function inTranslation(visitor: Visitor) {
  const { page, visit, expectComplaint } = visitor;
  expectComplaint(/Hydration|Minified React error #4(18|21|25)/);
  const go = async (path: string) => {
    await visit(path);
    await translate(page);
  };
  return { page, go };
}

async function press(part: Page | Locator, name: string | RegExp): Promise<void> {
  const button = part.getByRole("button", { name }).first();
  await untilAlive(button);
  await button.click();
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const question = (page: Page) => page.getByRole("alertdialog");

/** Waits for a toast, and keeps the pointer off it: it would stay. As its dialog closes it moves to another place. */
async function said(page: Page, words: string): Promise<void> {
  const items = toasts(page).getByRole("listitem", { includeHidden: true });
  await items.filter({ hasText: words }).first().waitFor();
  await page.mouse.move(0, 0);
}

/** Opens a question by its button, confirms it, and waits for what is said. */
async function confirm(
  part: Locator,
  [opens, confirms]: readonly [string | RegExp, string],
  words: string,
): Promise<void> {
  const page = part.page();
  await press(part, opens);
  await press(question(page), confirms);
  await said(page, words);
  await question(page).waitFor({ state: "hidden" });
}

browserTest(
  "an admin's dialogs do in translation what their main buttons say [X01]",
  async ({ arrive, visitor }) => {
    const [exhibitor, builder, fresh] = [await arrive(), await arrive(), await arrive()];
    await arriveAsNewExhibitor(exhibitor.page);
    await arriveWithProfile(fresh.page, "Nova in Translation");
    await signInAs(builder.page, "builder");
    const { id: completed } = await askForQuotes(exhibitor.page, "Completed Expo");
    await askForQuotes(exhibitor.page, "Canceled Expo");
    const { page, go } = inTranslation(visitor);
    await signInAs(page, "admin");

    const entry = (show: string) =>
      page.getByRole("listitem").filter({ has: page.getByText(show, { exact: true }) });
    await go("/admin-dashboard?search=Completed+Expo");
    await press(entry("Completed Expo"), /Assign/);
    const assigning = page.getByRole("dialog");
    await assigning.getByLabel("Find a builder").fill("Redwood");
    await assigning.getByRole("checkbox", { name: redwood }).check();
    await press(assigning, "Save Assignment");
    await said(page, "Quote Assignment Updated Successfully");
    await press(entry("Completed Expo"), /^(Add|Edit) Notes$/);
    await dialog(page, "Notes").getByLabel("Notes").fill("Call before noon");
    await press(dialog(page, "Notes"), "Save notes");
    await said(page, "Notes saved");
    await press(entry("Completed Expo"), "History");
    await dialog(page, "History").getByRole("listitem").first().waitFor();
    await pressEscape(page);
    const answer = { quoteRequestId: completed, quotedAmount: 42_000_00 };
    const { id } = await callApi<{ id: string }>(
      builder.page,
      "POST",
      "/api/quote-responses",
      answer,
    );
    await callApi(exhibitor.page, "POST", `/api/quote-responses/${id}/accept`, {});
    await go("/admin-dashboard?search=Completed+Expo");
    await press(entry("Completed Expo"), "View Quotes");
    await dialog(page, "Builder Responses").getByText("$42,000").first().waitFor();
    await pressEscape(page);
    await confirm(entry("Completed Expo"), ["Complete", "Complete request"], "Request completed");
    await go("/admin-dashboard?search=Canceled+Expo");
    await confirm(entry("Canceled Expo"), ["Cancel Request", "Cancel request"], "Request canceled");

    await go("/admin-dashboard?view=reviews");
    await press(page.getByRole("main"), "Review Nova in Translation");
    await press(dialog(page, "Nova in Translation"), "Approve");
    await said(page, "Review saved");
    for (const view of [
      "queue",
      "people",
      "promise",
      "rates",
      "supply",
      "measures",
      "log",
      "content",
    ]) {
      await go(`/admin-dashboard?view=${view}`);
      await page.getByRole("main").getByRole("heading").first().waitFor();
      await page.getByRole("main").getByRole("link").filter({ visible: true }).first().click();
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect(await page.getByText("Something went wrong").count(), view).toBe(0);
    }
  },
);

browserTest(
  "the page of a link in an invitation sends a quote in translation, and takes it back [X01]",
  async ({ arrive, visitor }) => {
    const [exhibitor, admin] = [await arrive(), await arrive()];
    await arriveAsNewExhibitor(exhibitor.page);
    await signInAs(admin.page, "admin");
    const { id } = await askForQuotes(exhibitor.page, "Link Expo");
    await assignBuilders(admin.page, id, [redwood]);
    const emails = await callApi<{ text: string }[]>(admin.page, "GET", "/dev/mail.json");
    const mail = emails.find(({ text }) => /\/respond\//.test(text) && text.includes("Link Expo"));
    const { page, go } = inTranslation(visitor);
    await go(/\/respond\/[^\s#]+/.exec(mail?.text ?? "")?.[0] ?? "");
    await page.getByLabel("Amount in US dollars").fill("42,000");
    await press(page, "Send quote");
    await page.getByText("Your quote is on its way").waitFor();
    await translate(page);
    await page.getByLabel("Amount in US dollars").fill("41,000");
    await press(page, "Send revised quote");
    await page.getByText("Your revised quote is on its way").waitFor();
  },
);

browserTest(
  "a visitor's filters and dialogs do in translation what they say [X01]",
  async ({ visitor }) => {
    const { page, go } = inTranslation(visitor);
    await go("/portfolio");
    await press(page, "More Filters");
    await page.locator("#portfolio-filters summary").filter({ hasText: "Features" }).waitFor();
    await go("/our-builders");
    await press(page.getByRole("main"), `Connect with ${redwood}`);
    await dialog(page, `Connect with ${redwood}`).getByRole("link", { name: "Get quotes" }).click();
    await page.locator("#quote-wizard").waitFor();
  },
);
