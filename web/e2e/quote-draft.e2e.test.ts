import type { Page } from "playwright-core";
import { expect } from "vitest";
import type {
  ShowCardBody,
  UpcomingShowsBody,
} from "../../app-server/contract/trade-shows/show-search-body.ts";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { quoteAnswers, quoteWizard } from "./steps/quote-wizard.ts";
import { readPage } from "./steps/read-page.ts";

const stored = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));

browserTest(
  "a reload keeps the draft, another tab offers it without what may be personal, the contact step holds what the account says, and the sign-out forgets all [C09]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    const email = await arriveAsNewExhibitor(page);
    const company = "Northbeam Robotics";
    const [phone, jobTitle] = ["+1 555 010 0188", "Head of Events"];
    const account = { firstName: "Erin", lastName: "Calloway", email, company, phone, jobTitle };
    await callApi(page, "PATCH", "/api/auth/user/profile", account);
    await visit("/quote");
    const wizard = quoteWizard(page);
    await wizard.goToRequirements();
    await wizard.fillRequirements();
    await wizard.form.getByText("LED lighting").click();
    await wizard.field("Already have a booth design?").check();
    await wizard.field("Design Link").fill("https://files.example/booth.pdf");

    await page.reload();
    await wizard.heading("Booth Requirements").waitFor();
    expect(await wizard.chosen("budget")).toBe(quoteAnswers.budget);
    expect(await wizard.form.locator("[name=features]:checked").count()).toBe(1);
    expect(await wizard.form.locator("[value=led-lighting]").isChecked()).toBe(true);
    expect(await wizard.field("Design Link").inputValue()).toBe("https://files.example/booth.pdf");

    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await wizard.heading("Event Details").waitFor();
    expect(await wizard.field("Venue").inputValue()).toBe("");
    const resume = wizard.form.getByRole("button", { name: "Continue where you left off" });
    await resume.click();
    await wizard.heading("Booth Requirements").waitFor();
    expect(await wizard.chosen("budget")).toBe(quoteAnswers.budget);
    expect(await wizard.field("Already have a booth design?").isChecked()).toBe(false);
    expect(await resume.count()).toBe(0);
    await wizard.previous();
    expect(await wizard.field("Venue").inputValue()).toBe(quoteAnswers.venue);

    await wizard.next();
    await wizard.heading("Booth Requirements").waitFor();
    await wizard.next();
    await wizard.heading("Contact Info").waitFor();
    const names = ["firstName", "lastName", "email", "phone", "company", "jobTitle"];
    const contact = () =>
      wizard.form.evaluate(
        (form, names) => names.map((name) => new FormData(form as HTMLFormElement).get(name)),
        names,
      );
    expect(await contact()).toEqual(["Erin", "Calloway", email, phone, company, jobTitle]);
    await wizard.field("Phone").fill(quoteAnswers.phone);
    await page.reload();
    await wizard.heading("Contact Info").waitFor();
    const edited = ["Erin", "Calloway", email, quoteAnswers.phone, company, jobTitle];
    expect(await contact()).toEqual(edited);

    // nothing of it is left for who comes after the sign-out
    await page.getByRole("link", { name: "Logout" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await expect.poll(() => stored(page)).not.toContain(email);
    for (const words of [quoteAnswers.phone, quoteAnswers.venue, "Erin", company]) {
      expect(await stored(page)).not.toContain(words);
    }
  },
);

browserTest("an address names the show and the builder [C02]", async ({ app }) => {
  const [builder] = await (await fetch(`${app.origin}/api/builders`)).json();
  const wish = new URLSearchParams({
    show: "CES 2031",
    builder: `${builder.id} ${builder.name}`,
  });
  const form = (await readPage(`${app.origin}/quote?${wish}`)).part("form");
  const [show] = /<input[^>]* name="tradeShowName"[^>]*>/.exec(form.html) ?? [];
  expect(show).toContain('value="CES 2031"');
  const chosen = form.html.match(/<input[^>]* name="preferredBuilders"[^>]*>/g) ?? [];
  expect(chosen.filter((one) => one.includes(" checked"))).toEqual([
    expect.stringContaining(builder.id),
  ]);
  expect(form.html).toMatch(/<textarea[^>]* name="additionalRequirements"[^>]*><\/textarea>/);
});

browserTest(
  "shows of the calendar are offered by name and fill their day and venue; a day that has passed is a hint [C02] [C05]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit("/quote");
    const { shows } = await callApi<UpcomingShowsBody>(page, "GET", "/api/trade-shows/upcoming");
    const [first, second] = shows.filter(({ startDate, venue }) => startDate && venue);
    if (!first || !second)
      throw new Error("Cannot choose: two upcoming shows have a day and a venue");
    const wizard = quoteWizard(page);
    const name = wizard.field("Trade Show Name");
    await name.fill("hannover");
    const offered = page
      .getByRole("listbox", { name: "Shows of our calendar" })
      .getByRole("option");
    await expect.poll(() => offered.allInnerTexts()).toHaveLength(1);
    expect((await offered.first().innerText()).replace(/\s+/g, " ")).toMatch(
      /^Hannover Messe .*\w{3} \d+.* · Hannover Fairground · Hannover$/,
    );
    const offer = async (show: ShowCardBody) => {
      await name.fill(show.title);
      const shows = page.getByRole("option").filter({ hasText: show.title });
      await shows.first().waitFor();
      // the second time by the keyboard alone
      if (show === first) return shows.first().click();
      await name.press("ArrowDown");
      await name.press("Enter");
      await page.getByRole("listbox").waitFor({ state: "hidden" });
    };
    const day = wizard.field("Event Date");
    const venue = wizard.field("Venue");
    const assurance = wizard.form.getByText(/from the calendar/);
    const holds = async (show: ShowCardBody) => {
      await expect.poll(() => day.inputValue()).toBe(show.startDate?.slice(0, 10));
      await expect.poll(() => venue.inputValue()).toContain(show.venue);
    };
    await offer(first);
    await holds(first);

    await offer(second);
    await holds(second);
    await expect.poll(() => assurance.innerText()).toMatch(/^Date and venue are/);

    await venue.fill("Our own hall");
    await expect.poll(() => assurance.innerText()).toMatch(/^The date is/);
    await offer(first);
    await expect.poll(() => day.inputValue()).toBe(first.startDate?.slice(0, 10));
    expect(await venue.inputValue()).toBe("Our own hall");

    // typed to its end in other letters, it is that show, too
    await name.fill(second.title.toLowerCase());
    await page.getByRole("option").filter({ hasText: second.title }).first().waitFor();
    await name.press("Tab");
    await expect.poll(() => name.inputValue()).toBe(second.title);
    await expect.poll(() => day.inputValue()).toBe(second.startDate?.slice(0, 10));

    // another event is not of that day
    await name.fill("Our own open fakes");
    await name.press("Tab");
    await expect.poll(() => day.inputValue()).toBe("");
    expect(await venue.inputValue()).toBe("Our own hall");
    expect(await assurance.count()).toBe(0);

    await wizard.fillEventDetails();
    const hint = wizard.form.getByText(
      "This date is in the past. You can still send your request.",
    );
    expect(await hint.count()).toBe(0);
    await wizard.field("Event Date").fill("2020-01-31");
    await hint.waitFor();
    await wizard.next();
    await wizard.heading("Booth Requirements").waitFor();
  },
);

browserTest(
  "the keyboard alone is enough, and sending forgets the draft [C01] [C09]",
  async ({ visitor: { page, visit } }) => {
    await visit("/quote");
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
    await keyboard.press("Space");
    await tabTo("boothSize");
    await keyboard.press("Space");
    await keyboard.press("ArrowRight");
    await tabTo("Next");
    await keyboard.press("Enter");

    await expect.poll(focused).toBe("Booth Requirements");
    await tabTo("serviceType");
    await keyboard.press("Space");
    await tabTo("budget");
    await keyboard.press("Space");
    await tabTo("features");
    await keyboard.press("Space");
    await tabTo("Next");
    await keyboard.press("Space");

    await expect.poll(focused).toBe("Contact Info");
    for (const name of ["firstName", "lastName", "email", "phone", "company"] as const) {
      await tabTo(name);
      await keyboard.type(quoteAnswers[name]);
    }
    await expect.poll(() => stored(page)).toContain(quoteAnswers.email);
    await keyboard.press("Enter"); // from a field, as forms have always been sent
    await page.waitForURL(/\/quote-success\//);
    await expect.poll(() => stored(page)).not.toContain(quoteAnswers.email);
  },
);
