import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { addAuthenticator } from "./steps/add-authenticator.ts";
import { adminRequest, openMoreActions } from "./steps/admin-request.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { fieldOf } from "./steps/field-of.ts";
import { arriveWithProfile } from "./steps/new-builder.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { openedRow } from "./steps/opened-row.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { sectionOf } from "./steps/section-of.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { toasts } from "./steps/toasts.ts";
import { translate } from "./steps/translate.ts";
import { untilAlive } from "./until-alive.ts";
import type { Visitor } from "./visitor.ts";

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
const row = (page: Page, show: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: show, exact: true }) });

/** Waits for a toast, and keeps the pointer off it: it would stay. As its dialog closes it moves to another place. */
async function said(page: Page, words: string): Promise<void> {
  const items = toasts(page).getByRole("listitem", { includeHidden: true });
  await items.filter({ hasText: words }).first().waitFor();
  await page.mouse.move(0, 0);
}

/** Opens a question by its button, confirms it, and waits for what is said. */
async function confirm(
  part: Page | Locator,
  [opens, confirms]: readonly [string | RegExp, string],
  words: string,
): Promise<void> {
  const page = "page" in part ? part.page() : part;
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

    const entry = (show: string) => adminRequest(page, show);
    await go("/admin-dashboard?search=Completed+Expo");
    await press(entry("Completed Expo"), /Assign/);
    const assigning = page.getByRole("dialog");
    await assigning.getByLabel("Find a builder").fill("Redwood");
    await assigning.getByRole("checkbox", { name: redwood }).check();
    await press(assigning, "Save Assignment");
    await said(page, "Quote Assignment Updated Successfully");
    await openMoreActions(entry("Completed Expo"));
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
    await openMoreActions(entry("Completed Expo"));
    await press(entry("Completed Expo"), "View Quotes");
    await dialog(page, "Builder Responses").getByText("$42,000").first().waitFor();
    await pressEscape(page);
    await confirm(entry("Completed Expo"), ["Complete", "Complete request"], "Request completed");
    await go("/admin-dashboard?search=Canceled+Expo");
    await openMoreActions(entry("Canceled Expo"));
    await confirm(entry("Canceled Expo"), ["Cancel Request", "Cancel request"], "Request canceled");
    const about = (name: string) => page.getByRole("listitem").filter({ hasText: name }).first();
    await go("/admin-dashboard?search=Canceled+Expo");
    await openMoreActions(entry("Canceled Expo"));
    await confirm(entry("Canceled Expo"), ["Reopen Request", "Reopen request"], "Request reopened");

    await go("/admin-dashboard?view=reviews");
    await press(page.getByRole("main"), "Review Nova in Translation");
    await press(dialog(page, "Nova in Translation"), "Approve");
    await said(page, "Review saved");
    const because = async (opens: string, confirms: string, words: string) => {
      await press(about("Nova in Translation"), opens);
      await question(page).getByRole("textbox").fill("They asked for it");
      await press(question(page), confirms);
      await said(page, words);
      await question(page).waitFor({ state: "hidden" });
    };
    await go("/admin-dashboard?view=people&find=Nova+in+Translation");
    await because("Hide", "Hide", "Builder hidden");
    await press(about("Nova in Translation"), "Show on the site");
    await said(page, "Builder on the site");
    await because("Suspend", "Suspend account", "Account suspended");
    await press(about("Nova in Translation"), "Restore account");
    await said(page, "Account restored");
    await go("/admin-dashboard?view=supply&do=invite");
    await page.getByLabel("Email").fill("new@builder.example");
    await press(page, "Send invite");
    await said(page, "Invite sent");
    await press(about("new@builder.example"), "Cancel invite");
    await said(page, "Invite canceled");
    await go("/admin-dashboard?view=rates");
    await press(page, "Add a benchmark");
    await press(dialog(page, "Add a benchmark"), "Save benchmark");
    await dialog(page, "Add a benchmark").locator("[aria-invalid=true]").first().waitFor();
    await go("/admin-dashboard?view=promise");
    await press(page, "Preview on last month");
    await said(page, "Estimate ready");
    await press(page, "Save numbers");
    await said(page, "Numbers saved");
    const views = page.getByRole("navigation", { name: "Admin dashboard" }).getByRole("link");
    for (const view of await views.all()) {
      await view.click();
      await view.and(page.locator("[aria-current=page]")).waitFor();
      await page.locator("main :is(h1, h2, h3)").first().waitFor();
      expect(await page.getByText("Something went wrong").count(), page.url()).toBe(0);
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
    await page.getByText("Send a quote", { exact: true }).click();
    await page.getByLabel("Amount in US dollars").fill("42,000");
    await press(page, "Send quote");
    await page.getByText("has your quote of $42,000").waitFor();
    await page.getByText("Change it").click();
    await page.getByLabel("Amount in US dollars").fill("41,000");
    await press(page, "Send revised quote");
    await page.getByText("has your quote of $41,000").waitFor();
    await press(page, /^Undo/);
    await page.getByText("Undone", { exact: true }).waitFor();
  },
);

