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
  "the button waits, a sent request is confirmed and read again [C07] [C08]",
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
    await wizard.toast("We'll send you 5 quotes from top builders within 24-48 hours.").waitFor();
    await page.getByText(quoteAnswers.venue).waitFor();

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

browserTest("a failed submit keeps everything and one key [C09]", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  expectComplaint(/Failed to load resource.*(500|400)/);
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
  await visit("/quote");
  const wizard = quoteWizard(page);
  await wizard.goToContact();
  await wizard.fillContact();
  await wizard.submit();
  const toast = wizard.toast("Submission Failed");
  await toast.waitFor();
  await wizard.toast("Please check your information and try again.").waitFor();
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
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});

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

browserTest(
  "offline, a request fails at once with what was typed, and is not sent later by itself [C09]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
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
    await wizard.submit();
    await page.waitForURL(/\/quote-success\//);
    expect(sent).toHaveLength(2);
  },
);

browserTest("a signed-in person's request is linked to the account [C12]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await page.request.post("/api/login/email", { data: { email: "c12@exhibitor.example" } });
  let token = "";
  await expect
    .poll(async () => {
      const emails = await (await page.request.get("/dev/mail.json")).json();
      const mail = emails.find(({ to }: { to: string }) => to === "c12@exhibitor.example");
      token = /login\/email\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
      return token;
    })
    .not.toBe("");
  await page.request.post("/api/login/email/verify", { data: { token } });
  const { id: userId } = await (await page.request.get("/api/auth/user")).json();

  await visit("/quote");
  const path = await quoteWizard(page).goToSuccess();
  const id = path.split("/").at(-1);
  const request = await (await page.request.get(`/api/quote-requests/${id}`)).json();
  expect(userId).toBeTruthy();
  expect(request.userId).toBe(userId);
});
