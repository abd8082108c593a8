import type { Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { arriveAsNewBuilder } from "./steps/new-builder.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";

/** Found by its markup: an open dialog hides all else from the accessibility tree. */
const toasts = (page: Page) => page.locator("[role=region][aria-label^=Notifications]");

browserTest(
  "Edit Profile opens six fields; the switch goes to builder and back; a failure says so and keeps what was typed; saving says so [J03] [J04] [J05] [K02]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    const email = await arriveAsNewExhibitor(page);
    await visit("/dashboard");
    await page.getByRole("button", { name: "Edit Profile" }).click();
    const dialog = page.getByRole("dialog", { name: "User Settings" });
    await dialog.getByText("for testing and access").waitFor();
    const said = (words: string) => toasts(page).getByText(words).waitFor();
    for (const [button, mode] of [
      ["Switch to Builder", "Builder"],
      ["Switch to Exhibitor", "Exhibitor"],
    ] as const) {
      await dialog.getByRole("button", { name: button }).click();
      await said("Account Type Updated");
      await said(`Your account has been switched to ${mode} mode.`);
      await dialog.getByText(`You're using the site as ${mode}.`).waitFor();
    }
    expectComplaint(/Failed to load resource/);
    const refusals = [
      { status: 409, json: { message: "Not now" } },
      { status: 500, body: "oh" },
    ];
    await page.route("**/api/auth/user/type", (route) => route.fulfill(refusals.shift()));
    const toBuilder = dialog.getByRole("button", { name: "Switch to Builder" });
    await toBuilder.click();
    await said("Switch Failed");
    await said("Not now");
    await toBuilder.click();
    await said("Failed to switch account type. Please try again.");

    const labels = ["First Name", "Last Name", "Email", "Phone", "Company", "Job Title"];
    for (const name of labels) expect(await dialog.getByLabel(name).count(), name).toBe(1);
    expect(await dialog.getByLabel("Email").inputValue()).toBe(email);
    const fill = async (facts: Record<string, string>) => {
      for (const [label, fact] of Object.entries(facts)) await dialog.getByLabel(label).fill(fact);
    };
    const save = dialog.getByRole("button", { name: "Save Changes" });
    await fill({ "First Name": "", "Last Name": "x".repeat(51), Email: "nobody" });
    await save.click();
    for (const message of [
      "First name is required",
      "Last name too long",
      "Invalid email address",
    ]) {
      await dialog.getByText(message).waitFor();
    }

    await fill({ "First Name": "Grace", "Last Name": "Hopper", Email: email });
    await fill({ Company: "Compilers Inc", Phone: "+1 555 0101" });
    const answers = [
      { status: 503, json: { message: "The drawing board is being cleaned" } },
      { status: 500, body: "oh" },
    ];
    const profile = "**/api/auth/user/profile";
    await page.route(profile, (route) => route.fulfill(answers.shift()));
    await save.click();
    await said("Update Failed");
    await said("The drawing board is being cleaned");
    await save.click();
    await said("Failed to update profile. Please try again.");
    await page.unroute(profile);
    await dialog.getByRole("tab", { name: "Sign-ins" }).click();
    await dialog.getByText("Your devices").waitFor();
    await dialog.getByRole("tab", { name: "Profile" }).click();
    expect(await dialog.getByLabel("Phone").inputValue()).toBe("+1 555 0101");
    await save.click();
    await said("Profile Updated");
    await said("Your profile information has been saved successfully.");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("main").getByRole("heading", { name: "Grace Hopper" }).waitFor();
    await page.getByRole("banner").getByText("Grace Hopper").first().waitFor();
    expect(await page.getByRole("main").textContent()).toContain("Compilers Inc");
  },
);

browserTest("a new address counts once its link is opened here [J03]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await arriveAsNewBuilder(page);
  const email = `${crypto.randomUUID()}@stands.example`;
  const facts = { firstName: "Bob", lastName: "Builder", email };
  await callApi(page, "PATCH", "/api/auth/user/profile", facts);
  const emails = await callApi<{ to: string; text: string }[]>(page, "GET", "/dev/mail.json");
  const text = emails.find(({ to }) => to === email)?.text ?? "";
  const link = /\/confirm-email\?token=[\w-]+/.exec(text)?.[0] ?? "";
  await visit(link);
  await page.getByRole("button", { name: /^Use .\*\*\*@stands.example$/ }).dblclick();
  await page.getByRole("heading", { name: "Your new address is confirmed" }).waitFor();
  await page.getByText(`you'll sign in with ${email}`).waitFor();
  const again = await page.request.get(link);
  expect(again.status()).toBe(400);
  expect(await again.text()).toContain("Your address stays as it is");
});
