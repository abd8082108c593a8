import type { Page } from "playwright-core";
import { expect } from "vitest";
import type {
  AdminQuoteBody,
  AdminQuotesBody,
} from "../../app-server/contract/admin/admin-quotes.ts";
import { signInSample } from "../../scripts/bench/sign-in-sample.ts";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { adminRequest, openMoreActions } from "./steps/admin-request.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { readOwnPage, readPage } from "./steps/read-page.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { dismissToast } from "./steps/toasts.ts";
import { untilAlive } from "./until-alive.ts";
import type { Visitor } from "./visitor.ts";

const toast = (page: Page, title: string) => page.getByText(title, { exact: true });
const saveButton = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: /Save Assignment|Saving/ });

const listCalls = "**/api/admin/quotes?*";

async function openDashboard({ page, visit }: Visitor, search = "") {
  await signInAs(page, "admin");
  await visit(`/admin-dashboard?${search ? `search=${search}` : "view=requests"}`);
  await untilAlive(page.getByLabel("Status"));
}

/** A new request, and an admin in front of it. */
async function newRequest(arrive: () => Promise<Visitor>, show: string, builders: string[] = []) {
  const [exhibitor, admin] = [await arrive(), await arrive()];
  await arriveAsNewExhibitor(exhibitor.page);
  const { id } = await askForQuotes(exhibitor.page, show);
  await signInAs(admin.page, "admin");
  if (builders.length > 0) await assignBuilders(admin.page, id, builders);
  await untilDelivered(admin.page, id);
  await admin.visit(`/admin-dashboard?search=${encodeURIComponent(show)}`);
  await untilAlive(admin.page.getByLabel("Status"));
  return { id, admin, page: admin.page };
}

/** Every delivery that ends makes a new version of the request. */
async function untilDelivered(page: Page, id: string) {
  const isQueued = async () =>
    (await readQuote(page, id))?.deliveries.some(({ delivery }) => delivery === "queued");
  await expect.poll(isQueued).toBe(false);
}

async function readQuote(page: Page, id: string): Promise<AdminQuoteBody | undefined> {
  const { quotes } = await callApi<AdminQuotesBody>(page, "GET", "/api/admin/quotes");
  return quotes.find((one) => one.id === id);
}

browserTest("no one but an admin sees the admin dashboard [M01]", async ({ app, visitor }) => {
  const { page, visit } = visitor;
  const address = `${app.origin}/admin-dashboard`;
  const cookie = await signInSample(app.origin, "builder");
  for (const [denied, isOfferedSignIn] of [
    [await readPage(address), true],
    [await readPage(address, cookie), false],
  ] as const) {
    expect(denied.status).toBe(403);
    expect(denied.html).not.toContain("Quote Management");
    const main = denied.part("main", "Access Denied");
    expect(main.lines).toContain("Administrative Access Required");
    expect("Sign In" in main.links).toBe(isOfferedSignIn);
    expect(main.links["Return Home"]).toBe("/");
  }
  // nor does the page ask for what it may not show
  await signInAs(page, "builder");
  const adminCalls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/admin")) adminCalls.push(request.url());
  });
  await visit("/admin-dashboard");
  await page.getByRole("link", { name: "Return Home" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(adminCalls).toEqual([]);
});

