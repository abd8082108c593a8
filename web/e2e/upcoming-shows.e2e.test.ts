import type { Page } from "playwright-core";
import { expect } from "vitest";
import { testNow } from "../../adapters/system/test/test-time.ts";
import { shortShowName } from "../../domain/trade-shows/short-show-name.ts";
import { followHeader } from "./follow-header.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { untilAlive } from "./until-alive.ts";

type Show = {
  title: string;
  status: string;
  venue: string;
  startDate: string | null;
  endDate: string | null;
};

const featured = (page: Page) => page.getByRole("region", { name: "Featured show" });
const overview = (page: Page) => page.getByRole("list", { name: "Upcoming shows" });
const upcoming = async (page: Page) => {
  const today = testNow().toISOString().slice(0, 10);
  const shows: Show[] = await (await page.request.get("/api/trade-shows")).json();
  const ahead = shows.filter(
    ({ status, endDate }) => status !== "done" && (endDate ?? "9999") >= today,
  );
  const hasBegun = ({ startDate }: Show) => (startDate ?? "9999") < today;
  return [...ahead.filter((show) => !hasBegun(show)), ...ahead.filter(hasBegun)];
};
const nameOf = (show?: Show) => show && shortShowName(show.title, show.startDate);
const comeNear = async (page: Page) => {
  await overview(page).scrollIntoViewIfNeeded();
  await untilAlive(overview(page).getByRole("button").first());
};

browserTest(
  "the widget turns through what comes next; Get Quote fills in the show, closed when sold out [B05]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit("/");
    await comeNear(page);
    const shows = await upcoming(page);
    const title = featured(page).getByRole("heading");
    const expectShown = async (index: number) => {
      await featured(page)
        .getByText(`${index + 1} of ${shows.length}`, { exact: true })
        .waitFor();
      expect(await title.innerText()).toBe(nameOf(shows[index]));
    };
    await expectShown(0);
    expect(await featured(page).getByRole("button", { name: "Previous show" }).isDisabled()).toBe(
      true,
    );
    // by keyboard, beyond what was loaded at first
    const next = featured(page).getByRole("button", { name: "Next show" });
    await next.focus();
    for (let index = 1; index <= 13; index++) {
      await page.keyboard.press("Enter");
      await expectShown(index);
    }
    await featured(page).getByRole("button", { name: "Previous show" }).click();
    await expectShown(12);

    const fourth = overview(page).getByRole("button").nth(3);
    await fourth.focus();
    await page.keyboard.press("Space");
    await expectShown(3);
    expect(await fourth.getAttribute("aria-pressed")).toBe("true");

    const soldOut = shows.findIndex(({ status }) => status === "sold-out");
    await overview(page).getByRole("button").nth(soldOut).click();
    const closed = featured(page).getByRole("button", { name: "Get Quote" });
    await expect.poll(() => closed.isDisabled()).toBe(true);

    const open = shows.findIndex(({ status }) => status !== "sold-out");
    await overview(page).getByRole("button").nth(open).click();
    await featured(page).getByRole("link", { name: "Get Quote" }).click();
    await page.waitForURL(/\?show=.*#quote-form$/);
    const form = page.locator("#quote-form");
    await expect
      .poll(() => form.getByLabel("Trade Show Name").inputValue())
      .toBe(shows[open]?.title);
    expect(await form.getByLabel("Event Date").inputValue()).toBe(shows[open]?.startDate);
    expect(await form.getByLabel("Venue").inputValue()).toContain(shows[open]?.venue ?? "");
  },
);

browserTest("shows that cannot be read can be asked for again", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  expectComplaint(/500/);
  await visit("/how-it-works");
  await page.route("**/api/trade-shows/upcoming*", (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await followHeader(page, "Home");
  await page.waitForURL(/\/$/);
  await page.locator("#home-lists").scrollIntoViewIfNeeded();
  const failure = page.getByRole("alert").filter({ hasText: "Upcoming shows didn't load" });
  await failure.waitFor();
  expect(await page.getByText("Loading upcoming shows...").count()).toBe(0);
  await page.unroute("**/api/trade-shows/upcoming*");
  await failure.getByRole("button", { name: "Try Again" }).click();
  await featured(page).waitFor();
});

browserTest("a press counts before the widget's script is there [B05]", async ({ visitor }) => {
  const { page, visit } = visitor;
  // a build shortens the names of scripts
  const script = /\/home-l[^/]*\.js/;
  let isHeldBack = false;
  await page.route(script, (route) => {
    isHeldBack = true;
    return route.abort();
  });
  visitor.expectComplaint(/ERR_FAILED|Failed to (load|fetch)/);
  await visit("/");
  const shows = await upcoming(page);
  const expectShown = (index: number) =>
    featured(page)
      .getByText(`${index + 1} of ${shows.length}`, { exact: true })
      .waitFor();
  await overview(page).getByRole("button").nth(2).scrollIntoViewIfNeeded();
  await expect.poll(() => isHeldBack).toBe(true);
  await overview(page).getByRole("button").nth(2).click();
  await page.waitForURL("**/?upcoming=3#upcoming-shows");
  await expectShown(2);
  await featured(page).getByRole("button", { name: "Next show" }).click();
  await page.waitForURL("**/?upcoming=4#upcoming-shows");
  await expectShown(3);
  expect(await featured(page).getByRole("heading").innerText()).toBe(nameOf(shows[3]));

  await page.unroute(script);
  await comeNear(page);
  await expectShown(3);
  await featured(page).getByRole("button", { name: "Previous show" }).click();
  await expectShown(2);
});
