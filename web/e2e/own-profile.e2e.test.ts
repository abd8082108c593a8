import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { testDay } from "../../adapters/system/test/test-time.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { fieldOf } from "./steps/field-of.ts";
import { arriveAsNewBuilder, arriveWithProfile } from "./steps/new-builder.ts";
import { sectionOf } from "./steps/section-of.ts";
import { dismissToast, toasts } from "./steps/toasts.ts";

const required = {
  "Company name": "Nova Stands",
  "Team size": "10-50",
  "Years in business": "12",
  "Completed projects": "1,200",
  "Company description": "We build stands.",
  City: "Austin",
  "State/province": "Texas",
  Country: "United States",
  Region: "North America",
};

async function openForm(page: Page, button: string): Promise<Locator> {
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog", { name: "Builder Profile Settings" });
  await dialog.waitFor();
  return dialog;
}

browserTest(
  "a new builder fills in the profile by keyboard alone, and a known place fills itself [L01] [L02] [W19]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await arriveAsNewBuilder(page);
    await visit("/dashboard");
    const card = sectionOf(page, "Customize Your Builder Profile");
    await card.getByText("Profile Incomplete").waitFor();
    await card.getByText("You have no builder profile yet").waitFor();
    await page.getByRole("button", { name: "Create Builder Profile" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Builder Profile Settings" });
    await dialog.waitFor();
    for (const label of Object.keys(required)) {
      expect(await fieldOf(dialog, label).getAttribute("aria-required"), label).toBe("true");
    }
    await dialog.getByText("Leave empty if no minimum budget requirement").waitFor();
    await dialog.getByText("Leave empty if no maximum budget limit").waitFor();

    await fieldOf(dialog, "Company name").press("Enter");
    for (const label of Object.keys(required)) {
      await dialog.getByText(`${label} is required`, { exact: true }).waitFor();
    }
    expect(await fieldOf(dialog, "Website").inputValue()).toBe("https://stands.example");
    await dialog.getByText("9 fields to fill in").waitFor();
    // an address in the city's field fills the place, and what is filled follows the city
    for (const [city, state] of [
      ["Reno, Nevada", "Nevada"],
      ["Austin, Texas", required["State/province"]],
    ] as const) {
      await fieldOf(dialog, "City").focus();
      await page.keyboard.press("Control+A");
      await page.keyboard.type(city);
      await page.keyboard.press("Tab");
      await expect.poll(() => fieldOf(dialog, "State/province").inputValue()).toBe(state);
    }
    await dialog.getByText("Filled in: city, state/province.").waitFor();
    await dialog.getByText("5 fields to fill in").waitFor();
    for (const [label, text] of Object.entries(required)) {
      const field = fieldOf(dialog, label);
      await field.focus();
      if ((await field.inputValue()) === "") await page.keyboard.type(text);
      expect(await field.inputValue(), label).toBe(text);
    }
    await fieldOf(dialog, "Minimum project budget").fill("20000");
    await fieldOf(dialog, "Maximum project budget").fill("10000");
    await fieldOf(dialog, "Website").fill("https://kim@stands.example");
    await fieldOf(dialog, "Company name").press("Enter");
    await dialog.getByText("Website must be a valid URL").waitFor();
    await fieldOf(dialog, "Website").fill("");
    await fieldOf(dialog, "Company name").press("Enter");
    await dialog
      .getByText("Maximum project budget must be greater than or equal to minimum project budget")
      .waitFor();
    await fieldOf(dialog, "Maximum project budget").fill("");

    const specialties = fieldOf(dialog, "Specialties");
    await specialties.focus();
    for (let number = 1; number <= 10; number++) {
      await page.keyboard.type(`Craft ${number}`);
      await page.keyboard.press("Enter");
    }
    await page.keyboard.press("Enter");
    await dialog.getByText("10 of 10, the list is full").waitFor();
    expect(await specialties.getAttribute("readonly")).not.toBeNull();
    await page.keyboard.press("Backspace");
    expect(await specialties.inputValue()).toBe("Craft 10");
    await specialties.fill("   ");
    for (const [label, cap] of [
      ["Coverage areas", 10],
      ["Industries served", 15],
      ["Services offered", 15],
    ] as const) {
      const hint = await fieldOf(dialog, label).getAttribute("aria-describedby");
      expect(await dialog.locator(`[id="${hint}"]`).textContent()).toContain(`0 of ${cap}`);
    }

    const sent = page.waitForRequest((request) => request.method() === "PUT");
    await fieldOf(dialog, "Company name").press("Enter");
    // a profile that another window made meanwhile would not be overwritten
    expect((await sent).headers()["if-match"]).toBe('"none"');
    expect((await sent).postDataJSON()).toMatchObject({
      website: null,
      email: null,
      phone: null,
      completedProjects: 1200,
      coverageAreas: [],
      minimumProjectBudget: 20000,
      maximumProjectBudget: null,
      specialties: Array.from({ length: 9 }, (_, index) => `Craft ${index + 1}`),
    });
    await toasts(page).getByText("Profile Updated").waitFor();
    await toasts(page).getByText("Your builder profile has been saved successfully.").waitFor();
    await dialog.waitFor({ state: "hidden" });
    await card.getByText("Profile Complete").waitFor();
    await card.getByText("Austin, Texas").waitFor();
    for (const shown of ["Craft 1", "Craft 2", "Craft 3", "+more (6)"]) {
      await card.getByText(shown, { exact: true }).waitFor();
    }
    expect(await card.getByText("Craft 4").count()).toBe(0);
    await card.getByText("Your profile is being reviewed").waitFor();
    expect(await card.getByText("You have no builder profile yet").count()).toBe(0);
  },
);

browserTest(
  "a failure keeps what was typed and says so; saving reads builders and the person again [L02]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    await arriveWithProfile(page);
    await visit("/dashboard");
    const dialog = await openForm(page, "Edit Builder Profile");
    expectComplaint(/Failed to load resource/);
    const answers = [
      { status: 503, json: { message: "The workshop is closed" } },
      { status: 500, body: "oh" },
    ];
    await page.route("**/api/builders/profile", (route) =>
      route.request().method() === "PUT" ? route.fulfill(answers.shift()) : route.continue(),
    );
    await fieldOf(dialog, "City").fill("Reno");
    await dialog.getByRole("button", { name: "Save Profile" }).press("Enter");
    await toasts(page).getByText("Update Failed").waitFor();
    await toasts(page).getByText("The workshop is closed").waitFor();
    await dialog.getByRole("button", { name: "Save Profile" }).press("Enter");
    await toasts(page)
      .getByText(
        "We couldn't save your profile. Our server isn't answering. Try again in a minute.",
      )
      .waitFor();
    expect(await fieldOf(dialog, "City").inputValue()).toBe("Reno");
    await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
    await dialog.waitFor({ state: "hidden" });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("Edit Builder Profile");

    await page.unroute("**/api/builders/profile");
    await openForm(page, "Edit Builder Profile");
    const reads = ["/api/auth/user", "/api/builders/profile"].map((path) =>
      page.waitForRequest((request) => request.method() === "GET" && request.url().endsWith(path)),
    );
    await fieldOf(dialog, "City").fill("Reno");
    await dialog.getByRole("button", { name: "Save Profile" }).press("Enter");
    await Promise.all(reads);
    await page.getByText("Reno, ").first().waitFor();
  },
);