browserTest(
  "a visitor's filters and dialogs do in translation what they say [X01]",
  async ({ visitor }) => {
    const { page, go } = inTranslation(visitor);
    const main = page.getByRole("main");
    await go("/portfolio");
    await press(page, "More Filters");
    const filters = page.locator("#portfolio-filters");
    const features = filters.locator("details").filter({ hasText: "Features" });
    await features.locator("summary").click();
    await features.getByRole("checkbox").first().check();
    await page.waitForURL(/features=/);
    await main.getByRole("link", { name: "Clear all" }).click();
    await page.waitForURL((url) => !url.search.includes("features="));
    await main.getByRole("link", { name: "The Glass Lab" }).first().click();
    await press(main, /^Enlarge/);
    await press(page.getByRole("dialog"), "Next picture");
    await page.getByRole("dialog").getByRole("status").filter({ hasText: /^2 of/ }).waitFor();
    await pressEscape(page);
    await press(main, /^Favorite:/);
    await said(page, "Sign in");

    const menu = page.getByRole("banner");
    await menu.getByRole("link", { name: "Trade Show Calendar" }).first().click();
    const search = page.getByRole("search", { name: "Trade shows" });
    await search.getByLabel("Search").fill("Hannover");
    await page.waitForURL(/search=Hannover/);
    await search.getByLabel("Industry").selectOption({ index: 1 });
    await page.waitForURL(/industry=/);
    await search.getByLabel("Industry").selectOption("all");
    await page.waitForURL((url) => !url.search.includes("industry="));
    await main
      .getByRole("link", { name: /Hannover/ })
      .first()
      .click();
    await press(main, /^Share/);
    await said(page, "link");
    await menu.getByRole("link", { name: "Our Builders" }).first().click();
    await main.getByRole("combobox", { name: "Place" }).fill("Las V");
    await page.getByRole("listbox").getByRole("option").first().click();
    await page.waitForURL(/place=/);
    await menu.getByRole("link", { name: "Our Builders" }).first().click();
    await press(main, `Connect with ${redwood}`);
    await dialog(page, `Connect with ${redwood}`).getByRole("link", { name: "Get quotes" }).click();
    await page.locator("#quote-wizard").waitFor();
  },
);

browserTest(
  "an exhibitor's dialogs do in translation what their main buttons say [X01]",
  async ({ arrive, visitor }) => {
    const [admin, builder] = [await arrive(), await arrive()];
    const email = await arriveAsNewExhibitor(visitor.page);
    await signInAs(admin.page, "admin");
    await signInAs(builder.page, "builder");
    const quoted = async (show: string, quotedAmount: number) => {
      const { id: quoteRequestId } = await askForQuotes(visitor.page, show);
      await assignBuilders(admin.page, quoteRequestId, [redwood]);
      const answer = { quoteRequestId, quotedAmount };
      await callApi(builder.page, "POST", "/api/quote-responses", answer);
      return quoteRequestId;
    };
    const changed = await quoted("Changed Expo", 44_900_00);
    const accepted = await quoted("Accepted Expo", 50_000_00);
    const declined = await quoted("Declined Expo", 50_000_00);
    const { page, go } = inTranslation(visitor);

    const request = page.getByRole("main");
    await go(`/requests/${changed}?view=questions`);
    const asked = request.getByLabel("Ask the builders");
    await untilAlive(asked);
    await asked.fill("Is the floor included?");
    await press(request, /^Ask$/);
    await said(page, "Question sent");
    await request.getByRole("link", { name: "Brief", exact: true }).click();
    await request.getByLabel("Custom size").check();
    await press(request, "20 × 30 ft");
    await press(request, "Save the brief");
    await said(page, "Brief changed");
    await request.getByRole("link", { name: /^Quotes/ }).click();
    await press(request, "Ask to update the price");
    await said(page, "Update requested");
    await confirm(request, [/^Accept \$44,900 for the/, "Accept quote"], "Quote accepted");
    await request.getByText("You chose Redwood").waitFor();
    await request.getByText("You chose a quote of $44,900.").waitFor();
    expect(await page.getByText("Something went wrong").count(), changed).toBe(0);

    await go(`/requests/${accepted}/compare`);
    await page.locator("summary").filter({ hasText: "More" }).click();
    await press(page, "Edit scope");
    const scope = dialog(page, "What must each quote cover?");
    await scope.getByLabel(/^Permits/).check();
    await press(scope, "Save scope");
    await scope.waitFor({ state: "hidden" });
    await press(page, "Ask for best and final offers");
    const round = dialog(page, "Ask for best and final offers");
    expect(await round.getByRole("checkbox", { name: redwood }).isChecked()).toBe(true);
    await round.getByLabel("What should they look at?").fill("The graphics, please");
    await press(round, "Ask for best and final offers");
    await said(page, "Best and final offers requested");
    await round.waitFor({ state: "hidden" });
    await confirm(page.getByRole("main"), ["Accept Quote", "Accept quote"], "Quote accepted");

    await go(`/requests/${declined}`);
    await confirm(request, ["Decline", "Decline quote"], "Quote declined");
    await request.getByRole("link", { name: "Brief", exact: true }).click();
    await confirm(request, ["Cancel Request", "Cancel request"], "Request canceled");

    await addAuthenticator(page);
    await go("/dashboard?settings=profile");
    const settings = dialog(page, "User Settings");
    await settings.getByLabel("Company").fill("Northbeam and Sons");
    await press(settings, "Save Changes");
    await said(page, "Profile Updated");
    await go("/dashboard?settings=mail");
    await settings.getByRole("tab", { name: "Preferences" }).click();
    await settings.getByRole("checkbox").first().click();
    await press(settings, "Save emails");
    await said(page, "Emails chosen");
    await settings.getByRole("tab", { name: "Sign-ins" }).click();
    await settings.getByText("Account activity", { exact: true }).waitFor();
    await press(settings, "Add a passkey");
    await dialog(page, "Add a passkey").getByLabel("Name").fill("Phone");
    await press(dialog(page, "Add a passkey"), "Add passkey");
    await said(page, "Passkey added");
    await press(settings, "Rename Phone");
    await dialog(page, "Rename passkey").getByLabel("Name").fill("Telephone");
    await press(dialog(page, "Rename passkey"), "Save name");
    await said(page, "Passkey renamed");
    await confirm(settings, ["Remove Telephone", "Remove passkey"], "Passkey removed");
    await settings.getByRole("tab", { name: "Your data" }).click();
    await press(settings, "Delete my account");
    await question(page).getByLabel("to be sure").fill(email);
    await press(question(page), "Delete my account");
    await page.waitForURL((url) => url.pathname === "/");
  },
);