browserTest(
  "five stat cards count, each quote shows all it must, more than five builders earn a warning, no refusal, and completing one needs an accepted quote [M02] [M03] [M04]",
  async ({ visitor }) => {
    const { page } = visitor;
    await openDashboard(visitor, "hannover");
    const stats = await callApi<Record<string, number>>(page, "GET", "/api/admin/dashboard");
    const shown = await page
      .getByRole("main")
      .locator("dl")
      .first()
      .evaluate((list) =>
        Array.from(list.children, (one) => [
          one.querySelector("dt")?.textContent,
          Number(one.querySelector("dd")?.textContent),
        ]),
      );
    expect(shown).toEqual([
      ["Total Quotes", stats.totalQuotes],
      ["Pending", stats.pendingQuotes],
      ["Assigned", stats.assignedQuotes],
      ["Completed", stats.completedQuotes],
      ["Total Builders", stats.totalBuilders],
    ]);

    const hannover = adminRequest(page, "Hannover Messe");
    const text = await hannover.innerText();
    const facts = [
      /^Northbeam Robotics/,
      /Erin Calloway/,
      /In Progress/,
      /Normal priority/,
      /Trade show\s+Hannover Messe/,
      /Event date\s+\w{3} \d{1,2}, \d{4}/,
      /Booth size\s+30\s×\s40\sft/,
      /Budget\s+\$150,000 and more/,
      /Exhibit type\s+Island/,
      /Venue\s+Hannover Fairground/,
      /Assigned builders\s+Rheinlicht Messebau\s+Delivered\s+Redwood & Pike Exhibits\s+Delivered/,
      /Last updated: \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M/,
    ];
    for (const fact of facts) expect(text).toMatch(fact);
    const email = hannover.getByRole("link", { name: "exhibitor@example.com" });
    expect(await email.getAttribute("href")).toBe("mailto:exhibitor@example.com");

    // the whole brief, by itself and while builders are chosen
    const asked = [
      /Service type\s+Exhibit Stand Purchase/i,
      /Features\s+Stand \/ exhibit design, Stand \/ exhibit labor, Meeting room, Furniture/,
      /Special requirements\s+Sample request\. A stand that we can use again for three years\./,
    ];
    await openMoreActions(hannover);
    await hannover.getByRole("button", { name: "Full Details" }).click();
    const details = page.getByRole("dialog", { name: "Hannover Messe" });
    await details.getByText("The client").waitFor();
    const detailText = await details.innerText();
    for (const fact of [...asked, /Contact\s+Erin Calloway/, /Job title\s+\S/, /\+1 312 555/]) {
      expect(detailText).toMatch(fact);
    }
    await pressEscape(page);
    await details.waitFor({ state: "hidden" });

    // no other builder's name, which a suggestion may bring, has these words
    const names = ["One", "Two", "Three", "Four", "Five"].map((number) => `Zeta ${number}`);
    await page.route("**/api/admin/builders?*", (route) => {
      const wanted = new URL(route.request().url()).searchParams.get("search") ?? "";
      const builders = names
        .filter((name) => name.toLowerCase().includes(wanted.toLowerCase()))
        .map((name) => ({ notionId: name, name, city: "Reno", country: "USA" }));
      return route.fulfill({ json: { builders, hasMore: wanted === "" } });
    });
    await hannover.getByRole("button", { name: "Modify Assignment" }).click();
    const dialog = page.getByRole("dialog", { name: "Modify Assignment" });
    await dialog.getByText("The brief", { exact: true }).click();
    await dialog.getByText("Special requirements").waitFor();
    const brief = await dialog.innerText();
    for (const fact of asked) expect(brief).toMatch(fact);

    // two are assigned, and four more are chosen
    for (const name of names.slice(0, 4)) await dialog.getByLabel(name).check();
    await dialog.getByText("More than 5 builders").waitFor();
    await dialog.getByText("6 selected").waitFor();
    expect(await saveButton(page).isEnabled()).toBe(true);
    await dialog.getByText("Find other builders by name above.").waitFor();
    await dialog.getByLabel("Find a builder").fill("zeta fi");
    const boxes = dialog.getByRole("checkbox");
    await expect.poll(() => boxes.count()).toBe(1);
    await boxes.check();
    await dialog.getByLabel("Find a builder").fill("");
    await dialog.getByText("7 selected").waitFor();
    await dialog.getByLabel("Zeta One").waitFor();
    expect(await dialog.locator("input:checked").count()).toBe(7);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });

    // a request is completed with the quote that was accepted
    const alert = page.getByRole("alertdialog", { name: "Complete this request?" });
    const complete = alert.getByRole("button", { name: "Complete request" });
    await hannover.getByRole("button", { name: "Complete" }).click();
    await alert.getByText("No quote is accepted yet").waitFor();
    expect(await complete.isDisabled()).toBe(true);
    await pressEscape(page);
    await alert.waitFor({ state: "hidden" });

    await page.getByLabel("Search").fill("concrete");
    const concrete = adminRequest(page, "World of Concrete");
    await openMoreActions(concrete);
    await concrete.getByRole("button", { name: "Complete" }).click();
    await alert.getByText("Redwood & Pike Exhibits").waitFor();
    await alert.getByText("$174,500").waitFor();
    await complete.click();
    await toast(page, "Request completed").waitFor();
    await concrete.getByText("Completed", { exact: true }).waitFor();
  },
);

