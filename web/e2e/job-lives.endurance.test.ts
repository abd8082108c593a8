import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { patienceMs } from "../../adapters/system/test/patience.ts";
import { testDay } from "../../adapters/system/test/test-time.ts";
import { openSeededDatabase } from "../../app-server/test/seeded-database.ts";
import { createTestClient } from "../../app-server/test/test-client.ts";
import { ada, bea, max } from "../../domain/accounts/examples.ts";
import type { User } from "../../domain/accounts/user.ts";
import { launchChromium } from "./launch-chromium.ts";
import { startApp } from "./start-app.ts";
import { untilAlive } from "./until-alive.ts";

let browser: Awaited<ReturnType<typeof launchChromium>>;
let world: Awaited<ReturnType<typeof openSeededDatabase>>;
let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  world = await openSeededDatabase();
  app = await startApp({ env: { ...world.env, EXCHANGE_RATES: "2026-11-20 EUR=1.085" } });
  browser = await launchChromium({ executablePath: inject("chromium") });
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await world?.close();
});

const dialog = (page: Page) => page.getByRole("alertdialog");

/** Presses a button of the page, once it is alive. */
async function press(page: Page, name: string) {
  const button = page.getByRole("main").getByRole("button", { name }).first();
  await button.waitFor();
  await untilAlive(button);
  await button.click();
}

/** Presses a button of the page, and the one of the dialog that asks. */
async function decide(page: Page, label: string, confirm: string) {
  await press(page, label);
  await dialog(page).getByRole("button", { name: confirm, exact: true }).click();
  await dialog(page).waitFor({ state: "detached" });
}

type Life = {
  name: string;
  request: object;
  currency: string;
  /** Lines of the quote, whose sum is `baseline`; and a change as the builder types it, in minor units. */
  lines: object[];
  baseline: number;
  typed: string;
  change: number;
  reason: "exhibitor-wish" | "builder-error";
  /** Hundredths of a percent between the bill and the quote, without wishes. */
  accuracy: number;
  end: "closed" | "called off" | "reopened";
};

const structure = (amount: number) => ({ category: "structure", amount });
const lives: Life[] = [
  {
    name: "custom island",
    request: { industry: "island", boothSize: "20x30", serviceType: "exhibit-stand-purchase" },
    currency: "USD",
    lines: [structure(96_000_00), { category: "management", unit: "percent", quantity: 5_000 }],
    baseline: 100_800_00,
    typed: "1,200.50",
    change: 1_200_50,
    reason: "exhibitor-wish",
    accuracy: 0,
    end: "reopened",
  },
  {
    name: "rental",
    request: { industry: "inline", boothSize: "10x20", serviceType: "exhibit-stand-rental" },
    currency: "USD",
    lines: [structure(18_400_00)],
    baseline: 18_400_00,
    typed: "-250",
    change: -250_00,
    reason: "builder-error",
    accuracy: -136,
    end: "closed",
  },
  {
    name: "labor-only",
    request: { serviceType: "exhibit-labor-only" },
    currency: "USD",
    lines: [{ category: "install", amount: 6_300_01 }],
    baseline: 6_300_01,
    typed: "0.99",
    change: 99,
    reason: "builder-error",
    accuracy: 2,
    end: "closed",
  },
  {
    name: "euro",
    request: { industry: "island" },
    currency: "EUR",
    lines: [structure(33_000_33)],
    baseline: 33_000_33,
    typed: "330",
    change: 330_00,
    reason: "builder-error",
    accuracy: 100,
    end: "closed",
  },
  {
    name: "canceled",
    request: { industry: "peninsula" },
    currency: "USD",
    lines: [structure(20_000_00)],
    baseline: 20_000_00,
    typed: "500",
    change: 500_00,
    reason: "exhibitor-wish",
    accuracy: 0,
    end: "called off",
  },
];

