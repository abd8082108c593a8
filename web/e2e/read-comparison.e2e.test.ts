import type { Page } from "playwright-core";
import { expect } from "vitest";
import { testDay } from "../../adapters/system/test/test-time.ts";
import type { QuoteResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { lineOf } from "../../domain/offers/examples.ts";
import { callApi } from "./call-api.ts";
import { sharedAppTest } from "./shared-app-test.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { dismissToast } from "./steps/toasts.ts";
import { untilAlive } from "./until-alive.ts";
import type { Visitor } from "./visitor.ts";

type Mail = { to: string; text: string };

/** Triggers the polling of a page that becomes visible, without waiting for its timer. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/** The text of what has the focus; empty where nothing has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body ? "" : (activeElement?.textContent ?? "");
  });

const other = "Rheinlicht Messebau";
const island = {
  eventDate: testDay(307),
  venue: "Las Vegas Convention Center, Las Vegas, NV",
  industry: "island",
  boothSize: "20x20",
  serviceType: "exhibit-stand-purchase",
  budget: "75000-150000",
  features: [],
  additionalRequirements: "A bar",
  firstName: "Erin",
  lastName: "Calloway",
  email: "exhibitor@example.com",
  phone: "+1 312 555 0117",
  company: "Northbeam Robotics",
};
/** Lines are read over the wire with an id of their own. */
const line = (...given: Parameters<typeof lineOf>) => ({
  ...lineOf(...given),
  id: crypto.randomUUID() as ReturnType<typeof lineOf>["id"],
});
const wall = line("structure", { label: "Wall system", note: "Rented", amount: 52_000_00 });
const ofRedwood = [
  wall,
  line("graphics", {
    label: "Tension fabric",
    unit: "sq-ft",
    quantity: 120_500,
    unitPrice: 75_00,
  }),
  line("graphics", { label: "Backlit header", amount: 2_000_00 }),
  line("flooring", { kind: "excluded", billedBy: "show" }),
  line("management", { within: wall.id }),
];
const ofRheinlicht = [
  line("structure", { amount: 58_000_00 }),
  line("graphics", { amount: 9_000_00 }),
  line("flooring", { amount: 5_000_00 }),
  line("management", { amount: 4_000_00 }),
];

const third = "Sunbelt Show Services";
const ofSunbelt = [
  line("structure", { amount: 61_000_00 }),
  line("graphics", { amount: 9_500_00 }),
  line("flooring", { amount: 5_500_00 }),
  line("management", { amount: 4_500_00 }),
];

/**
 * A request with two itemized quotes, or three; all builders but the first answer by the link in their invitation.
 */
async function itemizedQuotes(
  arrive: () => Promise<Visitor>,
  tradeShowName: string,
  { hasThird = false } = {},
) {
  const [exhibitor, admin, redwood] = [await arrive(), await arrive(), await arrive()];
  await arriveAsNewExhibitor(exhibitor.page);
  await signInAs(admin.page, "admin");
  await signInAs(redwood.page, "builder");
  const { quoteRequest } = await callApi<{ quoteRequest: { id: string } }>(
    exhibitor.page,
    "POST",
    "/api/quote-requests",
    { ...island, tradeShowName },
  );
  const { id } = quoteRequest;
  await assignBuilders(admin.page, id, [
    "Redwood & Pike Exhibits",
    other,
    ...(hasThird ? [third] : []),
  ]);
  const emails = await callApi<Mail[]>(admin.page, "GET", "/dev/mail.json");
  const answer = (address: string) => {
    const invitation = emails.find(
      ({ to, text }) =>
        to === address && text.includes(tradeShowName) && text.includes("/respond/"),
    );
    const [link = ""] = /\/respond\/[^\s#]+/.exec(invitation?.text ?? "") ?? [];
    return (act: string, lines: object[]) =>
      callApi(admin.page, "POST", `/api${link}/${act}`, { lines });
  };
  const byLink = answer("stand.rheinlicht@example.com");
  await callApi(redwood.page, "POST", "/api/quote-responses", {
    quoteRequestId: id,
    lines: ofRedwood,
  });
  await byLink("quote", ofRheinlicht);
  if (hasThird) await answer("hello.sunbelt-show@example.com")("quote", ofSunbelt);
  return { id, exhibitor, byLink };
}

const row = (page: Page, name: string) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${name}`) }) });

sharedAppTest(
  "an exhibitor reads the lines of a category and of a quote, by keyboard and on a phone, and who bills what is excluded; what no builder prices is named in each view and asked of all at once; a missing weight is asked of its builder [R09] [R11] [R15] [R17] [R18] [R37]",
  async ({ arrive }) => {
    const { id, exhibitor } = await itemizedQuotes(arrive, "Read Lines Expo");
    const { page, visit } = exhibitor;
    await visit(`/requests/${id}/compare`);
    await row(page, "Flooring").getByText("Excluded: the show bills it").waitFor();
    await row(page, "Project management").getByText("In “Wall system”").waitFor();
    await row(page, "Graphics").getByText("2 lines").waitFor();
    const graphics = page.getByRole("rowheader").getByRole("button", { name: "Graphics" });
    await graphics.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Graphics" });
    const fabric = dialog.getByRole("row").filter({ hasText: "Tension fabric" });
    await fabric.getByText("120.5 sq ft").waitFor();
    await fabric.getByText("$9,037.50").waitFor();
    await dialog.getByRole("cell", { name: "Rheinlicht Messebau" }).waitFor();
    await pressEscape(page);
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => graphics.evaluate((one) => one === document.activeElement)).toBe(true);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Included", exact: true }).click();
    await page.getByRole("button", { name: "Read 5 lines of Redwood & Pike Exhibits" }).click();
    const lines = page.getByRole("dialog", { name: "Lines of Redwood & Pike Exhibits" });
    await lines.getByText("Rented", { exact: true }).waitFor();
    await lines.getByText("Excluded: the show bills it").waitFor();
    await lines.getByText("In “Wall system”").waitFor();
    await expectFit(page, { part: lines, picture: "quote-lines" });
    await pressEscape(page);
    await lines.waitFor({ state: "hidden" });
    // everything that changes the view, or keeps it, is in one sheet
    expect(await page.getByRole("link", { name: "Download CSV" }).count()).toBe(0);
    await page.getByRole("button", { name: "Options" }).click();
    const options = page.getByRole("dialog", { name: "Options" });
    await options.getByRole("link", { name: "Download CSV" }).waitFor();
    await options.getByLabel("Rows").selectOption({ label: "Gaps only" });
    await expectFit(page, { part: options, picture: "compare-options" });
    await pressEscape(page);
    await options.waitFor({ state: "hidden" });
    await row(page, "Flooring").waitFor();

    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByLabel("Rows", { exact: true }).selectOption({ index: 0 });
    const prices = page.getByLabel("Prices", { exact: true });
    await prices.selectOption({ label: "Same scope" });
    const notice = page.getByRole("status").filter({ hasText: "No builder says who pays for" });
    await notice.getByText("Supervision on site, crew travel").waitFor();
    // the first time one of the two is not reached: the next press asks that one, and the other one has been asked
    exhibitor.expectComplaint(/409|503/);
    let asks = 0;
    await page.route(/\/api\/quote-responses\/[^/]+\/ask-price$/, async (route) => {
      asks += 1;
      if (asks === 2) await route.fulfill({ status: 503, body: "Not now" });
      else await route.continue();
    });
    const askAll = notice.getByRole("button", { name: "Ask all builders" });
    await askAll.click();
    await dismissToast(page, "Not all builders asked");
    await askAll.click();
    await notice.getByText("You asked all builders.").waitFor();
    // the button is gone
    await expect.poll(() => focused(page)).toContain("You asked all builders.");
    const responses = await callApi<QuoteResponseBody[]>(
      page,
      "GET",
      `/api/quote-requests/${id}/responses`,
    );
    expect(responses).toHaveLength(2);
    for (const { linesAsked } of responses) expect(linesAsked).toContain("supervision");

    await prices.selectOption({ label: "With show services" });
    const ask = row(page, "Material handling").getByRole("button", { name: /^Not known/ });
    await ask.first().click();
    await row(page, "Material handling")
      .getByText(/Asked on/)
      .waitFor();
    await expect.poll(() => ask.count()).toBe(1);
    await expect.poll(() => focused(page)).toMatch(/^Asked on/);
    const { questions } = await callApi<{ questions: { text: string; to: { name: string } }[] }>(
      page,
      "GET",
      `/api/quote-requests/${id}/questions`,
    );
    expect(questions).toMatchObject([{ text: expect.stringContaining("shipping weight (lb)") }]);

    // the space's cost is optional and stays in the window, beside the usual split and where that is from
    const split = page.getByRole("table", { name: "Your budget by part, in percent" });
    const source = page.getByRole("link", { name: "Access TCA" });
    expect([await split.count(), await source.count()]).toEqual([0, 0]);
    await page.getByLabel("What your space costs").fill("a lot");
    await page.getByText("Enter an amount in dollars", { exact: true }).waitFor();
    await page.getByLabel("What your space costs").fill("40,000");
    expect(await source.getAttribute("href")).toMatch(/^https:\/\/accesstca\.com\//);
    const space = split.getByRole("row").filter({ hasText: /^Space/ });
    await expect.poll(() => space.innerText()).toMatch(/39%\s+\d+%\s+\d+%/);
    await page.getByText("here $120,000 to $200,000").waitFor();
    await page.getByLabel("What your space costs").fill("");
    await split.waitFor({ state: "hidden" });
    await expectFit(page, { part: page.getByRole("main"), picture: "compare-landed" });

    // the exhibitor's dashboard shows the lines of the quote, too
    await visit(`/dashboard?request=${id}`);
    await page.locator("summary").filter({ hasText: "Rheinlicht Messebau" }).click();
    await page.getByRole("button", { name: "Read 4 lines of Rheinlicht Messebau" }).click();
    await page
      .getByRole("dialog", { name: "Lines of Rheinlicht Messebau" })
      .getByText("$58,000")
      .waitFor();
  },
);

sharedAppTest(
  "quotes stay in their places when one is revised, until their reader wants the new order; a price of millions with cents stays whole, and the comparison within the width of a phone [R37]",
  async ({ arrive }) => {
    const { id, exhibitor, byLink } = await itemizedQuotes(arrive, "Held Order Expo");
    const { page, visit } = exhibitor;
    await visit(`/requests/${id}/compare`);
    const heads = page.getByRole("grid").getByRole("columnheader");
    const names = async () =>
      (await heads.getByRole("link", { name: /^(Redwood|Rheinlicht)/ }).allInnerTexts()).join(", ");
    await expect.poll(names).toBe("Redwood & Pike Exhibits, Rheinlicht Messebau");
    // a dialog comes from the page's script alone: from then on it hears of changes
    const graphics = page.getByRole("rowheader").getByRole("button", { name: "Graphics" });
    await untilAlive(graphics);
    await graphics.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Graphics" });
    await dialog.waitFor();
    await pressEscape(page);
    await dialog.waitFor({ state: "hidden" });
    const cheaper = [line("structure", { amount: 30_000_00 })];
    await byLink("revise", cheaper);
    await comeBack(page);
    const banner = page.getByRole("status").filter({ hasText: "The quotes changed" });
    await banner.getByText("Rheinlicht Messebau revised.", { exact: false }).waitFor();
    expect(await names()).toBe("Redwood & Pike Exhibits, Rheinlicht Messebau");
    await banner.getByRole("button", { name: "Show the new order" }).click();
    await expect.poll(names).toBe("Rheinlicht Messebau, Redwood & Pike Exhibits");
    await banner.waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("What is compared");
    await page.getByLabel("Rows").selectOption({ label: "Gaps only" });
    await row(page, "Graphics").waitFor();

    await byLink("revise", [line("structure", { amount: 1_234_567_89 })]);
    await comeBack(page);
    const price = page
      .getByRole("columnheader")
      .getByText("$1,234,567.89", { exact: true })
      .filter({ visible: true });
    for (const width of [320, 360, 390, 414]) {
      await page.setViewportSize({ width, height: 740 });
      await price.waitFor();
      const found = await price.evaluate((one) => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const text = document.createRange();
        text.selectNodeContents(one);
        return { overhang: scrollWidth - clientWidth, lines: text.getClientRects().length };
      });
      expect(found, `${width} px`).toEqual({ overhang: 0, lines: 1 });
    }
  },
);

sharedAppTest(
  "on a phone two amounts are in sight at once, who is lowest on the same scope is said, and one quote at a time is accepted [W08] [W29]",
  async ({ arrive }) => {
    const { id, exhibitor } = await itemizedQuotes(arrive, "Phone Expo", { hasThird: true });
    const { page, visit } = exhibitor;
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(`/requests/${id}/compare`);
    await page
      .getByText(
        "Redwood & Pike Exhibits is lowest but leaves out flooring. On the same scope, it's still lowest.",
      )
      .waitFor();
    const heads = page.getByRole("columnheader").getByRole("button");
    await expect.poll(() => heads.count()).toBe(3);
    await untilAlive(heads.first());
    const inSight = await heads.evaluateAll((all) =>
      all.flatMap((head) => {
        const { right, bottom } = head.getBoundingClientRect();
        return right <= innerWidth && bottom <= 700
          ? [(head as HTMLElement).innerText.replace(/\s+/g, " ")]
          : [];
      }),
    );
    expect(inSight).toEqual(["Redwood & Pike Exhibits $63,037.50", "Rheinlicht Messebau $76,000"]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2000);

    const accept = page.getByRole("button", { name: /^Accept/ });
    expect(await accept.count()).toBe(1);
    // a press on a head, and the focus in a column, change what is accepted
    await heads.nth(1).press("Enter");
    await page
      .getByRole("button", { name: "Accept Quote of Rheinlicht Messebau at $76,000" })
      .waitFor();
    const grid = page.getByRole("grid", { name: "Quotes for Phone Expo" });
    await page.getByRole("link", { name: "Skip to the quotes" }).press("Enter");
    await page.keyboard.press("End");
    await page
      .getByRole("button", { name: "Accept Quote of Sunbelt Show Services at $80,500" })
      .waitFor();
    expect(await accept.count()).toBe(1);

    // names and amounts stay above the rows, beside which they stand
    const scrollPast = () =>
      grid.evaluate((table) => scrollBy(0, table.getBoundingClientRect().bottom - innerHeight / 2));
    await page.getByRole("button", { name: "Included", exact: true }).click();
    await scrollPast();
    const stuck = await page.evaluate(() => {
      const below = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const name = document.elementFromPoint(innerWidth - 20, below + 20);
      return name?.closest("button")?.innerText.replace(/\s+/g, " ");
    });
    expect(stuck).toBe("Sunbelt Show Services $80,500");

    // the builder's contacts are in a sheet, with the button to decline
    await page
      .getByRole("button", { name: /^Sunbelt Show Services/ })
      .last()
      .click();
    const sheet = page.getByRole("dialog", { name: third });
    await sheet.getByRole("link", { name: "hello.sunbelt-show@example.com" }).waitFor();
    await sheet.getByRole("button", { name: "Decline" }).waitFor();
    await expectFit(page, { part: sheet, picture: "compare-builder" });
    await pressEscape(page);
    await sheet.waitFor({ state: "hidden" });

    // zoomed to 400%, each amount in view has its builder's name in view
    await page.setViewportSize({ width: 320, height: 256 });
    await page.getByRole("button", { name: "Price", exact: true }).click();
    await scrollPast();
    const top = await page.evaluate(
      () => document.elementFromPoint(innerWidth - 20, 12)?.closest("button")?.innerText,
    );
    expect(top).toContain("$80,500");

    // on a wide screen the first button to accept is at most fifteen stops from the top
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(`/requests/${id}/compare`);
    await untilAlive(page.getByRole("button", { name: /^Accept/ }).first());
    const stops: string[] = [];
    while (!stops.at(-1)?.startsWith("Accept") && stops.length < 20) {
      await page.keyboard.press("Tab");
      const stop = await focused(page);
      stops.push(stop);
      if (stop.startsWith("Skip to")) await page.keyboard.press("Enter");
    }
    expect(stops.length, stops.join(" · ")).toBeLessThanOrEqual(15);
    expect(await accept.allInnerTexts()).toHaveLength(3);
  },
);
