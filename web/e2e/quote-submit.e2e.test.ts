import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { keepDraft, quoteAnswers, quoteWizard } from "./steps/quote-wizard.ts";

browserTest(
  "Submit asks for the contact fields, then for the rest; a failed one keeps everything and one key, offline nothing is sent later, and a lost answer and a change get through [C06] [C09]",
  async ({ visitor }) => {
    const { page, expectComplaint } = visitor;
    const wizard = quoteWizard(page);
    await wizard.openContact();
    await wizard.submit();
    await wizard.toast("Required Fields Missing").waitFor();
    await wizard.toast("Please fill in: First Name, Last Name, Email, Phone, Company").waitFor();

    await wizard.field("Company").fill("Lindqvist");
    await wizard.field("First Name").fill("Mara");
    await wizard.submit();
    await wizard.toast("Please fill in: Last Name, Email, Phone").waitFor();
    await wizard.expectFocus("lastName");

    await wizard.fillContact();
    await wizard.field("Email").fill("mara at lindqvist");
    await wizard.submit();
    await wizard.toast("Validation Error").waitFor();
    await wizard.toast("Please check all required fields are filled correctly.").waitFor();
    await wizard.expectFocus("email");

    // Submit checks all three steps, not only the last one
    await wizard.field("Email").fill(quoteAnswers.email);
    await wizard.indicator("Event Details").click();
    await wizard.field("Venue").fill("");
    await wizard.indicator("Booth Requirements").click();
    await wizard.next();
    await wizard.submit();
    await wizard.expectFocus("venue");
    await wizard.field("Venue").fill(quoteAnswers.venue);
    await wizard.indicator("Booth Requirements").click();
    await wizard.next();

    expectComplaint(/Failed to load resource.*(500|400|422)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/quote-requests")) sent++;
    });
    await page.context().setOffline(true);
    await wizard.submit();
    await wizard.toast("Submission Failed").waitFor();
    await page.context().setOffline(false);

    const keys: (string | undefined)[] = [];
    const message = "Phone is not reachable";
    const answers = [
      { status: 500, json: { status: 500, message: "Something went wrong" } },
      { status: 400, json: { status: 400, message, errors: [{ field: "phone", message }] } },
    ];
    await page.route("**/api/quote-requests", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      const answer = answers.shift();
      if (answer) return route.fulfill(answer);
      if (keys.length > 3) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await wizard.submit();
    await expect.poll(() => keys).toHaveLength(1);
    await wizard.form.getByRole("button", { name: "Submit Quote Request" }).waitFor();
    await wizard.toast("Please check your information and try again.").last().waitFor();
    const [edge, critical] = await page.evaluate(() =>
      ["[role=region] li:last-child", "#quote-wizard [role=alert]"].map(
        (one) => getComputedStyle(document.querySelector(one) as Element).borderLeftColor,
      ),
    );
    expect(edge).toBe(critical);

    await wizard.submit();
    await wizard.form.locator("#quote-phone-error").getByText(message).waitFor();
    await wizard.expectFocus("phone");
    expect(await wizard.field("Email").inputValue()).toBe(quoteAnswers.email);
    expect(await wizard.field("Company").inputValue()).toBe(quoteAnswers.company);

    // this one is taken, and its answer lost
    await wizard.submit();
    await expect.poll(() => keys).toHaveLength(3);
    await wizard.form.getByRole("button", { name: "Submit Quote Request" }).waitFor();
    await wizard.field("Phone").fill("+46 8 555 0199");
    await wizard.submit();
    await page.waitForURL(/\/quote-success\//);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys.at(-1)).not.toBe(keys[0]);
    expect([sent, keys.length]).toEqual([6, 5]);
  },
);

browserTest(
  "without the script of the rules the wizard says so, keeps what was typed, and goes on once it is there; the button waits, a sent request is confirmed over no figure and read again [C06] [C07] [C08] [W35] [X02]",
  async ({ visitor }) => {
    const { page, expectComplaint } = visitor;
    expectComplaint(/ERR_FAILED|Failed to (load|fetch)/);
    const wizard = quoteWizard(page);
    await wizard.openContact(quoteAnswers);
    await page.waitForLoadState("networkidle");
    // a build shortens the names of scripts
    const rules = /\/quote-[^/]*\.js/;
    await page.route(rules, (route) => route.abort());
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/quote-requests", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await wizard.submit();
    await wizard.toast("Part of this page hasn't loaded").waitFor();
    expect(await wizard.field("Email").inputValue()).toBe(quoteAnswers.email);
    await page.unroute(rules);
    const button = wizard.form.getByRole("button", { name: "Submitting..." });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    answered.resolve();
    await page.waitForURL(/\/quote-success\/[\w-]+$/);
    const first = new URL(page.url()).pathname;
    await wizard.toast("Quote Request Submitted!").waitFor();
    const promise = wizard.toast("We'll send you 5 quotes from top builders within 24-48 hours.");
    await promise.waitFor();
    await page.getByText(quoteAnswers.venue).waitFor();
    const toast = await promise.boundingBox();
    const drawing = await page.getByRole("main").locator("svg").nth(0).boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(drawing?.y ?? 0);

    // after the second request the browser asks again for what it has cached
    await keepDraft(page);
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await wizard.submit();
    await page.waitForURL((url) => url.pathname.startsWith("/quote-success/"));
    expect(new URL(page.url()).pathname).not.toBe(first);
    const reads: string[] = [];
    page.on("request", (request) => reads.push(new URL(request.url()).pathname));
    await page.goBack();
    await page.goBack();
    await page.waitForURL(`**${first}`);
    await page.getByText(quoteAnswers.venue).waitFor();
    await expect
      .poll(() => reads)
      .toContain(first.replace("/quote-success/", "/api/quote-requests/"));
  },
);
