import type { Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { arriveAsNewBuilder } from "./steps/new-builder.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";

async function openSettings(page: Page) {
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const dialog = page.getByRole("dialog", { name: "User Settings" });
  await dialog.waitFor();
  return dialog;
}

/** Found by its markup: an open dialog hides all else from the accessibility tree. */
const toasts = (page: Page) => page.locator("[role=region][aria-label^=Notifications]");

browserTest(
  "Edit Profile opens six fields, saving says so [J03] [J05] [K02]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    const email = await arriveAsNewExhibitor(page);
    await visit("/dashboard");
    const dialog = await openSettings(page);
    const fields = ["First Name", "Last Name", "Email", "Phone", "Company", "Job Title"];
    for (const name of fields) expect(await dialog.getByLabel(name).count(), name).toBe(1);
    expect(await dialog.getByLabel("Email").inputValue()).toBe(email);

    await dialog.getByLabel("First Name").fill("");
    await dialog.getByLabel("Last Name").fill("x".repeat(51));
    await dialog.getByLabel("Email").fill("nobody");
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    for (const message of [
      "First name is required",
      "Last name too long",
      "Invalid email address",
    ]) {
      await dialog.getByText(message).waitFor();
    }
    await dialog.getByLabel("First Name").fill("Grace");
    await dialog.getByLabel("Last Name").fill("Hopper");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Company").fill("Compilers Inc");
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await toasts(page).getByText("Profile Updated").waitFor();
    await toasts(page).getByText("Your profile information has been saved successfully.").waitFor();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("main").getByRole("heading", { name: "Grace Hopper" }).waitFor();
    await page.getByRole("banner").getByText("Grace Hopper").first().waitFor();
    expect(await page.getByRole("main").textContent()).toContain("Compilers Inc");
  },
);

browserTest(
  "the switch goes to builder and back; a failure says so and keeps what was typed [J03] [J04] [J05]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    await arriveAsNewExhibitor(page);
    await visit("/dashboard");
    const dialog = await openSettings(page);
    await dialog.getByText("for testing and access").waitFor();
    for (const [button, mode] of [
      ["Switch to Builder", "Builder"],
      ["Switch to Exhibitor", "Exhibitor"],
    ] as const) {
      await dialog.getByRole("button", { name: button }).click();
      await toasts(page).getByText("Account Type Updated").waitFor();
      const words = `Your account has been switched to ${mode} mode.`;
      await toasts(page).getByText(words).waitFor();
      await dialog.getByText(`You're using the site as ${mode}.`).waitFor();
    }
    expectComplaint(/Failed to load resource/);
    const refusals = [
      { status: 409, json: { message: "Not now" } },
      { status: 500, body: "oh" },
    ];
    await page.route("**/api/auth/user/type", (route) => route.fulfill(refusals.shift()));
    await dialog.getByRole("button", { name: "Switch to Builder" }).click();
    await toasts(page).getByText("Switch Failed").waitFor();
    await toasts(page).getByText("Not now").waitFor();
    await dialog.getByRole("button", { name: "Switch to Builder" }).click();
    await toasts(page).getByText("Failed to switch account type. Please try again.").waitFor();

    const answers = [
      { status: 503, json: { message: "The drawing board is being cleaned" } },
      { status: 500, body: "oh" },
    ];
    await page.route("**/api/auth/user/profile", (route) => route.fulfill(answers.shift()));
    await dialog.getByLabel("First Name").fill("Grace");
    await dialog.getByLabel("Last Name").fill("Hopper");
    await dialog.getByLabel("Phone").fill("+1 555 0101");
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await toasts(page).getByText("Update Failed").waitFor();
    await toasts(page).getByText("The drawing board is being cleaned").waitFor();
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await toasts(page).getByText("Failed to update profile. Please try again.").waitFor();
    await dialog.getByRole("tab", { name: "Sign-ins" }).click();
    await dialog.getByText("Your devices").waitFor();
    await dialog.getByRole("tab", { name: "Profile" }).click();
    expect(await dialog.getByLabel("Phone").inputValue()).toBe("+1 555 0101");
  },
);

browserTest("a new address counts once its link is opened here [J03]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await arriveAsNewBuilder(page);
  await visit("/dashboard");
  const dialog = await openSettings(page);
  await dialog.getByLabel("First Name").fill("Bob");
  await dialog.getByLabel("Last Name").fill("Builder");
  await dialog.getByLabel("Email").fill("bob@stands.example");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await dialog.getByText("We sent a link to bob@stands.example").waitFor();
  await expectFit(page, { picture: "settings" });
  const emails = await callApi<{ to: string; text: string }[]>(page, "GET", "/dev/mail.json");
  const text = emails.find(({ to }) => to === "bob@stands.example")?.text ?? "";
  const link = /\/confirm-email\?token=[\w-]+/.exec(text)?.[0] ?? "";
  await visit(link);
  await page.getByRole("button", { name: "Use b***@stands.example" }).dblclick();
  await page.getByRole("heading", { name: "Your new address is confirmed" }).waitFor();
  await page.getByText("you'll sign in with bob@stands.example").waitFor();
  expect((await visit(link)).status()).toBe(400);
  await page.getByRole("heading", { name: "Your address stays as it is" }).waitFor();
});
