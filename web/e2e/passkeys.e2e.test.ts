import type { Page } from "playwright-core";
import { expect } from "vitest";
import { testQuery } from "../../adapters/embedded-postgres/test/test-query.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import type { RunningApp } from "./start-app.ts";
import { addAuthenticator } from "./steps/add-authenticator.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { signInByMail } from "./steps/sign-in-by-mail.ts";

/** Signs the browser's person in as an admin of their own: one who has a passkey is asked for it everywhere. */
async function arriveAsNewAdmin(page: Page, app: RunningApp): Promise<string> {
  const email = await arriveAsNewExhibitor(page);
  const promote = `update users set user_type = 'admin' where email = '${email}'`;
  await testQuery(app.migrateDatabaseUrl ?? "", promote);
  return email;
}

type Mail = { to: string; subject: string; text: string };

const settings = (page: Page) => page.getByRole("dialog", { name: "User Settings" });
/** Found by its markup: an open dialog hides all else from the accessibility tree. */
const toasts = (page: Page) => page.locator("[role=region][aria-label^=Notifications]");

browserTest(
  "a passkey is added, named, opens the admin pages, signs in, and is removed [J01]",
  async ({ app, visitor }) => {
    const { page, visit } = visitor;
    await addAuthenticator(page);
    const email = await arriveAsNewAdmin(page, app);
    await visit("/admin-dashboard");
    await page.getByText("Protect your admin account with a passkey").waitFor();
    await page.getByRole("button", { name: "Add a passkey" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a passkey" });
    await dialog.getByLabel("Name").fill("");
    await dialog.getByRole("button", { name: "Add passkey" }).click();
    await dialog.getByText("Name is required").waitFor();
    await dialog.getByLabel("Name").fill("Work laptop");
    await dialog.getByRole("button", { name: "Add passkey" }).click();
    await toasts(page).getByText("Passkey added").waitFor();
    await page.getByText("Protect your admin account").waitFor({ state: "hidden" });
    await visit("/admin-dashboard?view=log");
    await page.getByRole("heading", { name: "Audit Log" }).waitFor();
    await visit("/dashboard?settings=security");
    await settings(page).getByText("not used yet").waitFor();
    await settings(page).getByText("Passkey added (Work laptop)").waitFor();

    await settings(page).getByRole("button", { name: "Rename Work laptop" }).click();
    const rename = page.getByRole("dialog", { name: "Rename passkey" });
    await rename.getByLabel("Name").fill("Office laptop");
    await rename.getByRole("button", { name: "Save name" }).click();
    await settings(page).getByRole("button", { name: "Remove Office laptop" }).waitFor();

    await page.context().clearCookies();
    await signInByMail(page, email);
    visitor.expectComplaint(/Failed to load resource/);
    await visit("/admin-dashboard");
    await page.getByRole("heading", { name: "Confirm it's you" }).waitFor();
    expect((await page.request.get("/api/admin/dashboard")).status()).toBe(403);
    await expectFit(page, { picture: "passkey-gate" });
    await page.getByRole("button", { name: "Use your passkey" }).click();
    await page.getByRole("heading", { name: "Queue" }).waitFor();

    await page.context().clearCookies();
    await visit("/api/login?returnTo=%2Fdashboard%3Fsettings%3Dsecurity");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await settings(page).getByText("Signed in (passkey)").waitFor();

    await settings(page).getByRole("button", { name: "Remove Office laptop" }).click();
    const sure = page.getByRole("alertdialog", { name: "Remove Office laptop?" });
    await sure.getByRole("button", { name: "Remove passkey" }).click();
    await toasts(page).getByText("Passkey removed").waitFor();
    await settings(page).getByText("No passkeys yet.").waitFor();

    await visit("/admin-dashboard");
    await page.getByRole("button", { name: "Not now" }).click();
    await page.getByText("Protect your admin account").waitFor({ state: "hidden" });
    const asked = page.waitForResponse("**/api/auth/user/proof");
    await page.reload();
    await (await asked).finished();
    expect(await page.getByText("Protect your admin account").count()).toBe(0);
    // for thirty days
    await page.evaluate(() => {
      const at = Number(localStorage.getItem("passkey-advice"));
      localStorage.setItem("passkey-advice", `${at - 30 * 86_400_000}`);
    });
    await page.reload();
    await page.getByText("Protect your admin account").waitFor();

    await page.context().clearCookies();
    await visit("/api/login");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page
      .getByRole("alert")
      .getByText("This passkey doesn't belong to any account here")
      .waitFor();
  },
);

browserTest("what cannot be taken back asks who it is [J01] [J03]", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  const email = await arriveAsNewExhibitor(page);
  await visit("/dashboard?settings");
  expectComplaint(/Failed to load resource/);
  const refusal = {
    type: "/problems/fresh-proof-needed",
    message: "Please confirm your identity first",
  };
  await page.route("**/api/auth/user/profile", (route) =>
    route.fulfill({ status: 403, json: refusal }),
  );
  const dialog = settings(page);
  for (const [label, text] of [
    ["First Name", "Sam"],
    ["Last Name", "Sample"],
    ["Email", "sam@new.example"],
  ] as const) {
    await dialog.getByLabel(label).fill(text);
  }
  const save = page.getByRole("button", { name: "Save Changes" });
  await save.click();
  const proof = page.getByRole("dialog", { name: "Confirm it's you" });
  await proof.getByRole("button", { name: "Close" }).click();
  await toasts(page).getByText("Please confirm your identity first").waitFor();
  expect(await dialog.getByLabel("Email").inputValue()).toBe("sam@new.example");

  await save.click();
  await proof.getByRole("button", { name: "Email me a code" }).click();
  await proof.getByLabel("Code").waitFor();
  await expectFit(page, { part: proof, picture: "proof" });
  const emails: Mail[] = await (await page.request.get("/dev/mail.json")).json();
  const mail = emails.find(
    ({ to, subject }) => to === email && subject.startsWith("Confirm it's you"),
  );
  const code = /^ *(\d{6})$/m.exec(mail?.text ?? "")?.[1] ?? "no code";
  await page.unroute("**/api/auth/user/profile");
  let saved = 0;
  page.on("request", (request) => {
    if (request.method() === "PATCH") saved += 1;
  });
  await proof.getByLabel("Code").fill(code === "000000" ? "000001" : "000000");
  await proof.getByRole("button", { name: "Confirm" }).click();
  await proof.getByText("That code isn't right. 4 tries left").waitFor();
  await proof.getByLabel("Code").fill(code);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await proof.waitFor({ state: "hidden" });
  await dialog.getByText("We sent a link to sam@new.example").waitFor();
  expect(saved).toBe(1);
});