browserTest(
  "a builder's dialogs do in translation what their main buttons say [X01]",
  async ({ arrive, visitor }) => {
    const [exhibitor, admin] = [await arrive(), await arrive()];
    await arriveAsNewExhibitor(exhibitor.page);
    await signInAs(admin.page, "admin");
    for (const show of ["Answered Expo", "Refused Expo"]) {
      const { id } = await askForQuotes(exhibitor.page, show);
      await assignBuilders(admin.page, id, [redwood]);
    }
    const { page, go } = inTranslation(visitor);
    await signInAs(page, "builder");
    await go("/dashboard");
    const answered = await openedRow(row(page, "Answered Expo"));
    await press(answered, "View Full Details");
    const full = dialog(page, "Answered Expo");
    await fieldOf(full, "Ask the exhibitor").fill("How high is the hall?");
    await press(full, /^Ask$/);
    await said(page, "Question sent");
    await press(full, "Close");
    await press(answered, "Contact Client");
    await press(dialog(page, /^Contact/), "Close");
    await press(answered, "Submit Quote");
    const offer = dialog(page, "Submit Quote");
    await fieldOf(offer, "Amount in US dollars").fill("42,000");
    await press(offer, /^Submit Quote/);
    await said(page, "Response submitted");
    await press(answered, "Revise Quote");
    await fieldOf(dialog(page, "Revise Quote"), "Amount in US dollars").fill("41,000");
    await press(dialog(page, "Revise Quote"), "Send Revised Quote");
    await said(page, "Quote revised");
    await press(await openedRow(row(page, "Refused Expo")), "Decline Invitation");
    await question(page).getByRole("radio", { name: "The budget is too low" }).check();
    await press(question(page), "Decline invitation");
    await said(page, "Invitation declined");
    await question(page).waitFor({ state: "hidden" });
    await go("/dashboard?view=quotes");
    const own = await openedRow(row(page, "Answered Expo"));
    await confirm(own, ["Withdraw", "Withdraw quote"], "Quote withdrawn");

    await go("/dashboard?view=profile");
    const profile = dialog(page, "Builder Profile Settings");
    await press(page, "Edit Builder Profile");
    await fieldOf(profile, "City").fill("Reno");
    await press(profile, "Save Profile");
    await said(page, "Profile Updated");
    await go("/dashboard?view=portfolio");
    const portfolio = sectionOf(page, "Portfolio Management");
    await press(portfolio, "Add Project");
    const project = dialog(page, "Submit Portfolio Project");
    for (const [label, text] of Object.entries({
      "Project title": "In Translation",
      "Client name": "Beacon Ltd",
      Description: "Tall and bright",
      "Event name": "CES",
      Location: "Reno",
      "Booth size": "20x20",
    })) {
      await fieldOf(project, label).fill(text);
    }
    await fieldOf(project, "Industry").selectOption("Energy");
    await fieldOf(project, "Project type").selectOption("Other");
    await fieldOf(project, "Budget range").selectOption("$1,000,000+");
    await press(project, "Submit Project");
    await said(page, "Portfolio Project Submitted");
    await press(portfolio, "Edit In Translation");
    const edit = dialog(page, "Edit Portfolio Project");
    await fieldOf(edit, "Client name").fill("Beacon and Sons");
    await press(edit, /^(Save|Update)/);
    await said(page, "Portfolio project updated successfully.");
    await press(portfolio, "Delete In Translation");
    await press(question(page), "Delete Project");
    await said(page, "Project deleted");

    await go("/dashboard?view=rates");
    await press(page, "Save availability");
    await said(page, "Availability saved");
  },
);
