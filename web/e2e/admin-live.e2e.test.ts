import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { PromisePolicyBody } from "../../app-server/contract/promise/promise-policy.ts";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { adminRequest, openMoreActions } from "./steps/admin-request.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { dismissToast, toasts } from "./steps/toasts.ts";
import { untilAlive } from "./until-alive.ts";

type Mail = { to: string; subject: string; text: string };

/** Triggers the polling of a page that becomes visible, without waiting for its timer. */
async function comeBack(page: Page) {
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
}

browserTest(
  "two admins and an exhibitor: each sees what the others do, and no one's choice or text is lost [M04]",
  async ({ arrive }) => {
    const [exhibitor, one, two] = [await arrive(), await arrive(), await arrive()];
    await arriveAsNewExhibitor(exhibitor.page);
    const { id } = await askForQuotes(exhibitor.page, "Live Expo");
    await exhibitor.visit("/dashboard");
    await signInAs(one.page, "admin");
    await one.visit("/admin-dashboard?status=pending");
    await untilAlive(one.page.getByLabel("Status"));
    await signInAs(two.page, "admin");

    const row = adminRequest(one.page, "Live Expo");
    await row.locator("summary").first().click();
    await row.getByRole("button", { name: "Assign Builders" }).click();
    const dialog = one.page.getByRole("dialog");
    const suggested = dialog.getByRole("group", { name: "Suggested builders" });
    await suggested
      .getByText(/\d+% match/)
      .first()
      .waitFor();
    await dialog.getByRole("checkbox", { name: "Lakeshore" }).check();

    await assignBuilders(two.page, id, ["Rheinlicht Messebau"]);
    await comeBack(one.page);
    await dialog.getByText("Assigned now: Rheinlicht Messebau.").waitFor();
    expect(await dialog.getByRole("checkbox", { name: "Lakeshore" }).isChecked()).toBe(true);
    await dialog.getByRole("button", { name: "Reload the request" }).click();
    await dialog.getByText("Assigned now").waitFor({ state: "hidden" });
    await dialog.getByRole("checkbox", { name: "Rheinlicht" }).check();
    await dialog.getByRole("button", { name: "Save Assignment" }).click();
    await dialog.waitFor({ state: "hidden" });
    // assigned and no longer pending: it stays for the admin who works on it
    await row.getByText("Lakeshore Booth Works").waitFor();

    await openMoreActions(row);
    await row.getByRole("button", { name: "Add Notes" }).click();
    await dialog.getByLabel("Notes").fill("Half a sentence");
    await callApi(two.page, "PATCH", `/api/admin/quotes/${id}`, { notes: "Theirs" });
    await comeBack(one.page);
    await dialog.getByText("Another admin changed these notes").waitFor();
    expect(await dialog.getByLabel("Notes").inputValue()).toBe("Half a sentence");
    await dialog.getByRole("button", { name: "Replace theirs with mine" }).click();
    await dialog.getByRole("button", { name: "Save notes" }).click();
    await dialog.waitFor({ state: "hidden" });
    await row.getByText("Half a sentence").waitFor();

    await row.getByRole("button", { name: "History" }).click();
    await dialog.getByText("wrote notes").first().waitFor();
    await pressEscape(one.page);

    await comeBack(exhibitor.page);
    await exhibitor.page
      .getByRole("listitem")
      .filter({ has: exhibitor.page.getByText("Live Expo", { exact: true }) })
      .getByText(/^(Matched|Quotes Sent)$/)
      .waitFor();
  },
);

