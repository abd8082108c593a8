import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { fieldOf } from "./steps/field-of.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { openedRow } from "./steps/opened-row.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { readOwnPage } from "./steps/read-page.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { dismissToast, toasts } from "./steps/toasts.ts";
import type { Visitor } from "./visitor.ts";

const row = (page: Page, show: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: show, exact: true }) });

type Arrive = () => Promise<Visitor>;

/** A request of the exhibitor's that the builder is asked to quote. */
async function invited(arrive: Arrive, show: string) {
  const [exhibitor, admin] = [await arrive(), await arrive()];
  await arriveAsNewExhibitor(exhibitor.page);
  await signInAs(admin.page, "admin");
  const { id } = await askForQuotes(exhibitor.page, show);
  await assignBuilders(admin.page, id, ["Redwood & Pike Exhibits"]);
  return { exhibitor, admin };
}

browserTest("an exhibitor compares quotes side by side [K05]", async ({ arrive }) => {
  const { page, visit } = await arrive();
  await signInAs(page, "exhibitor");
  const dashboard = await readOwnPage(page, "/dashboard");
  const hannover = dashboard.part("li", "Hannover Messe");
  expect(hannover.text).toContain("2 of 5 quotes in");
  await visit(hannover.links["Compare 2 quotes for Hannover Messe"] ?? "");
  const quotes = page.getByRole("grid");
  const heads = quotes.getByRole("columnheader");
  await heads.nth(2).waitFor();
  const names = async () =>
    (await heads.getByRole("link", { name: /^(Rheinlicht|Redwood)/ }).allInnerTexts()).join(", ");
  await expect.poll(names).toBe("Rheinlicht Messebau, Redwood & Pike Exhibits");
  const head = heads.nth(1);
  expect(await head.getByRole("link").first().getAttribute("href")).toMatch(/^\/builders\/\w/);
  expect(await head.innerText()).toMatch(/Düsseldorf/);
  const cellsOf = (fact: string) =>
    quotes
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: fact, exact: true }) })
      .getByRole("gridcell");
  const facts = await quotes.evaluate((table: HTMLTableElement) =>
    Object.fromEntries(
      Array.from(table.rows, ({ cells: [head, ...cells] }) => [
        head?.innerText.split("\n")[0],
        cells.map((cell) => cell.innerText),
      ]),
    ),
  );
  for (const [fact, cheapest] of [
    ["At a glance", /(Built|Has built)[\s\S]+Usually answers in/],
    ["Amount", /\$168,400\s+The lowest/],
    ["Per square foot", /\$140\.33/],
    ["Timeline", /14 weeks/],
    ["Valid until", /\w+ \d+, \d{4}/],
    ["Builder's rating", /4\.6 of 5/],
    ["Mentioned in the message", /Storage/],
  ] as const) {
    expect(facts[fact]?.[0], fact).toMatch(cheapest);
  }
  expect(facts.Amount?.[1]).toContain("$22,850 above the lowest");
  expect(await cellsOf("At a glance").first().getByRole("img").count()).toBeGreaterThan(1);
  await page
    .getByText("2 prices, from $168,400 to $191,250. 2 within your budget.", { exact: false })
    .waitFor();
  await fieldOf(page.getByRole("main"), "Sort by").selectOption("rating");
  await expect.poll(names).toBe("Redwood & Pike Exhibits, Rheinlicht Messebau");
  await cellsOf("Your decision").first().getByRole("button", { name: "Accept Quote" }).waitFor();

  // the names stay below the page's header while the rows go by, and what gets the focus comes out from under them
  const top = (of: Locator) => of.evaluate((each) => Math.round(each.getBoundingClientRect().top));
  const below = await page.getByRole("banner").evaluate((each) => each.clientHeight);
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 600 });
    await cellsOf("Contact").last().scrollIntoViewIfNeeded();
    await expect.poll(() => top(heads.nth(2)), { message: `${width}` }).toBe(below + 1);
  }
  const amount = cellsOf("Amount").first();
  await amount.focus();
  const bottom = () =>
    heads.nth(2).evaluate((each) => Math.round(each.getBoundingClientRect().bottom));
  await expect.poll(async () => (await top(amount)) - (await bottom())).toBeGreaterThanOrEqual(0);
});

browserTest(
  "an exhibitor asks again with what a canceled request asked for, and is asked before it replaces a request that was begun in a tab that is closed by now [C09]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await signInAs(page, "exhibitor");
    const { links } = (await readOwnPage(page, "/dashboard")).part("li", "interpack");
    const brief = `${links["Open interpack"]}?view=brief`;
    const askAgain = page.getByRole("button", { name: "Ask again" });
    const venue = page.getByLabel(/^Venue/);
    await visit(brief);
    await askAgain.click();
    await page.waitForURL("**/quote");
    await expect.poll(() => page.getByLabel(/^Trade Show Name/).inputValue()).toBe("interpack");
    expect(await venue.inputValue()).toBe("Messe Düsseldorf");

    await visit(brief);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const tab = await page.context().newPage();
    await tab.goto("/quote");
    await tab.getByLabel(/^Venue/).fill("Hall 7");
    const isKept = () => tab.evaluate(() => Object.values(localStorage).join().includes("Hall 7"));
    await expect.poll(isKept).toBe(true);
    await tab.close();
    await page.bringToFront();
    await askAgain.click();
    const question = page.getByRole("alertdialog", { name: "Replace the request you began?" });
    await question.getByRole("button", { name: "Replace it" }).click();
    await page.waitForURL("**/quote");
    await expect.poll(() => venue.inputValue()).toBe("Messe Düsseldorf");
  },
);

