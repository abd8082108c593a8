import type { Page } from "playwright-core";
import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { quoteAnswers, quoteWizard } from "./steps/quote-wizard.ts";

const withoutScripts = { javaScriptEnabled: false };

async function fillEverything(page: Page) {
  const wizard = quoteWizard(page);
  await wizard.fillEventDetails();
  await wizard.fillRequirements();
  await wizard.fillContact();
  return wizard;
}

browserTest("without scripts it is one long page that submits [C08]", async ({ arrive }) => {
  const { page } = await arrive(withoutScripts);
  await page.goto("/quote");
  const wizard = await fillEverything(page);
  expect(await wizard.form.getByRole("navigation").isVisible()).toBe(false);
  expect(await wizard.form.getByRole("button", { name: "Next" }).isVisible()).toBe(false);
  await wizard.form.getByText("LED lighting").click();
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    wizard.submit(),
  ]);
  expect(response.status()).toBe(303);
  await page.waitForURL(/\/quote-success\/[\w-]+$/);
  await page.getByText(quoteAnswers.venue).waitFor();
  await page.getByText("$35,000 – $75,000").waitFor();
});

browserTest("without scripts a design link is asked for on demand [C04]", async ({ arrive }) => {
  const { page } = await arrive(withoutScripts);
  await page.goto("/quote");
  const wizard = quoteWizard(page);
  expect(await wizard.field("Design Link").isVisible()).toBe(false);
  await wizard.field("Already have a booth design?").check();
  expect(await wizard.field("Design Link").isVisible()).toBe(true);
});

browserTest("without scripts a custom size asks for its sides", async ({ arrive }) => {
  const { page } = await arrive(withoutScripts);
  await page.goto("/quote");
  const wizard = await fillEverything(page);
  expect(await wizard.field("Booth Width").isVisible()).toBe(false);
  await wizard.choose("boothSize", "custom");
  await wizard.field("Booth Width").fill("24");
  await wizard.field("Booth Depth").fill("36 m");
  await wizard.submit();
  await page
    .locator("#quote-boothDepth-error")
    .getByText("Booth depth must be a number of feet from 5 to 500")
    .waitFor();
  expect(await wizard.field("Booth Width").inputValue()).toBe("24");
  await wizard.field("Booth Depth").fill("36");
  await wizard.submit();
  await page.waitForURL(/\/quote-success\//);
  await page.getByText("24 × 36 ft").waitFor();
});

browserTest("without scripts errors stand beside the fields [C10]", async ({ arrive }) => {
  const { page } = await arrive(withoutScripts);
  await page.goto("/quote");
  const wizard = await fillEverything(page);
  await wizard.field("Venue").fill("x".repeat(201));
  await wizard.field("Email").fill("mara@");
  await wizard.field("Phone").fill("");
  await wizard.form.getByText("Meeting room").click();
  await wizard.field("Already have a booth design?").check();
  await wizard.field("Design Link").fill("https://files.example/<b>.pdf");
  await wizard.field("Additional Requirements").fill("Two doors\n& a <sink>");
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    wizard.submit(),
  ]);
  expect(response.status()).toBe(400);

  await page
    .locator("#quote-venue-error")
    .getByText("Venue must be 200 characters or fewer")
    .waitFor();
  await page.locator("#quote-email-error").getByText("Valid email address is required").waitFor();
  await page.locator("#quote-phone-error").getByText("Enter your phone number").waitFor();
  await wizard.form
    .getByRole("alert")
    .getByRole("link", { name: "Enter your phone number" })
    .waitFor();
  expect(await wizard.field("Trade Show Name").inputValue()).toBe(quoteAnswers.tradeShowName);
  expect(await wizard.chosen("industry")).toBe(quoteAnswers.industry);
  expect(await wizard.form.locator("[value=meeting-room]").isChecked()).toBe(true);
  expect(await wizard.field("Design Link").inputValue()).toBe("https://files.example/<b>.pdf");
  expect(await wizard.field("Additional Requirements").inputValue()).toBe("Two doors\n& a <sink>");

  await wizard.field("Venue").fill("Hall 7");
  await wizard.field("Email").fill(quoteAnswers.email);
  await wizard.field("Phone").fill(quoteAnswers.phone);
  await wizard.submit();
  await page.waitForURL(/\/quote-success\//);
});

browserTest("a form sent twice without scripts makes one request [C08]", async ({ arrive }) => {
  const { page } = await arrive(withoutScripts);
  await page.goto("/quote");
  const send = async () => {
    const response = await page.request.post("/quote", { form: quoteAnswers, maxRedirects: 0 });
    expect(response.status()).toBe(303);
    return response.headers().location;
  };
  const places = await Promise.all([send(), send(), send()]);
  expect(new Set(places).size).toBe(1);
});

browserTest(
  "a form of this site is taken whatever its Origin became [C08]",
  async ({ visitor }) => {
    // "null" where the page sends no referrer, https in front of a proxy with TLS
    for (const origin of ["null", "https://booths.example"]) {
      const headers = { origin, "sec-fetch-site": "same-origin" };
      const form = { ...quoteAnswers, company: origin };
      const response = await visitor.page.request.post("/quote", {
        form,
        headers,
        maxRedirects: 0,
      });
      expect(response.status(), origin).toBe(303);
    }
  },
);

browserTest("a body that is no form is a form with nothing in it [C10]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/quote");
  const headers = { "content-type": "text/plain" };
  const response = await page.request.post("/quote", { data: "x", headers });
  expect(response.status()).toBe(400);
  expect(await response.text()).toContain("Choose an exhibit type");
});

browserTest("the steps take over without a jump [C01]", async ({ arrive }) => {
  const { page, expectComplaint } = await arrive();
  expectComplaint(/ERR_FAILED/);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/quote", { waitUntil: "load" });
  const wizard = quoteWizard(page);
  expect(await wizard.field("Trade Show Name").isVisible()).toBe(true);
  expect(await wizard.field("Company").isVisible()).toBe(false);
  expect(await wizard.form.getByRole("button", { name: "Next" }).isDisabled()).toBe(true);
});

browserTest("what was typed before the scripts came stays [C09]", async ({ arrive }) => {
  const { page } = await arrive();
  let letThrough = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto("/quote", { waitUntil: "commit" });
  const wizard = quoteWizard(page);
  await wizard.fillEventDetails();
  letThrough();
  await wizard.next();
  await wizard.heading("Booth Requirements").waitFor();
  await wizard.previous();
  expect(await wizard.field("Venue").inputValue()).toBe(quoteAnswers.venue);
});