browserTest(
  "numbers of the promise that an admin typed survive what another admin saves meanwhile",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    await signInAs(page, "admin");
    await visit("/admin-dashboard?view=promise");
    const all = page.getByLabel("All quotes within");
    await untilAlive(all);
    const path = "/api/admin/promise/policy";
    const { version, params } = await callApi<PromisePolicyBody>(page, "GET", path);
    const others = { version, params: { ...params, firstHours: params.firstHours - 1 } };
    await callApi(page, "PUT", path, others);
    await all.fill("71");
    expectComplaint(/Failed to load resource/);
    await page.getByRole("button", { name: "Save numbers" }).click();
    await page.getByText("This set of numbers was changed in another window").waitFor();
    await dismissToast(page, "Numbers not saved");
    expect(await all.inputValue()).toBe("71");
    await page.getByRole("button", { name: "Use the current version" }).click();
    await expect.poll(() => all.inputValue()).toBe(`${params.allHours}`);
    const first = page.getByLabel("First quote within");
    expect(await first.inputValue()).toBe(`${others.params.firstHours}`);
    await first.fill(`${params.firstHours}`);
    await page.getByRole("button", { name: "Save numbers" }).click();
    await toasts(page).getByText("Numbers saved").waitFor();
    expect(await page.getByText("was changed in another window").count()).toBe(0);
  },
);

browserTest(
  "an admin searches by address, proves who they are before requests leave as a file, chooses a suggested builder by keyboard, and reads the log [M03] [M04]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    await arriveAsNewExhibitor(page);
    await askForQuotes(page, "Searched Expo");
    await signInAs(page, "admin");
    await visit("/admin-dashboard?view=requests");
    await untilAlive(page.getByLabel("Status"));
    await page.getByLabel("Search").fill("searched ex");
    await page.waitForURL("**/admin-dashboard?search=searched+ex");
    await page.getByText("1 request", { exact: true }).waitFor();

    expectComplaint(/Failed to load resource/);
    const refusal = {
      type: "/problems/fresh-proof-needed",
      message: "Please confirm your identity first",
    };
    await page.route("**/quotes.csv?*", (route) => route.fulfill({ status: 403, json: refusal }));
    const save = page.getByRole("button", { name: "Export CSV" });
    const proof = page.getByRole("dialog", { name: "Confirm it's you" });
    await save.press("Enter");
    await proof.getByText("This file contains personal contact details").waitFor();
    await pressEscape(page);
    await toasts(page).getByText("Requests not exported").waitFor();

    await save.press("Enter");
    await proof.getByRole("button", { name: "Email me a code" }).press("Enter");
    await proof.getByLabel("Code").waitFor();
    const emails = await callApi<Mail[]>(page, "GET", "/dev/mail.json");
    const mail = emails.find(
      ({ to, subject }) => to === "admin@example.com" && subject.startsWith("Confirm it's you"),
    );
    const code = /^ *(\d{6})$/m.exec(mail?.text ?? "")?.[1] ?? "no code";
    await page.unroute("**/quotes.csv?*");
    const saved = page.waitForEvent("download");
    await proof.getByLabel("Code").fill(code);
    await page.keyboard.press("Enter");
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^quote-requests-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("Searched Expo");
    await proof.waitFor({ state: "hidden" });

    await adminRequest(page, "Searched Expo")
      .getByRole("button", { name: "Assign Builders" })
      .focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    const suggested = dialog.getByRole("group", { name: "Suggested builders" });
    const best = suggested.getByRole("checkbox").first();
    await best.waitFor();
    await best.focus();
    await page.keyboard.press("Space");
    expect(await best.isChecked()).toBe(true);
    await suggested
      .getByRole("button", { name: /all reasons/ })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await suggested
      .getByText(/^\d+ of 20$/)
      .first()
      .waitFor();
    await dialog.getByText(/^Not a match/).click();
    await dialog
      .getByText(/To fix:/)
      .first()
      .waitFor();
    await dialog.getByRole("button", { name: "Save Assignment" }).click();
    await dialog.waitFor({ state: "hidden" });

    await page.getByRole("link", { name: "Settings", exact: true }).click();
    await page.getByRole("link", { name: "Log", exact: true }).click();
    await page
      .getByText(/assigned .+: Northbeam Robotics, Searched Expo/)
      .first()
      .waitFor();
  },
);
