import type { Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { signInByMail, signInLinkOf } from "./steps/sign-in-by-mail.ts";

const pending = (page: Page) => page.evaluate(() => localStorage.getItem("pendingUserType"));
const setPending = (page: Page, value: string) =>
  page.evaluate((text) => localStorage.setItem("pendingUserType", text), value);
const typeOf = async (page: Page) =>
  (await callApi<{ userType: string }>(page, "GET", "/api/auth/user")).userType;

/** Effects after hydration run before the second frame. */
const untilEffectsRan = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

async function openSignUp(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Sign Up" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "Choose Your Account Type" }).waitFor();
  return dialog;
}

browserTest(
  "two steps: the type, then the sign-in, with a way back; closing it chooses nothing [A09]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit("/");
    const dialog = await openSignUp(page);
    await dialog.getByRole("button", { name: "Builder" }).click();
    await pressEscape(page);
    await dialog.waitFor({ state: "hidden" });
    expect(await pending(page)).toBeNull();
    await openSignUp(page);
    await dialog.getByRole("button", { name: "Exhibitor" }).click();
    await dialog.getByText("Google, GitHub, Apple or email").waitFor();
    await dialog.getByText("Available here: email.").waitFor();
    expect(await pending(page)).toBe("exhibitor");
    for (const name of ["Terms of Service", "Privacy Policy"]) {
      const opening = page.waitForEvent("popup");
      await dialog.getByRole("link", { name: `${name} (opens in a new tab)` }).click();
      const text = await opening;
      await text.getByRole("heading", { level: 1, name }).waitFor();
      await text.close();
    }
    expect(await pending(page)).toBe("exhibitor");
    await dialog.getByRole("button", { name: "Back" }).click();
    await dialog.getByRole("button", { name: "Builder" }).click();
    await dialog.getByText("set up your account as a Builder").waitFor();
    expect(await pending(page)).toBe("builder");
    await dialog.getByRole("link", { name: "Continue to sign in" }).click();
    await page.waitForURL("**/api/login");
    expect(await pending(page)).toBe("builder");
  },
);

browserTest(
  "the chosen type is applied after the sign-in, then forgotten [A10]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit("/");
    await setPending(page, "builder");
    await signInByMail(page, `${crypto.randomUUID()}@exhibits.example`);
    await visit("/dashboard");
    await expect.poll(() => pending(page)).toBeNull();
    expect(await typeOf(page)).toBe("builder");
    await page.getByRole("main").getByText("Builder", { exact: true }).waitFor();
  },
);

browserTest(
  "signed in there is no sign-up, and no other value than a type is taken for one [A09] [A10]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit("/");
    await signInAs(page, "exhibitor");
    for (const value of ["admin", " builder"]) {
      const before = await typeOf(page);
      await setPending(page, value);
      let sent = 0;
      page.on("request", (request) => {
        if (request.url().endsWith("/api/auth/user/type")) sent += 1;
      });
      await visit("/");
      await untilEffectsRan(page);
      expect([sent, await pending(page), await typeOf(page)]).toEqual([0, value, before]);
      expect(await page.getByRole("button", { name: "Sign Up" }).count()).toBe(0);
    }
  },
);

browserTest("a failure is only logged, and the value stays [A10]", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  await visit("/");
  await setPending(page, "builder");
  await signInAs(page, "exhibitor");
  expectComplaint(/Failed to load resource|Cannot set the account type/);
  await page.route("**/api/auth/user/type", (route) => route.fulfill({ status: 503, body: "" }));
  const logged = page.waitForEvent("console", (line) => line.text().includes("Cannot set the"));
  await visit("/");
  await logged;
  expect(await pending(page)).toBe("builder");
  expect(await page.locator("[role=region][aria-label^=Notifications] li").count()).toBe(0);
});

browserTest("a builder joins by the door for builders, in five screens", async ({ visitor }) => {
  const { page, visit } = visitor;
  const email = `${crypto.randomUUID()}@stands.example`;
  const screens: string[] = [];
  const seen = async (heading: string) => {
    await page.getByRole("heading", { name: heading }).first().waitFor();
    screens.push(heading);
  };
  await visit("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "For Builders" }).click();
  await seen("Booth requests that fit your work");
  const main = page.getByRole("main");
  await main.getByLabel("Email address").fill(email);
  await main.getByRole("button", { name: "Join as a builder" }).click();
  await seen("Check your email");
  await page.goto(await signInLinkOf(page, email));
  await seen("Finish signing in");
  await main.getByRole("button", { name: /^Continue as/ }).click();
  const form = page.getByRole("dialog", { name: "Builder Profile Settings" });
  await seen("Builder Profile Settings");
  expect(await typeOf(page)).toBe("builder");
  await form.getByText("9 fields to fill in").waitFor();
  const facts = {
    "Company name": "Door Stands",
    "Team size": "11-50",
    "Years in business": "4",
    "Completed projects": "30",
    "Company description": "We build islands.",
    City: "Reno",
    "State/province": "Nevada",
    Country: "United States",
    Region: "North America",
  };
  for (const [label, fact] of Object.entries(facts))
    await form
      .getByLabel(label, { exact: true })
      .or(form.getByLabel(`${label} *`))
      .first()
      .fill(fact);
  await form.getByText("All required fields are filled in").waitFor();
  await form.getByRole("complementary").getByRole("heading", { name: "Door Stands" }).waitFor();
  await form.getByRole("button", { name: "Save Profile" }).click();
  await main.getByText("Your profile is being reviewed").waitFor();
  expect(screens.length + 1).toBeLessThanOrEqual(5);
});