browserTest(
  "availability says beside its field what is missing, with the focus there, and sends nothing before [Q40]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    await arriveWithProfile(page);
    await visit("/dashboard?view=rates");
    const form = sectionOf(page, "Availability");
    let puts = 0;
    page.on("request", (request) => {
      if (request.method() === "PUT") puts += 1;
    });
    await form.getByRole("button", { name: "Add time away" }).click();
    const save = form.getByRole("button", { name: "Save availability" });
    // without the rules' script, whose name a build shortens, nothing is sent, and it says so
    expectComplaint(/ERR_FAILED|Failed to (load|fetch)/);
    const rules = /\/check-[^/]*\.js/;
    await page.route(rules, (route) => route.abort());
    await save.click();
    await dismissToast(page, "Part of this page hasn't loaded");
    await page.unroute(rules);
    await form.getByText("Choose the first day away", { exact: true }).waitFor();
    const [first, last] = [form.getByLabel("First day away"), form.getByLabel("Last day away")];
    await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await last.getAttribute("aria-invalid")).toBe("true");
    await first.fill(testDay(62));
    await last.fill(testDay(61));
    await save.click();
    await form.getByText("The last day away is before the first", { exact: true }).waitFor();
    await expect.poll(() => last.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(puts).toBe(0);
    await expectFit(page, { part: form });
    await last.fill(testDay(63));
    const nextPut = () => page.waitForRequest((request) => request.method() === "PUT");
    const [saved] = await Promise.all([nextPut(), save.click()]);
    await toasts(page).getByText("Availability saved").waitFor();
    expect(puts).toBe(1);
    // the button and the switch save nothing of each other's
    expect(saved.postDataJSON()).toEqual({ away: [{ from: testDay(62), until: testDay(63) }] });
    const pause = form.getByRole("switch", { name: "Pause invitations" });
    const [paused] = await Promise.all([nextPut(), pause.press("Space")]);
    expect(paused.postDataJSON()).toEqual({ isPaused: true });
    await form.getByText("You aren't asked: invitations are paused.").waitFor();
    await form.getByLabel("First day away").waitFor();
    // nor what another window saved meanwhile
    const status = await page.evaluate(async () => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ mostJobs: 3 });
      const answer = await fetch("/api/builders/capacity", { method: "PUT", headers, body });
      return answer.status;
    });
    expect(status).toBe(200);
    await form.getByLabel("Limit: open invitations").fill("4");
    const [limited] = await Promise.all([nextPut(), save.click()]);
    expect(limited.postDataJSON()).toEqual({ mostOpenInvitations: 4 });
    const jobs = form.getByLabel("Limit: jobs under way");
    await expect.poll(() => jobs.inputValue()).toBe("3");
    expect(await form.getByLabel("Limit: open invitations").inputValue()).toBe("4");
    // nor is what is typed while it is being saved lost
    const answer = Promise.withResolvers<void>();
    await page.route("**/api/builders/capacity", async (route) => {
      if (route.request().method() === "PUT") await answer.promise;
      await route.continue();
    });
    const perShow = form.getByLabel("Limit: at one show");
    await jobs.fill("6");
    await save.click();
    await perShow.fill("2");
    answer.resolve();
    await form.getByText("Now 6", { exact: true }).waitFor();
    expect([await jobs.inputValue(), await perShow.inputValue()]).toEqual(["6", "2"]);
  },
);
