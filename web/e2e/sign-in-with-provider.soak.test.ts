import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  issuerClient,
  openTestIssuer,
  type TestIssuer,
} from "../../adapters/oauth/test/test-issuer.ts";
import { testClient } from "../../adapters/oauth/test/test-provider.ts";
import { callApi } from "./call-api.ts";
import { createBrowserTest } from "./create-browser-test.ts";
import { expectFit } from "./steps/expect-fit.ts";

let issuer: TestIssuer;

const providerTest = createBrowserTest("file", async (onCleanup) => {
  issuer = await openTestIssuer({
    nora: { email: "nora@issuer.example", email_verified: true },
    bela: { email: "bela@issuer.example", email_verified: true },
    eve: { email: "eve@issuer.example", email_verified: false },
  });
  onCleanup(async () => {
    await issuer.close();
  });
  return {
    env: {
      // the issuer's library knows the machine's time alone
      CLOCK_FROM: "",
      CLOCK_SINCE: "",
      OIDC_ISSUER: issuer.origin,
      OIDC_CLIENT_ID: issuerClient.clientId,
      OIDC_CLIENT_SECRET: issuerClient.clientSecret,
      OIDC_NAME: "Expo Pass",
      // only their buttons are looked at here
      GOOGLE_CLIENT_ID: testClient.clientId,
      GOOGLE_CLIENT_SECRET: testClient.clientSecret,
      GITHUB_CLIENT_ID: testClient.clientId,
      GITHUB_CLIENT_SECRET: testClient.clientSecret,
    },
  };
});

/** As `expectFit` looks at it. */
const phone = { viewport: { width: 360, height: 800 } };
const labels = ["Google", "GitHub", "Expo Pass"];
const button = (page: Page, label: string) =>
  page.getByRole("link", { name: `Continue with ${label}` });
const whoIs = (page: Page) =>
  callApi<{ email: string; userType: string }>(page, "GET", "/api/auth/user");

providerTest(
  "signs in from the sign-in page, asks a new account for its role, and lands where it was wanted [J01]",
  async ({ app, arrive }) => {
    issuer.trust(`${app.origin}/api/auth/oidc/callback`);
    const { page, visit } = await arrive(phone);
    await visit("/api/login?returnTo=/favourites");
    for (const label of labels) await button(page, label).waitFor();
    await expectFit(page, { part: page.getByRole("main"), picture: "provider-login" });
    await button(page, "Expo Pass").click();
    await page.getByRole("button", { name: "bela" }).click();
    await page.getByRole("heading", { name: "Welcome to Boothwright" }).waitFor();
    await expectFit(page, { part: page.getByRole("main"), picture: "provider-welcome" });
    await page.getByRole("button", { name: "Builder" }).click();
    await page.waitForURL("**/favourites");
    expect(await whoIs(page)).toMatchObject({ email: "bela@issuer.example", userType: "builder" });
    // nothing of the way back stays in the address that the browser keeps
    expect(new URL(page.url()).search).toBe("");
  },
);

providerTest(
  "signs up from the dialog, with the type that was chosen there [A09] [A10] [J01]",
  async ({ app, visitor }) => {
    issuer.trust(`${app.origin}/api/auth/oidc/callback`);
    const { page, visit } = visitor;
    await visit("/");
    await page.getByRole("banner").getByRole("button", { name: "Sign Up" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Builder" }).click();
    await dialog.getByText("Google, GitHub, Apple or email").waitFor();
    await expectFit(page, { part: dialog, picture: "provider-dialog" });
    await button(page, "Expo Pass").click();
    await page.getByRole("button", { name: "nora" }).click();
    await page.waitForURL("**/dashboard");
    await expect.poll(async () => (await whoIs(page)).userType).toBe("builder");

    await page.getByRole("button", { name: "Edit Profile" }).click();
    await page.getByRole("tab", { name: "Sign-ins" }).click();
    await page.getByRole("button", { name: "Remove Expo Pass" }).click();
    await page.getByText("You can no longer sign in with Expo Pass.").first().waitFor();
    await page.getByRole("button", { name: "Remove Expo Pass" }).waitFor({ state: "hidden" });
  },
);

providerTest("what goes wrong there ends on a page that says so [J01]", async ({ app, arrive }) => {
  issuer.trust(`${app.origin}/api/auth/oidc/callback`);
  const { page, visit } = await arrive(phone);
  await visit("/api/login");
  await button(page, "Expo Pass").click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("heading", { name: "You didn't continue with Expo Pass" }).waitFor();
  await expectFit(page, { part: page.getByRole("main"), picture: "provider-failed" });
  await button(page, "Expo Pass").click();
  await page.getByRole("button", { name: "eve" }).click();
  await page
    .getByRole("heading", { name: "Expo Pass hasn't confirmed your email address" })
    .waitFor();
  await page.getByRole("link", { name: "Sign in by email" }).click();
  await page.getByLabel("Email address").waitFor();

  const used = await page.request.get("/api/auth/oidc/callback?state=x&code=y");
  expect([used.status(), await used.text()]).toEqual([
    400,
    expect.stringContaining("This sign-in has expired"),
  ]);
});
