import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectKeyboardDialog } from "./steps/expect-keyboard-dialog.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { signInAs } from "./steps/sign-in-as.ts";

/** One dialog of each kind: `keyboard.soak.test.ts` walks through all of them, from stop to stop. */
const phone = { viewport: { width: 360, height: 800 } };

browserTest("a visitor's menu and its dialog, by keyboard [A06] [A09]", async ({ arrive }) => {
  const { page, visit } = await arrive(phone);
  await visit("/how-it-works");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Open menu" }).press("Enter");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link").last().waitFor();
  await expectKeyboardDialog(page, banner.getByRole("button", { name: "Sign Up" }).last(), {
    name: "Choose Your Account Type",
    key: "Space",
  });
  await pressEscape(page);
  await menu.waitFor({ state: "hidden" });
  const toggle = banner.getByRole("button", { name: "Open menu" });
  await expect.poll(() => toggle.evaluate((one) => one === document.activeElement)).toBe(true);
});

browserTest(
  "a form asks before what was typed is lost, and a question stands above it, by keyboard [J05]",
  async ({ arrive }) => {
    const { page, visit } = await arrive(phone);
    await signInAs(page, "exhibitor");
    await visit("/dashboard");
    await expectKeyboardDialog(page, page.getByRole("button", { name: "Edit Profile" }), {
      name: "User Settings",
      types: {
        into: (dialog) => dialog.getByLabel("Company"),
        text: " and Sons",
        asks: "Discard what you typed?",
      },
      async inside(dialog) {
        await dialog.getByRole("tab", { selected: true }).press("End");
        const remove = dialog.getByRole("button", { name: "Delete my account" });
        await expectKeyboardDialog(page, remove, {
          name: "Delete your account?",
          role: "alertdialog",
        });
        await dialog.getByRole("tab", { selected: true }).press("Home");
      },
    });
  },
);

browserTest(
  "Back and a closed tab ask before what was typed in a dialog is lost [J05]",
  async ({ arrive }) => {
    const { page, visit } = await arrive();
    await signInAs(page, "exhibitor");
    // links to a part of a page leave entries that the router knows, or none
    const entry = () => page.evaluate(() => history.state?.idx);
    await visit("/privacy-policy");
    const at = await entry();
    expect(at).toBeTypeOf("number");
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(await entry()).toBe(at);
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link").last().click();
    await expect.poll(entry).toBe(at + 1);
    await visit("/how-it-works");
    await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("button", { name: "Edit Profile" }).click();
    const company = page.getByRole("dialog", { name: "User Settings" }).getByLabel("Company");
    await company.fill("Acme and Sons");
    // within the site the page asks
    const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
    const goBack = () => page.evaluate(() => history.back());
    await goBack();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await question.waitFor({ state: "hidden" });
    expect(await company.inputValue()).toBe("Acme and Sons");
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    // beyond it the browser asks, in its own words
    const asked = new Promise<string>((done) => {
      page.once("dialog", async (dialog) => {
        await dialog.dismiss();
        done(dialog.type());
      });
    });
    await page.evaluate(() => location.reload());
    expect(await asked).toBe("beforeunload");
    expect(await company.inputValue()).toBe("Acme and Sons");
    await goBack();
    await question.getByRole("button", { name: "Discard" }).click();
    await page.waitForURL("**/how-it-works");
    // the address changes before the page does
    await page.getByRole("button", { name: "Edit Profile" }).waitFor({ state: "detached" });
    await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("button", { name: "Edit Profile" }).click();
    expect(await company.inputValue()).not.toBe("Acme and Sons");
    // with nothing typed nothing asks
    await goBack();
    await page.waitForURL("**/how-it-works");
  },
);

browserTest(
  "a link to another page asks before what was typed on a page or in a dialog is lost [J05] [W20]",
  async ({ arrive }) => {
    const { page, visit } = await arrive();
    await signInAs(page, "exhibitor");
    await visit("/dashboard");
    await page.getByRole("link", { name: "Open Hannover Messe" }).click();
    await page.getByRole("link", { name: "Questions and files" }).click();
    const asking = page.getByLabel("Ask the builders");
    await asking.fill("Is the floor included?");
    // the page's other views keep it
    await page.getByRole("link", { name: /^Quotes/ }).click();
    await asking.waitFor({ state: "hidden" });
    const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
    const compare = page.getByRole("link", { name: "Compare side by side" });
    await compare.click();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await question.waitFor({ state: "hidden" });
    expect(await asking.inputValue()).toBe("Is the floor included?");
    await compare.click();
    await question.getByRole("button", { name: "Discard" }).click();
    await page.waitForURL("**/compare");
    // the link's own address stays where an address opened the dialog
    await visit("/dashboard?settings=profile");
    const settings = page.getByRole("dialog", { name: "User Settings" });
    await settings.getByLabel("Company").fill("Acme and Sons");
    await settings.getByRole("tab", { selected: true }).press("End");
    await settings.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("link", { name: "Privacy Policy" }).last().click();
    await question.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
    await settings.waitFor({ state: "hidden" });
    expect(page.url()).toMatch(/\/privacy-policy#keep$/);
  },
);
