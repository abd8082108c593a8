import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { quoteAnswers, quoteWizard } from "./steps/quote-wizard.ts";

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
