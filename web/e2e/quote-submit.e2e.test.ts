import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { quoteAnswers, quoteWizard } from "./steps/quote-wizard.ts";

browserTest("Submit asks for the contact fields, then for the rest [C06]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/quote");
  const wizard = quoteWizard(page);
  await wizard.goToContact();
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

  // the whole form counts, not only the last step
  await wizard.field("Email").fill(quoteAnswers.email);
  await wizard.indicator("Event Details").click();
  await wizard.field("Venue").fill("");
  await wizard.indicator("Booth Requirements").click();
  await wizard.next();
  await wizard.heading("Contact Info").waitFor();
  await wizard.submit();
  await wizard.toast("Validation Error").waitFor();
  await wizard.expectFocus("venue");
});

browserTest(
  "without the script of the rules the wizard says so, keeps what was typed, and goes on once it is there [C06] [X02]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    expectComplaint(/ERR_FAILED|Failed to (load|fetch)/);
    await visit("/quote");
    const wizard = quoteWizard(page);
    await page.waitForLoadState("networkidle");
    // a build shortens the names of scripts
    const rules = /\/quote-[^/]*\.js/;
    await page.route(rules, (route) => route.abort());
    await wizard.fillEventDetails();
    await wizard.next();
    await wizard.toast("Part of this page hasn't loaded").waitFor();
    expect(await wizard.field("Venue").inputValue()).toBe(quoteAnswers.venue);
    await page.unroute(rules);
    await wizard.heading("Booth Requirements").waitFor();
  },
);

browserTest(
  "the button waits, a sent request is confirmed over no figure and read again [C07] [C08] [W35]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit("/");
    const wizard = quoteWizard(page);
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/quote-requests", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await wizard.goToContact();
    await wizard.fillContact();
    await wizard.submit();
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

    // what was cached before the second request is asked for again after it
    await page.getByRole("link", { name: "Back to the home page" }).click();
    const second = await wizard.goToSuccess();
    expect(second).not.toBe(first);
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

browserTest(
  "a failed submit keeps everything and one key; what failed offline is not sent later by itself [C09]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    expectComplaint(/Failed to load resource.*(500|400)|ERR_INTERNET_DISCONNECTED/);
    await visit("/quote");
    const wizard = quoteWizard(page);
    await wizard.goToContact();
    await wizard.fillContact();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/quote-requests"))
        sent.push(request.url());
    });
    await page.context().setOffline(true);
    await wizard.submit();
    await wizard.toast("Submission Failed").waitFor();
    expect(await wizard.field("Email").inputValue()).toBe(quoteAnswers.email);
    await page.context().setOffline(false);

    const keys: (string | undefined)[] = [];
    const answers = [
      { status: 500, json: { status: 500, message: "Something went wrong" } },
      {
        status: 400,
        json: {
          status: 400,
          message: "Phone is not reachable",
          errors: [{ field: "phone", message: "Phone is not reachable" }],
        },
      },
    ];
    await page.route("**/api/quote-requests", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      const answer = answers.shift();
      await (answer ? route.fulfill(answer) : route.continue());
    });
    await wizard.submit();
    await expect.poll(() => keys).toHaveLength(1);
    await wizard.form.getByRole("button", { name: "Submit Quote Request" }).waitFor();
    await wizard.toast("Submission Failed").last().waitFor();
    await wizard.toast("Please check your information and try again.").last().waitFor();
    const edge = await page
      .getByRole("region")
      .getByRole("listitem")
      .last()
      .evaluate((element) => getComputedStyle(element).borderLeftColor);
    const critical = await page.evaluate(() => {
      const probe = document.querySelector("#quote-wizard [role=alert]") as Element;
      return getComputedStyle(probe).borderLeftColor;
    });
    expect(edge).toBe(critical);
    expect(await wizard.field("Email").inputValue()).toBe(quoteAnswers.email);

    await wizard.submit();
    await wizard.form.locator("#quote-phone-error").getByText("Phone is not reachable").waitFor();
    await wizard.expectFocus("phone");
    expect(await wizard.field("Company").inputValue()).toBe(quoteAnswers.company);

    await wizard.submit();
    await page.waitForURL(/\/quote-success\//);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
    expect(sent).toHaveLength(4);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  },
);

browserTest(
  "a lost answer and a change afterwards still get through [C09]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    expectComplaint(/Failed to load resource.*422/);
    expectComplaint(/ERR_FAILED/);
    let isFirst = true;
    await page.route("**/api/quote-requests", async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      await route.abort();
    });
    await visit("/quote");
    const wizard = quoteWizard(page);
    await wizard.goToContact();
    await wizard.fillContact();
    await wizard.submit();
    await wizard.toast("Submission Failed").waitFor();
    await wizard.field("Phone").fill("+46 8 555 0199");
    await wizard.submit();
    await page.waitForURL(/\/quote-success\//);
  },
);
