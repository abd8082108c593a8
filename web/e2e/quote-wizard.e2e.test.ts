import type { Page } from "playwright-core";
import { expect } from "vitest";
import { browserTest } from "./browser-test.ts";
import { quoteAnswers, quoteWizard } from "./quote-wizard.ts";

browserTest("the wizard has three steps and goes back to those done [C01]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/quote");
  const wizard = quoteWizard(page);
  const names = await wizard.form.getByRole("navigation").getByRole("button").allInnerTexts();
  expect(names.map((name) => name.replace(/\s+/g, " "))).toEqual([
    expect.stringContaining("Event Details"),
    expect.stringContaining("Booth Requirements"),
    expect.stringContaining("Contact Info"),
  ]);
  const isOpen = (title: string) => wizard.indicator(title).isEnabled();
  expect(await isOpen("Booth Requirements")).toBe(false);

  await wizard.goToContact();
  await wizard.indicator("Event Details").click();
  await wizard.heading("Event Details").waitFor();
  expect(await wizard.heading("Contact Info").isVisible()).toBe(false);
  expect(await isOpen("Contact Info")).toBe(false); // not completed yet
  await wizard.indicator("Booth Requirements").click();
  await wizard.heading("Booth Requirements").waitFor();
  await wizard.previous();
  await wizard.heading("Event Details").waitFor();
});

browserTest("each step asks for its own fields, in order [C02]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/quote");
  const wizard = quoteWizard(page);
  const asked = () =>
    wizard.form
      .locator("[name]:visible")
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute("name")))]);

  expect(await asked()).toEqual(["tradeShowName", "eventDate", "venue", "industry", "boothSize"]);
  expect(await wizard.field("Exhibit Type").getAttribute("name")).toBe("industry");
  await wizard.goToRequirements();
  expect(await asked()).toEqual([
    "serviceType",
    "budget",
    "features",
    "additionalRequirements",
    "hasDesign",
  ]);
  await wizard.fillRequirements();
  await wizard.next();
  await wizard.heading("Contact Info").waitFor();
  expect(await asked()).toEqual([
    "firstName",
    "lastName",
    "email",
    "phone",
    "company",
    "jobTitle",
    "emailUpdates",
  ]);
  expect(await wizard.form.locator("[name=emailUpdates]").isChecked()).toBe(false);
});

browserTest("the lists offer what the specification lists [C03]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/quote");
  const offered = (name: string) =>
    page
      .locator(`[name=${name}]`)
      .evaluateAll((all) =>
        all.flatMap((one) =>
          one instanceof HTMLSelectElement
            ? Array.from(one.options, ({ value }) => value).filter(Boolean)
            : (one as HTMLInputElement).value,
        ),
      );
  expect(await offered("industry")).toEqual([
    ..."island inline peninsula pavilion perimeter other".split(" "),
  ]);
  expect(await offered("boothSize")).toEqual([
    ..."10x10 10x20 20x20 30x30 30x40 40x50 50x50 custom".split(" "),
  ]);
  expect(await offered("serviceType")).toEqual([
    "exhibit-stand-rental",
    "exhibit-stand-purchase",
    "exhibit-labor-only",
    "other",
  ]);
  expect(await offered("budget")).toEqual([
    ..."5000-15000 15000-35000 35000-75000 75000-150000 150000+".split(" "),
  ]);
  expect(await offered("features")).toEqual([
    "stand-exhibit-design",
    "stand-exhibit-labor",
    "multimedia",
    "meeting-room",
    "storage",
    "led-lighting",
    "hanging-elements",
    "furniture",
    "counter",
    "catering-area",
  ]);
});

browserTest("a design link is asked for only from who has a design [C04]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/quote");
  const wizard = quoteWizard(page);
  await wizard.goToRequirements();
  expect(await wizard.field("Design Link").count()).toBe(0);
  await wizard.field("Already have a booth design?").check();
  await wizard.field("Design Link").fill("https://files.example/booth.pdf");
  await wizard.field("Already have a booth design?").uncheck();
  expect(await wizard.field("Design Link").count()).toBe(0);
});

browserTest("Next keeps an unfinished step and says so [C05]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/quote");
  const wizard = quoteWizard(page);
  const expectToStay = async (title: string) => {
    await wizard.next();
    await wizard.toast("Please complete all required fields").waitFor();
    await wizard
      .toast("Fill out all required information before proceeding to the next step.")
      .waitFor();
    expect(await wizard.heading(title).isVisible()).toBe(true);
  };
  await wizard.field("Trade Show Name").fill("CES");
  await expectToStay("Event Details");
  const errors = await wizard.form.locator("p[id$=-error]").allInnerTexts();
  expect(errors).toEqual(
    ["Event date", "Venue", "Exhibit type", "Booth size"].map((words) => `${words} is required`),
  );
  await expectFocus(page, "eventDate");

  await wizard.goToRequirements();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await wizard.field("Budget").selectOption("150000+");
  await expectToStay("Booth Requirements");
  await expectFocus(page, "serviceType");
});

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
  await expectFocus(page, "lastName");

  await wizard.fillContact();
  await wizard.field("Email").fill("mara at lindqvist");
  await wizard.submit();
  await wizard.toast("Validation Error").waitFor();
  await wizard.toast("Please check all required fields are filled correctly.").waitFor();
  await expectFocus(page, "email");

  // the whole form counts, not only the last step
  await wizard.field("Email").fill(quoteAnswers.email);
  await wizard.indicator("Event Details").click();
  await wizard.field("Venue").fill("");
  await wizard.indicator("Booth Requirements").click();
  await wizard.next();
  await wizard.heading("Contact Info").waitFor();
  await wizard.submit();
  await wizard.toast("Validation Error").waitFor();
  await expectFocus(page, "venue");
});