test.for(lives)(
  "a $name job lives from its quote to its end, by its sides and the crew's phone [T46] [T34] [T45]",
  async (life) => {
    const { currency, lines, baseline, change } = life;
    const { requestId, responseId } = await world.given("offered", {
      userId: ada.id,
      ...life.request,
    });
    // the show has begun, so that every part of the page is there
    await world.sql("update quote_request set event_day = $2 where id = $1", [
      requestId,
      testDay(-1),
    ]);
    const path = `/jobs/${responseId}`;
    async function open(user: User | null, width: number) {
      const context = await browser.newContext({
        baseURL: app.origin,
        viewport: { width, height: 900 },
      });
      const cookies = user ? await world.sessionOf(user) : {};
      const jar = Object.entries(cookies).map(([name, value]) => ({
        name,
        value,
        url: app.origin,
      }));
      context.setDefaultTimeout(patienceMs);
      await context.addCookies(jar);
      const client = createTestClient((to, init) => fetch(new URL(to, app.origin), init), cookies);
      return { page: await context.newPage(), client, context };
    }
    const exhibitor = await open(ada, 1280);
    const builder = await open(bea, 1280);
    const admin = await open(max, 1280);
    const crew = await open(null, 360);
    const see = async (page: Page, view: string, words: string | RegExp) => {
      await page.goto(`${path}${view}`);
      await page.getByRole("main").getByText(words).first().waitFor();
    };
    const read = async () => (await exhibitor.client.get(`/api${path}`)).body;

    const offer = { currency, lines, responseMessage: "With pleasure" };
    const revised = await builder.client.send("PATCH", `/api/quote-responses/${responseId}`, offer);
    expect(revised.status, revised.text).toBe(200);
    await exhibitor.page.goto(`/requests/${requestId}`);
    await decide(exhibitor.page, "Accept Quote", "Accept quote");

    // both say what they agreed
    for (const [side, { page }] of Object.entries({ exhibitor, builder })) {
      await page.goto(path);
      await press(page, "This is what we agreed");
      await expect.poll(async () => (await read()).agreement[side]).not.toBeNull();
    }
    expect((await read()).job.state).toBe("agreed");

    // the builder prices a change, and the exhibitor approves it
    await see(builder.page, "?view=changes", "No changes. What you agreed is what you pay.");
    const form = builder.page.getByRole("main");
    await press(builder.page, "Propose a change");
    await form.getByLabel("What changes?").fill("A taller wall");
    await form.getByLabel("Reason").selectOption(life.reason);
    await form.getByLabel("For what").fill("Two feet more");
    await form.getByLabel("Amount").fill(life.typed);
    await form.getByRole("button", { name: "Send the price" }).click();
    await form.getByText("Waiting for the exhibitor").waitFor();
    await see(exhibitor.page, "?view=changes", "Change 1: A taller wall");
    await decide(exhibitor.page, "Approve", "Approve change");
    const agreed = baseline + change;
    expect((await read()).amounts).toMatchObject({ currency, baseline, changes: change, agreed });

    if (life.end === "called off") {
      await see(exhibitor.page, "", "What you agreed");
      const { page } = exhibitor;
      await press(page, "Cancel the job");
      await dialog(page).getByLabel("Reason").selectOption("show-canceled");
      await dialog(page).getByRole("button", { name: "Cancel the job" }).click();
      await page.getByText("canceled the job").first().waitFor();
      await see(builder.page, "", "canceled the job");
      const { job, amounts } = await read();
      expect(job).toMatchObject({
        state: "ended",
        ended: { code: "show-canceled", by: "exhibitor" },
      });
      expect(amounts.agreed).toBe(agreed);
      await page.getByRole("button", { name: "Ask the other builders again" }).waitFor();
    } else {
      // the exhibitor notes what is wrong; the crew, without an account, fixes it and puts the booth up
      await see(exhibitor.page, "/site", "Nothing to fix.");
      await exhibitor.page.getByLabel("What is not as agreed?").fill("A lamp is off");
      await exhibitor.page.getByRole("button", { name: "Add to the list" }).click();
      await exhibitor.page.getByText("Added to the list").waitFor();
      await see(builder.page, "?view=floor", "1 open on the punch list.");
      await press(builder.page, "Show the link");
      const link = await builder.page.getByLabel("Link for the crew").inputValue();
      const { page } = crew;
      await page.goto(new URL(link).pathname);
      await page.getByRole("button", { name: "It's fixed" }).click();
      await page.getByText("Marked as fixed").waitFor();
      await page.locator("summary", { hasText: "The booth is up" }).click();
      await page.getByRole("button", { name: "The booth is up" }).click();
      await page.getByText("The booth is up since").waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

      await see(exhibitor.page, "/site", "A lamp is off");
      await exhibitor.page.getByRole("button", { name: "Accept" }).click();
      await exhibitor.page.getByText("Accepted").first().waitFor();
      await exhibitor.page.locator("summary", { hasText: "Sign off the booth" }).click();
      await exhibitor.page.getByRole("button", { name: "Sign off the booth" }).click();
      await exhibitor.page.getByText("Signed off.").waitFor();

      for (const { page } of [builder, exhibitor]) {
        await see(page, "?view=bill", "The final bill beside the quote");
        await decide(page, "Confirm", "Confirm bill");
      }
      await exhibitor.page.getByText("This job is closed").waitFor();
      await see(builder.page, "?view=bill", "Closed with a bill that the exhibitor confirmed.");
      const { job, amounts, next } = await read();
      expect([job.state, amounts.agreed, next]).toEqual(["closed", agreed, []]);
      const bill = (await builder.client.get(`/api${path}/close-out`)).body;
      const billed = bill.rows.reduce(
        (sum: number, row: { billed: number }) => sum + row.billed,
        0,
      );
      expect([billed, bill.currency, bill.accuracy, bill.findings]).toEqual([
        agreed,
        currency,
        life.accuracy,
        [],
      ]);
    }

    if (life.end === "reopened") {
      const reopen = `/api/admin/quotes/${requestId}/reopen`;
      expect((await admin.client.send("POST", reopen, {})).status).toBe(200);
      await see(exhibitor.page, "", "Delivered");
      const complete = `/api/admin/quotes/${requestId}/complete`;
      expect((await admin.client.send("POST", complete)).status).toBe(200);
      await see(exhibitor.page, "", "This job is closed");
    }
    const mails = await world.sql<{ kind: string }>(
      "select kind from message where quote_request_id = $1 order by created_at, kind",
      [requestId],
    );
    const kinds = mails.map(({ kind }) => kind);
    const once = (kind: string) => kinds.filter((each) => each === kind).length;
    expect([once("change-proposed"), once("change-decided"), once("job-agreed")]).toEqual([
      1, 1, 1,
    ]);
    expect(once("booth-is-up")).toBe(life.end === "called off" ? 0 : 1);
    for (const { context } of [exhibitor, builder, admin, crew]) await context.close();
  },
);
