import type { Page } from "playwright-core";
import { expect } from "vitest";
import { quoteAnswers, quoteWizard } from "./quote-wizard.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

const kept = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

browserTest("a reload keeps the draft, and sending it forgets it [C09]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/quote");
  const wizard = quoteWizard(page);
  await wizard.goToRequirements();
  await wizard.fillRequirements();
  await wizard.form.getByText("LED lighting").click();
  await wizard.field("Already have a booth design?").check();
  await wizard.field("Design Link").fill("https://files.example/booth.pdf");

  await visit("/quote");
  await wizard.heading("Booth Requirements").waitFor();
  expect(await wizard.field("Budget").inputValue()).toBe(quoteAnswers.budget);
  expect(await wizard.form.locator("[value=led-lighting]").isChecked()).toBe(true);
  expect(await wizard.form.locator("[value=storage]").isChecked()).toBe(false);
  expect(await wizard.field("Design Link").inputValue()).toBe("https://files.example/booth.pdf");
  await wizard.previous();
  expect(await wizard.field("Venue").inputValue()).toBe(quoteAnswers.venue);

  await wizard.next();
  await wizard.next();
  await wizard.fillContact();
  expect(await kept(page)).toContain(quoteAnswers.email);
  await wizard.submit();
  await page.waitForURL(/\/quote-success\//);
  expect(await kept(page)).not.toContain(quoteAnswers.email);
});

browserTest("an address names the show and the builder [C02]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/quote?show=CES%202031&builder=Acme%20Booths");
  const wizard = quoteWizard(page);
  expect(await wizard.field("Trade Show Name").inputValue()).toBe("CES 2031");
  await wizard.goToRequirements();
  const requirements = wizard.field("Additional Requirements");
  expect(await requirements.inputValue()).toBe("Preferred builder: Acme Booths");

  // an edit outlives the reload, though the address still names the show
  await visit("/quote?show=CES%202031&builder=Acme%20Booths");
  await wizard.indicator("Event Details").click();
  expect(await wizard.field("Trade Show Name").inputValue()).toBe(quoteAnswers.tradeShowName);
});

browserTest("a day that has passed is a hint and no refusal [C05]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/quote");
  const wizard = quoteWizard(page);
  await wizard.fillEventDetails();
  const hint = wizard.form.getByText("This day has passed. You can still send the request");
  expect(await hint.count()).toBe(0);
  await wizard.field("Event Date").fill("2020-01-31");
  await hint.waitFor();
  await wizard.next();
  await wizard.heading("Booth Requirements").waitFor();
});

browserTest("shows of the calendar are offered by name [C02]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/quote");
  await quoteWizard(page).field("Trade Show Name").fill("hannover");
  const offers = page.locator("datalist option");
  await expect
    .poll(() => offers.evaluateAll((all) => all.map((one) => one.getAttribute("value"))))
    .toEqual(["Hannover Messe"]);
});

browserTest("the keyboard alone is enough [C01]", async ({ visitor: { page, visit } }) => {
  await visit("/quote");
  const wizard = quoteWizard(page);
  const { keyboard } = page;
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent ?? "",
    );
  const tabTo = async (name: string) => {
    for (let presses = 0; (await focused()) !== name; presses++) {
      if (presses > 60) throw new Error(`Cannot reach ${name} with the Tab key`);
      await keyboard.press("Tab");
    }
  };

  await tabTo("tradeShowName");
  await keyboard.type("CES");
  await tabTo("eventDate");
  await keyboard.type("05142031");
  await tabTo("venue");
  await keyboard.type("Messe");
  await tabTo("industry");
  await keyboard.type("Isl");
  await tabTo("boothSize");
  await keyboard.type("20");
  await tabTo("Next");
  await keyboard.press("Enter");

  await expect.poll(focused).toBe("Booth Requirements");
  await tabTo("serviceType");
  await keyboard.type("Exhibit stand r");
  await tabTo("budget");
  await keyboard.type("$35");
  await tabTo("features");
  await keyboard.press("Space");
  await tabTo("Next");
  await keyboard.press("Space");

  await expect.poll(focused).toBe("Contact Info");
  for (const name of ["firstName", "lastName", "email", "phone", "company"] as const) {
    await tabTo(name);
    await keyboard.type(quoteAnswers[name]);
  }
  await keyboard.press("Enter"); // from a field, as forms have always been sent
  await page.waitForURL(/\/quote-success\//);
  await wizard.toast("Quote Request Submitted!").waitFor();
});
