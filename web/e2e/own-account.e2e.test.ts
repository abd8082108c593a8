import type { Page } from "playwright-core";
import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { signInByMail } from "./steps/sign-in-by-mail.ts";

const settings = (page: Page) => page.getByRole("dialog", { name: "User Settings" });
const toasts = (page: Page) =>
  page.locator("[role=region][aria-label^=Notifications], section[aria-label^=Notifications]");

browserTest(
  "the account menu leads to the settings; another browser is signed out",
  async ({ arrive }) => {
    const { page, visit } = await arrive({ viewport: { width: 1280, height: 900 } });
    const other = await arrive();
    const email = await arriveAsNewExhibitor(page);
    await signInByMail(other.page, email);
    await visit("/how-it-works");
    const banner = page.getByRole("banner");
    await banner.locator("button[aria-expanded]:visible").last().click();
    await banner.getByRole("link", { name: "Settings" }).click();
    const dialog = settings(page);
    await dialog.getByRole("tab", { name: "Sign-ins" }).click();
    await dialog.getByText("This browser").waitFor();
    expect(await dialog.getByText("Chrome on Linux").count()).toBeGreaterThan(1);
    await dialog
      .getByText(/^Signed in \(/)
      .first()
      .waitFor();
    await dialog.getByRole("button", { name: "Sign out", exact: true }).click();
    await toasts(page).getByText("Signed out", { exact: true }).waitFor();
    await dialog.getByText("Signed another browser out").first().waitFor();
    expect((await other.page.request.get("/api/auth/user")).status()).toBe(401);

    await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.waitForURL(/\/$/);
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  },
);

browserTest(
  "my data come as a file; my account goes once its address is typed",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    const email = await arriveAsNewExhibitor(page);
    await visit("/dashboard?settings");
    const dialog = settings(page);
    await dialog.getByRole("tab", { name: "Your data" }).click();
    const coming = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download my data" }).click();
    expect((await coming).suggestedFilename()).toMatch(/my-data.*\.json$/);

    await dialog.getByRole("button", { name: "Delete my account" }).click();
    const alert = page.getByRole("alertdialog");
    await alert.getByText("Kept, unless you erase them too:").waitFor();
    expectComplaint(/Failed to load resource/);
    await alert.getByLabel("to be sure").fill("somebody@else.example");
    await alert.getByRole("button", { name: "Delete my account" }).click();
    await alert.getByText("Enter your account's email address to confirm").waitFor();
    await alert.getByLabel("to be sure").fill(email);
    await alert.getByRole("button", { name: "Delete my account" }).click();
    await page.waitForURL(/\/$/);
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  },
);