browserTest("the status filter groups the states, in the address [M03]", async ({ visitor }) => {
  const { page } = visitor;
  await openDashboard(visitor);
  const filter = page.getByLabel("Status");
  const options = await filter.locator("option").allInnerTexts();
  expect(options).toEqual(["All Status", "Pending", "Assigned", "Completed", "Cancelled"]);
  await filter.selectOption("Cancelled");
  await page.waitForURL((url) => url.search === "?status=cancelled");
  await adminRequest(page, "interpack").waitFor();
  const states = {
    pending: ["Pending"],
    assigned: ["Assigned", "Quotes Sent", "Email Failed", "In Progress"],
    completed: ["Completed"],
    cancelled: ["Cancelled"],
  };
  for (const [status, expected] of Object.entries(states)) {
    const path = `/api/admin/quotes?status=${status}`;
    const { quotes } = await callApi<AdminQuotesBody>(page, "GET", path);
    const served = await readOwnPage(page, `/admin-dashboard?status=${status}`);
    const rows = served.part("section", "Quote Management").all("details");
    const fitting = rows.filter(({ lines }) => expected.some((state) => lines.includes(state)));
    expect([rows.length, fitting.length], status).toEqual([quotes.length, quotes.length]);
    expect(served.html).toMatch(new RegExp(`<option[^>]* value="${status}"[^>]* selected`));
  }
});

browserTest(
  "an assignment that fails says why; it is saved, starts from the current one, ends, and looks again when it comes later [M04] [M05]",
  async ({ arrive }) => {
    const { id, admin, page } = await newRequest(arrive, "Assign Expo");
    const show = adminRequest(page, "Assign Expo");
    await show.getByText("No builders assigned").waitFor();
    await show.getByRole("button", { name: "Assign Builders" }).click();
    const dialog = page.getByRole("dialog", { name: "Assign Builders" });
    const box = (name: string) => dialog.getByRole("checkbox", { name });
    expect(await saveButton(page).isDisabled()).toBe(true); // empty, and no builder is assigned

    await box("Lakeshore Booth Works").check();
    await box("Redwood & Pike Exhibits").check();
    admin.expectComplaint(/500|409/);
    await page.route("**/assign", (route) => route.fulfill({ status: 500, body: "" }));
    await saveButton(page).click();
    await dismissToast(page, "Failed to assign quote to builders");
    expect(await box("Lakeshore Booth Works").isChecked()).toBe(true);
    await page.unroute("**/assign");

    const sent = page.waitForRequest(`**/api/admin/quotes/${id}/assign`);
    const held = Promise.withResolvers<void>();
    await page.route("**/assign", async (route) => {
      await held.promise;
      await route.continue();
    });
    await saveButton(page).click();
    const body = (await sent).postDataJSON();
    expect(body.builderIds).toHaveLength(2);
    expect(body).toMatchObject({ version: expect.any(Number) });
    expect(body).not.toHaveProperty("priority"); // another admin may have set it meanwhile
    await expect.poll(() => saveButton(page).isDisabled(), { interval: 20 }).toBe(true); // while saving
    const answered = page.waitForResponse("**/assign");
    const readAgain = Promise.withResolvers<void>();
    await page.route(listCalls, async (route) => {
      await readAgain.promise;
      await route.continue();
    });
    held.resolve();
    const { message } = await (await answered).json();
    await toast(page, "Quote Assignment Updated Successfully").waitFor();
    await toast(page, message).waitFor();
    // saved: Back asks nothing while the lists are read again, and is gone once
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: "hidden" });
    readAgain.resolve();
    await page.unroute(listCalls);
    await show.getByText("Lakeshore Booth Works").waitFor();

    await show.getByRole("button", { name: "Modify Assignment" }).click();
    const again = page.getByRole("dialog", { name: "Modify Assignment" });
    await expect.poll(() => again.getByRole("checkbox", { checked: true }).count()).toBe(2);
    expect(await saveButton(page).isDisabled()).toBe(true); // nothing changed
    const chosen = again.getByRole("region", { name: "Chosen builders" });
    const chip = (name: string) => chosen.getByRole("button", { name: `Remove ${name}` });
    await again.getByRole("checkbox", { name: "Rheinlicht Messebau" }).check();
    expect(await saveButton(page).isEnabled()).toBe(true);
    await chosen.getByText("3 selected").waitFor();
    for (const [name, isAsked] of [
      ["Lakeshore Booth Works", true],
      ["Redwood & Pike Exhibits", true],
      ["Rheinlicht Messebau", false],
    ] as const) {
      expect((await chip(name).innerText()).includes("Already asked"), name).toBe(isAsked);
    }
    await chip("Rheinlicht Messebau").click();
    const rheinlicht = again.getByRole("checkbox", { name: "Rheinlicht Messebau" });
    await expect.poll(() => rheinlicht.isChecked()).toBe(false);
    expect(await saveButton(page).isDisabled()).toBe(true); // the same again

    const both = ["Redwood & Pike Exhibits", "Lakeshore Booth Works"];
    for (const name of both) await again.getByRole("checkbox", { name }).uncheck();
    await saveButton(page).click();
    const alert = page.getByRole("alertdialog", { name: "Remove 2 builders?" });
    const words = await alert.innerText();
    for (const name of both) expect(words).toContain(name);
    expect(words).toContain("will no longer be able to quote.");
    await alert.getByRole("button", { name: "Remove and save" }).click();
    await show.getByText("No builders assigned").waitFor();
    expect(await readQuote(page, id)).toMatchObject({ status: "pending", assignedBuilders: [] });

    // another admin is faster
    await show.getByRole("button", { name: "Assign Builders" }).click();
    for (const name of ["Lakeshore Booth Works", "Rheinlicht Messebau"]) await box(name).check();
    await assignBuilders(page, id, ["Rheinlicht Messebau"]);
    const refused = page.waitForResponse("**/assign");
    await saveButton(page).click();
    const refusal = await refused;
    expect(refusal.status()).toBe(409);
    const why = await refusal.json();
    await dialog.getByRole("alert").getByText(why.message, { exact: true }).waitFor();
    await dismissToast(page, "Assignment Failed");
    await again.getByRole("button", { name: "Reload the request" }).click();
    await again.getByText("2 selected").waitFor();
    await saveButton(page).click();
    await again.waitFor({ state: "hidden" });
    expect((await readQuote(page, id))?.assignedBuilders).toHaveLength(2);
  },
);

