import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { quoteWizard } from "./steps/quote-wizard.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { translate } from "./steps/translate.ts";

// a part that comes alive after the translation is drawn again by the browser
const drawnAgain = /Hydration|Minified React error #4(18|21|25)/;

browserTest("a translated page sends a message, and says so [X01]", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  expectComplaint(drawnAgain);
  await visit("/contact");
  await translate(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /^Send/ }).click();
  await page
    .getByRole("region", { name: /^Notifications/ })
    .getByText("Message Not Sent")
    .waitFor();
  await page.getByLabel("What is it about?").selectOption("partnership");
  for (const name of ["Name", "Subject", "Message"]) {
    await page.getByRole("textbox", { name }).fill("Translated words of a visitor");
  }
  await page.getByRole("textbox", { name: "Email" }).fill("ada@northwind.example");
  await main.getByRole("button", { name: /^Send/ }).click();
  await main.getByText("Message Sent!").waitFor();
  // the form is empty again
  await main.getByText("Message Sent!").waitFor({ state: "detached" });
  expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toBe("");
});

browserTest(
  "a translated wizard goes on, asks and is sent; translated dialogs open and close [X01]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    expectComplaint(drawnAgain);
    await visit("/quote");
    await translate(page);
    const wizard = quoteWizard(page);
    await wizard.next();
    await wizard.expectFocus("tradeShowName");
    await wizard.goToRequirements();
    await wizard.fillRequirements();
    await wizard.next();
    await wizard.fillContact();
    await wizard.submit();
    await page.waitForURL(/\/quote-success\//);
    await page.getByRole("banner").getByRole("button", { name: "Sign Up" }).click();
    const dialog = page.getByRole("dialog", { name: "Choose Your Account Type" });
    await dialog.getByRole("button", { name: /^Builder/ }).click();
    await page.getByRole("dialog", { name: "Sign in to finish" }).waitFor();
    await pressEscape(page);
    await dialog.waitFor({ state: "hidden" });
  },
);

browserTest(
  "a builder's translated projects are looked at and changed [X01]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    expectComplaint(drawnAgain);
    await signInAs(page, "builder");
    await visit("/dashboard?view=portfolio");
    await translate(page);
    for (const [name, role] of [
      [/^View /, "dialog"],
      [/^Edit /, "dialog"],
      [/^Delete /, "alertdialog"],
    ] as const) {
      await page.getByRole("main").getByRole("button", { name }).first().click();
      const dialog = page.getByRole(role);
      await dialog.waitFor();
      await pressEscape(page);
      await dialog.waitFor({ state: "hidden" });
    }
  },
);
