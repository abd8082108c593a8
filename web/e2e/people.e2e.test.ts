import type { Page } from "playwright-core";
import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { dismissToast, toasts } from "./steps/toasts.ts";

const isSignedIn = async (page: Page) => (await page.request.get("/api/auth/user")).ok();

browserTest(
  "an admin finds a person by email, suspends the account with a reason and restores it",
  async ({ arrive }) => {
    const [person, admin] = [
      await arrive(),
      await arrive({ viewport: { width: 360, height: 800 } }),
    ];
    const email = await arriveAsNewExhibitor(person.page);
    await signInAs(admin.page, "admin");
    const { page, visit } = admin;
    await visit("/admin-dashboard?view=people");
    const found = page.getByRole("listitem").filter({ hasText: email });
    await page.getByRole("searchbox", { name: "Search" }).fill(email);
    await found.getByText("Erin Calloway").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Suspend" }).count()).toBe(1);
    // what was looked for stands in the address, and so in a reload
    await page.waitForURL((url) => url.searchParams.get("find") === email);
    await page.reload();
    await found.getByText("Erin Calloway").waitFor();
    expect(await page.getByRole("searchbox", { name: "Search" }).inputValue()).toBe(email);
    // the views are one line that scrolls, to the current one
    const current = page
      .getByRole("navigation", { name: "Admin dashboard" })
      .locator("[aria-current]");
    await expect
      .poll(() => current.evaluate((link) => link.getBoundingClientRect().right <= innerWidth))
      .toBe(true);

    await found.getByRole("button", { name: "Suspend" }).click();
    const dialog = page.getByRole("alertdialog", { name: `Suspend ${email}?` });
    await dialog.getByRole("button", { name: "Suspend account" }).click();
    await dialog.getByText("Reason is required").waitFor();
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expectFit(page, { part: dialog, picture: "suspend-account" });
    await dialog.getByLabel("Reason").fill("Spam in requests");
    admin.expectComplaint(/401/);
    const refusal = { status: 401, json: { message: "Please sign in first" } };
    const suspensions = (url: URL) => url.pathname.startsWith("/api/admin/");
    await page.route(suspensions, (route) =>
      route.request().method() === "GET" ? route.fallback() : route.fulfill(refusal),
    );
    await dialog.getByRole("button", { name: "Suspend account" }).click();
    await dialog.getByRole("link", { name: "Sign in" }).waitFor();
    await page.unroute(suspensions);
    expect(await dialog.getByLabel("Reason").inputValue()).toBe("Spam in requests");
    await dialog.getByRole("button", { name: "Suspend account" }).click();
    await toasts(page).getByText("Account suspended").waitFor();
    await found.getByText("Reason for suspension: Spam in requests").waitFor();
    expect(await isSignedIn(person.page)).toBe(false);

    await page.getByLabel("Show", { exact: true }).selectOption("Suspended accounts");
    await found.getByRole("button", { name: "Restore account" }).click();
    await dismissToast(page, "Account restored");
    await found.waitFor({ state: "hidden" });
    await page.getByLabel("Show", { exact: true }).selectOption("Everyone");
    await found.getByRole("button", { name: "Suspend" }).waitFor();
  },
);
