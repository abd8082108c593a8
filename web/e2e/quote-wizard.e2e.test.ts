import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { quoteWizard } from "./steps/quote-wizard.ts";

browserTest(
  "the wizard has three steps, each asks for its own fields and offers what the specification lists, opens it at the top, and goes back to those done [C01] [C02] [C03] [W30]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await page.setViewportSize({ width: 360, height: 740 });
    await visit("/");
    const wizard = quoteWizard(page);
    const names = await wizard.form.getByRole("navigation").getByRole("button").allInnerTexts();
    expect(names.map((name) => name.replace(/\s+/g, " "))).toEqual([
      expect.stringContaining("Event Details"),
      expect.stringContaining("Booth Requirements"),
      expect.stringContaining("Contact Info"),
    ]);
    const isOpen = (title: string) => wizard.indicator(title).isEnabled();
    expect(await isOpen("Booth Requirements")).toBe(false);
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

    const asked = () =>
      wizard.form
        .locator("[name]:visible")
        .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute("name")))]);
    expect(await asked()).toEqual(["tradeShowName", "eventDate", "venue", "industry", "boothSize"]);
    expect(await wizard.question("Exhibit Type").locator("[name=industry]").count()).toBe(6);
    await wizard.goToRequirements();
    const topOf = async (label: string) => (await wizard.question(label).boundingBox())?.y;
    await expect.poll(() => topOf("Service Type")).toBeLessThan(300);
    expect(await topOf("Service Type")).toBeGreaterThan(100);
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
    await wizard.indicator("Event Details").click();
    await wizard.heading("Event Details").waitFor();
    expect(await wizard.heading("Contact Info").isVisible()).toBe(false);
    expect(await isOpen("Contact Info")).toBe(false); // not completed yet
    await wizard.indicator("Booth Requirements").click();
    await wizard.heading("Booth Requirements").waitFor();
    await wizard.previous();
    await wizard.heading("Event Details").waitFor();
  },
);

browserTest(
  "a custom size asks for width and depth, and is sent as one size",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit("/quote");
    const wizard = quoteWizard(page);
    await wizard.fillEventDetails();
    expect(await wizard.field("Booth Width").count()).toBe(0);
    await wizard.choose("boothSize", "custom");
    await wizard.field("Booth Depth").fill("600");
    await wizard.next();
    const error = (name: string) => page.locator(`#quote-${name}-error`);
    await error("boothWidth").getByText("Enter the booth width").waitFor();
    await error("boothDepth")
      .getByText("Booth depth must be a number of feet from 5 to 500")
      .waitFor();
    await wizard.expectFocus("boothWidth");
    const drawn = wizard.form.locator("..").locator("..");
    await wizard.field("Unit").selectOption("m");
    await wizard.field("Booth Width").fill("6.5");
    await wizard.field("Booth Depth").fill("9");
    await drawn.getByText("Island, 6.5 × 9 m (about 21 × 30 ft)").waitFor();
    await wizard.form.getByRole("button", { name: "20 × 40 ft" }).click();
    await drawn.getByText("Island, 20 × 40 ft").waitFor();
    expect(await wizard.field("Unit").inputValue()).toBe("ft");
    await wizard.field("Booth Width").fill("24");
    await wizard.field("Booth Depth").fill("36");
    await error("boothDepth").waitFor({ state: "detached" });
    await drawn.getByText("Island, 24 × 36 ft").waitFor();
    await wizard.next();
    await wizard.heading("Booth Requirements").waitFor();
    await wizard.fillRequirements();
    await wizard.next();
    await wizard.heading("Contact Info").waitFor();
    await wizard.fillContact();
    const request = page.waitForRequest((sent) => sent.method() === "POST");
    await wizard.submit();
    const sent = (await request).postDataJSON();
    expect(sent.boothSize).toBe("24x36");
    expect(Object.keys(sent)).not.toContain("boothWidth");
    await page.waitForURL(/\/quote-success\//);
    await page.getByText("24 × 36 ft", { exact: true }).waitFor();
  },
);

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
  // a show of the calendar would bring its date and venue along
  await wizard.field("Trade Show Name").fill("Our own open fakes");
  await expectToStay("Event Details");
  const errors = await wizard.form.locator("p[id$=-error]").allInnerTexts();
  expect(errors).toEqual([
    "Enter the event date",
    "Enter the venue or its city",
    "Choose an exhibit type",
    "Choose a booth size",
  ]);
  await wizard.expectFocus("eventDate");

  await wizard.goToRequirements();
  // the step went well: what failed before is over
  await wizard.toast("Please complete all required fields").waitFor({ state: "detached" });
  await wizard.choose("budget", "150000+");
  await expectToStay("Booth Requirements");
  await wizard.expectFocus("serviceType");
});
