import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { pressUntil } from "./steps/press-until.ts";
import { signInAs } from "./steps/sign-in-as.ts";

const scripts = "**/assets/*.js";
const gone = /404|Failed to (load|fetch)/;

browserTest(
  "the wizard whose rules a deployment took away says so, with Reload; a lost line reloads nothing, what was typed stays, and links lead where they say [X02]",
  async ({ arrive }) => {
    const { page, visit, expectComplaint } = await arrive({ isNew: true });
    expectComplaint(/404|Failed to (load|fetch)|ERR_INTERNET_DISCONNECTED/);
    await visit("/quote");
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    const show = page.locator("#quote-wizard").getByLabel("Trade Show Name");
    await show.fill("Northern Packaging Expo");
    await page.locator("#quote-wizard").getByRole("button", { name: "Next" }).click();
    const region = page.getByRole("region", { name: /^Notifications/ });
    const said = region.getByText("Part of this page hasn't loaded");
    await said.waitFor();
    await page.context().setOffline(true);
    await region.getByRole("button", { name: "Reload" }).click();
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "Our Builders" }).first().click();
    await said.waitFor();
    expect(await show.inputValue()).toBe("Northern Packaging Expo");
    await page.unroute(scripts);
    await page.context().setOffline(false);
    await page.waitForURL("**/our-builders");

    // the next document belongs to the new build
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    page.once("framenavigated", () => page.unroute(scripts));
    await header.getByRole("link", { name: "How It Works" }).first().click();
    await page.waitForURL("**/how-it-works");
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  },
);

browserTest(
  "above an open dialog the notice is read, pressed and reached by keyboard; Reload keeps what was typed on the page [X02]",
  async ({ arrive }) => {
    const { page, visit, expectComplaint } = await arrive({ isNew: true });
    expectComplaint(gone);
    await signInAs(page, "exhibitor");
    await visit("/dashboard");
    await page.getByRole("link", { name: "Open Hannover Messe" }).click();
    await page.getByRole("link", { name: "Questions and files" }).click();
    const asking = page.getByLabel("Ask the builders");
    await asking.fill("Is the floor included?");
    await page.getByRole("link", { name: /^Quotes/ }).click();
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.getByRole("button", { name: "Accept Quote" }).first().click();
    const question = page.getByRole("alertdialog", { name: "Accept this quote?" });
    // what a screen reader doesn't find in the uppermost dialog is hidden from it
    const notice = question.getByRole("region", { name: /^Notifications/ });
    await notice.getByText("Part of this page hasn't loaded").waitFor();
    const reload = notice.getByRole("button", { name: "Reload" });
    await reload.click({ trial: true });
    await question.getByRole("button", { name: "Accept quote" }).focus();
    await pressUntil(page, "Tab", () => reload.evaluate((one) => one === document.activeElement));
    await page.unroute(scripts);
    const reloaded = page.waitForEvent("load");
    await page.keyboard.press("Enter");
    await reloaded;
    await page.getByRole("link", { name: "Questions and files" }).click();
    await expect.poll(() => asking.inputValue()).toBe("Is the floor included?");
  },
);

/** A build shortens the names of scripts. */
const signUpScript = /\/sign-u[^/]*\.js/;

browserTest(
  "a part whose script can't be fetched says so, leaves the page and what was typed, and comes once it can",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    expectComplaint(/ERR_FAILED|Failed to (load|fetch)/);
    await visit("/contact");
    const message = page.getByRole("textbox", { name: "Message" });
    await message.fill("Who builds double-deckers?");
    await page.waitForLoadState("networkidle");
    await page.route(signUpScript, (route) => route.abort());
    const signUp = page.getByRole("banner").getByRole("button", { name: "Sign Up" });
    await signUp.click();
    const region = page.getByRole("region", { name: /^Notifications/ });
    await region.getByText("Part of this page hasn't loaded").waitFor();
    expect(await message.inputValue()).toBe("Who builds double-deckers?");
    await signUp.click();
    expect(await page.getByRole("dialog").count()).toBe(0);

    await page.unroute(signUpScript);
    const dialog = page.getByRole("dialog", { name: "Choose Your Account Type" });
    await dialog.waitFor();
    await pressEscape(page);
    await dialog.waitFor({ state: "hidden" });
    await region.getByText("Part of this page hasn't loaded").waitFor({ state: "hidden" });
    expect(await message.inputValue()).toBe("Who builds double-deckers?");
  },
);