browserTest(
  "a builder's half-written quote survives another window, and goes when it is sent and with its builder [L12]",
  async ({ arrive }) => {
    const { exhibitor } = await invited(arrive, "Draft Fair");
    const { page, visit, expectComplaint } = await arrive();
    expectComplaint(/Failed to load resource/);
    await signInAs(page, "builder");
    await visit("/dashboard");
    const openForm = async (tab: Page, button = "Submit Quote") => {
      await row(tab, "Draft Fair").getByRole("button", { name: button }).first().click();
      return tab.getByRole("dialog", { name: button });
    };
    const first = await openForm(page);
    await fieldOf(first, "Amount in US dollars").fill("12,500");
    await fieldOf(first, "Message").fill("Graphics included");

    const other = await page.context().newPage();
    await other.goto("/dashboard");
    const otherForm = await openForm(other);
    await fieldOf(otherForm, "Amount in US dollars").fill("11,000");
    await otherForm.getByRole("button", { name: "Submit Quote" }).click();
    await toasts(other).getByText("Response submitted").waitFor();
    await page.bringToFront(); // a hidden window renders once a second

    // It may know of the other window's quote before it is sent: then it does not let itself be pressed.
    const changed = page.getByRole("dialog").getByText("This quote was changed in another window");
    await expect
      .poll(async () => {
        const send = page.getByRole("dialog").getByRole("button", { name: /^Submit Quote/ });
        if (await send.isEnabled({ timeout: 100 }).catch(() => false)) {
          await send.click({ timeout: 1000 }).catch(() => {});
        }
        return changed.isVisible();
      })
      .toBe(true);
    const dialog = page.getByRole("dialog");
    expect(await fieldOf(dialog, "Message").inputValue()).toBe("Graphics included");
    expect(await dialog.innerText()).toMatch(/Amount\s+\$11,000/);
    await dialog.getByRole("button", { name: "Keep what I typed" }).click();
    await dialog.getByRole("button", { name: "Send Revised Quote" }).click();
    await dismissToast(page, "Quote revised");
    await dialog.waitFor({ state: "hidden" });
    const stored = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("offer-draft")));
    await expect.poll(stored).toEqual([]);

    await page.getByRole("link", { name: /^My Quote Responses/ }).click();
    const own = await openedRow(row(page, "Draft Fair").first());
    await own.getByText("1 earlier version").click();
    await own.getByText("$11,000").first().waitFor();

    const again = await openForm(page, "Revise Quote");
    await fieldOf(again, "Message").fill("Not for the next person");
    await expect.poll(stored).toHaveLength(1);
    await expect
      .poll(async () => {
        await pressEscape(page);
        return page.getByRole("dialog").count();
      })
      .toBe(0);
    await page.getByRole("link", { name: "Logout" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await expect.poll(stored).toEqual([]);
    const seen = await readOwnPage(exhibitor.page, "/dashboard");
    expect(seen.part("li", "Draft Fair").text).toContain("1 of 5 quotes in");
  },
);

browserTest(
  "a builder takes a spot, then declines with a reason, which an admin reads, and is interested in an opportunity, and not anymore [L09] [Q15] [Q26]",
  async ({ arrive }) => {
    const { admin } = await invited(arrive, "Declined Fair");
    const { page, visit, expectComplaint } = await arrive();
    expectComplaint(/400/);
    await signInAs(page, "builder");
    await visit("/dashboard");
    const declined = await openedRow(row(page, "Declined Fair"));
    await declined.getByText("spots taken", { exact: false }).first().waitFor();
    await declined.getByRole("button", { name: "We will quote" }).click();
    await declined.getByText("You have one of them").waitFor();
    await declined.getByRole("button", { name: "We will quote" }).waitFor({ state: "detached" });
    await declined.getByRole("button", { name: "Decline Invitation" }).click();
    const question = page.getByRole("alertdialog");
    // by themselves invitations go out in mode `auto` only
    await question.getByText("and we can invite another builder").waitFor();
    await question.getByRole("radio", { name: "Another reason" }).check();
    await question.getByRole("button", { name: "Decline invitation" }).click();
    await question.getByText("Tell us the reason in 3 characters or more").waitFor();
    await question.getByRole("radio", { name: "The budget is too low" }).check();
    await fieldOf(question, "In your words").fill("Fully booked");
    await question.getByRole("button", { name: "Decline invitation" }).click();
    await toasts(page).getByText("Invitation declined").waitFor();
    await row(page, "Declined Fair").waitFor({ state: "detached" });
    const opportunities = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Other Available Opportunities" }) })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    // a request with a free seat may come before it at any moment
    const name = await opportunities.first().getByRole("heading").innerText();
    const isNamed = { has: page.getByRole("heading", { name, exact: true }) };
    const opportunity = opportunities.filter(isNamed).first();
    await opportunity.getByRole("button", { name: "I'm interested" }).press("Enter");
    await opportunity.getByText("Interest sent").waitFor();
    await opportunity.getByRole("button", { name: "Withdraw interest" }).click();
    await opportunity.getByRole("button", { name: "I'm interested" }).waitFor();

    const { text } = (await readOwnPage(admin.page, "/admin-dashboard?search=Declined+Fair")).part(
      "section",
      "Quote Management",
    );
    expect(text).toMatch(/Declined the invitation.*The budget is too low\. Fully booked/);
  },
);
