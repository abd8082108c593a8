import type { Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { pressEscape } from "./steps/press-escape.ts";
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
    await visit("/about-us");
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
    const terms = dialog.getByRole("link", { name: "Terms of Service (opens in a new tab)" });
    expect(await terms.getAttribute("href")).toBe("/terms-of-service");
    const opening = page.waitForEvent("popup");
    await dialog.getByRole("link", { name: "Privacy Policy (opens in a new tab)" }).click();
    const text = await opening;
    await text.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
    await text.close();
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
  "the chosen type is applied after the sign-in, then forgotten; a failure is only logged, and no other value is taken for a type [A09] [A10]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    await page.goto("/healthz", { waitUntil: "commit" });
    await signInByMail(page, `${crypto.randomUUID()}@exhibits.example`);
    const before = await typeOf(page);
    let sent = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/user/type")) sent += 1;
    });
    for (const value of ["admin", " builder"]) {
      await setPending(page, value);
      await visit("/about-us");
      await untilEffectsRan(page);
      expect([sent, await pending(page), await typeOf(page)]).toEqual([0, value, before]);
    }
    expect(await page.getByRole("button", { name: "Sign Up" }).count()).toBe(0);

    expectComplaint(/Failed to load resource|Cannot set the account type/);
    await setPending(page, "builder");
    await page.route("**/api/auth/user/type", (route) => route.fulfill({ status: 503, body: "" }));
    const logged = page.waitForEvent("console", (line) => line.text().includes("Cannot set the"));
    await page.reload();
    await logged;
    expect(await pending(page)).toBe("builder");
    expect(await page.locator("[role=region][aria-label^=Notifications] li").count()).toBe(0);

    await page.unroute("**/api/auth/user/type");
    await visit("/dashboard");
    await expect.poll(() => pending(page)).toBeNull();
    expect(await typeOf(page)).toBe("builder");
    await page.getByRole("main").getByText("Builder", { exact: true }).waitFor();
  },
);

browserTest("a builder joins by the door for builders, in five screens", async ({ visitor }) => {
  const { page, visit } = visitor;
  const email = `${crypto.randomUUID()}@stands.example`;
  const screens: string[] = [];
  const seen = async (heading: string) => {
    await page.getByRole("heading", { name: heading }).first().waitFor();
    screens.push(heading);
  };
  await visit("/about-us");
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