browserTest("the button waits for the answer [C07]", async ({ visitor }) => {
  const { page, visit } = visitor;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/quote-requests", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await visit("/quote");
  const wizard = quoteWizard(page);
  await wizard.goToContact();
  await wizard.fillContact();
  await wizard.submit();
  const button = wizard.form.getByRole("button", { name: "Submitting..." });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  answer();
  await page.waitForURL(/\/quote-success\//);
});

browserTest("a sent request is confirmed and read anew [C08]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/");
  const wizard = quoteWizard(page);
  const first = await wizard.goToSuccess();
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
});

browserTest("a failed submit keeps everything and one key [C09]", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  expectComplaint(/Failed to load resource.*(500|400)/);
  const keys: (string | undefined)[] = [];
  const answers = [
    { status: 500, body: "" },
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
  await expectFocus(page, "phone");
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

const bounds = [
  ["Trade Show Name", "tradeShowName", 200, "Trade show name"],
  ["Venue", "venue", 200, "Venue"],
  ["Additional Requirements", "additionalRequirements", 2000, "Additional requirements"],
  ["Design Link", "designLink", 500, "Design link"],
  ["First Name", "firstName", 50, "First name"],
  ["Last Name", "lastName", 50, "Last name"],
  ["Phone", "phone", 20, "Phone"],
  ["Company", "company", 100, "Company"],
  ["Job Title", "jobTitle", 100, "Job title"],
] as const;

browserTest("the form takes each bound and nothing above it [C10]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/quote");
  const wizard = quoteWizard(page);
  const expectBounds = async () => {
    const here = [];
    for (const bound of bounds) {
      if (await page.locator(`#quote-${bound[1]}`).isVisible()) here.push(bound);
    }
    for (const [label, , max] of here) await wizard.field(label).fill("x".repeat(max + 1));
    await wizard.form.locator("button[type=submit]:visible").click();
    for (const [label, name, max, words] of here) {
      const error = page.locator(`#quote-${name}-error`);
      await error.getByText(`${words} must be ${max} characters or fewer`).waitFor();
      await wizard.field(label).fill("x".repeat(max));
      await error.waitFor({ state: "detached" });
    }
    return here.length;
  };
  await wizard.fillEventDetails();
  expect(await expectBounds()).toBe(2);
  await wizard.next();
  await wizard.fillRequirements();
  await wizard.field("Already have a booth design?").check();
  expect(await expectBounds()).toBe(2);
  await wizard.next();
  await wizard.fillContact();
  expect(await expectBounds()).toBe(5);

  await wizard.field("Email").fill("mara@");
  await wizard.submit();
  await page.locator("#quote-email-error").getByText("Valid email address is required").waitFor();
  await wizard.field("Email").fill(quoteAnswers.email);
  await wizard.submit();
  await page.waitForURL(/\/quote-success\//);
});

browserTest("the server holds the same bounds [C10]", async ({ visitor: { page, visit } }) => {
  await visit("/quote");
  const post = async (changes: object) => {
    const response = await page.request.post("/api/quote-requests", {
      data: { ...quoteAnswers, ...changes },
      failOnStatusCode: false,
    });
    return { status: response.status(), errors: (await response.json()).errors };
  };
  for (const [, name, max, words] of bounds) {
    expect(await post({ [name]: "x".repeat(max) }), name).toMatchObject({ status: 201 });
    expect(await post({ [name]: "x".repeat(max + 1) }), name).toEqual({
      status: 400,
      errors: [{ field: name, message: `${words} must be ${max} characters or fewer` }],
    });
  }
  const twenty = Array.from({ length: 20 }, (_, n) => `feature-${n}`);
  expect(await post({ features: twenty })).toMatchObject({ status: 201 });
  expect(await post({ features: [...twenty, "one more"] })).toMatchObject({ status: 400 });
  expect(await post({ email: "mara@" })).toEqual({
    status: 400,
    errors: [{ field: "email", message: "Valid email address is required" }],
  });
  for (const name of ["eventDate", "industry", "boothSize", "serviceType", "budget"]) {
    expect((await post({ [name]: "" })).status, name).toBe(400);
  }
});

browserTest("a signed-in person's request is linked to the account [C12]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/quote");
  await page.request.post("/api/login/email", { data: { email: "c12@exhibitor.example" } });
  let token = "";
  await expect
    .poll(async () => {
      const mails = await (await page.request.get("/dev/mail.json")).json();
      const mail = mails.find(({ to }: { to: string }) => to === "c12@exhibitor.example");
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

function expectFocus(page: Page, name: string) {
  return expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
    .toBe(name);
}