browserTest(
  "an admin sends a failed invitation again, sets the priority and notes, reads, cancels",
  async ({ arrive }) => {
    const { id, page } = await newRequest(arrive, "Desk Expo", [
      "Rheinlicht Messebau",
      "Lakeshore Booth Works",
    ]);
    const show = adminRequest(page, "Desk Expo");
    const error = "550 no such mailbox";
    await page.route(listCalls, async (route) => {
      const answer: AdminQuotesBody = await (await route.fetch()).json();
      const [delivery] = answer.quotes[0]?.deliveries ?? [];
      if (delivery) Object.assign(delivery, { delivery: "failed", error });
      await route.fulfill({ json: answer });
    });
    await page.getByRole("button", { name: "Refresh" }).click();
    await show.getByText("Not delivered").waitFor();
    await show.getByText(error).waitFor();
    await show.getByText("Delivered", { exact: true }).waitFor();
    await page.route("**/send-again", (route) =>
      route.fulfill({ json: { message: "The invitations are being sent again" } }),
    );
    const sent = page.waitForRequest("**/send-again");
    await show.getByRole("button", { name: "Send again" }).click();
    expect((await sent).postDataJSON().builderIds).toHaveLength(1);
    await page.unroute(listCalls);
    await toast(page, "Invitation sent again").waitFor();
    await show.getByText("Not delivered").waitFor({ state: "detached" });

    await openMoreActions(show);
    await show.getByLabel("Priority").selectOption("High");
    await show.getByText("High priority").waitFor();

    await show.getByRole("button", { name: "Add Notes" }).click();
    await page.getByRole("dialog").getByLabel("Notes").fill("Call before noon");
    await page.getByRole("button", { name: "Save notes" }).click();
    await show.getByText("Call before noon").waitFor();

    await show.getByRole("button", { name: "View Quotes" }).click();
    await page.getByRole("dialog").getByText("Waiting for Responses").waitFor();
    await pressEscape(page);

    // Forward, too, asks before notes are lost, and takes them from a page that stays
    await show.getByRole("button", { name: "Edit Notes" }).click();
    const notes = page.getByRole("dialog", { name: "Notes" });
    await notes.getByLabel("Notes").fill("Something else");
    await page.evaluate(() => history.forward());
    const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
    await question.getByRole("button", { name: "Discard" }).click();
    await notes.waitFor({ state: "hidden" });
    await question.waitFor({ state: "hidden" });
    await page.getByRole("dialog").getByText("Waiting for Responses").waitFor();
    await pressEscape(page);
    await page.getByRole("dialog").waitFor({ state: "hidden" });

    await show.getByRole("button", { name: "Cancel Request" }).click();
    const alert = page.getByRole("alertdialog");
    await alert.getByLabel("Reason").fill("The show was moved");
    await alert.getByRole("button", { name: "Cancel request" }).click();
    await show.getByText("Reason for canceling: The show was moved").waitFor();
    expect(await show.getByRole("button", { name: /Assign|Cancel/ }).count()).toBe(0);
    expect(await readQuote(page, id)).toMatchObject({ priority: "high", status: "cancelled" });
  },
);
