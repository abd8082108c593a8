import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { quoteWizard } from "./steps/quote-wizard.ts";

browserTest("every state of the wizard is fit to use [C01, C11]", async ({ arrive }) => {
  const { page, visit } = await arrive({ viewport: { width: 360, height: 800 } });
  await visit("/quote");
  const wizard = quoteWizard(page);
  const part = page.locator("#quote-wizard");
  await expectFit(page, { part });
  await wizard.next();
  await wizard.toast("Please complete all required fields").waitFor();
  await expectFit(page, { part, what: "a field is missing" });
  await wizard.goToRequirements();
  await wizard.field("Already have a booth design?").check();
  await expectFit(page, { part, what: "requirements" });
  await wizard.fillRequirements();
  await wizard.next();
  await wizard.submit();
  await wizard.toast("Required Fields Missing").waitFor();
  await expectFit(page, { part, what: "contact is missing" });
  await wizard.fillContact();
  await wizard.submit();
  await page.waitForURL(/\/quote-success\//);
  await page.locator("dl").waitFor();
  await expectFit(page);
});
