import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { AdminQuotesBody } from "../../app-server/contract/admin/admin-quotes.ts";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { signInAs } from "./steps/sign-in-as.ts";

/** Five for each two requests. */
const most = 10;
const opened = (page: Page, show: string) =>
  page.getByRole("heading", { name: show, level: 3, exact: true }).waitFor();
const rows = (page: Page) =>
  page.getByRole("list", { name: "Requests in the queue" }).getByRole("link");
/** The top five, or the builders that the promise proposes. */
const invite = /^Invite (top five|[1-9]\d* builder)/;
const untilReady = (page: Page) =>
  expect
    .poll(() => page.getByRole("button", { name: invite }).isEnabled(), { interval: 20 })
    .toBe(true);

browserTest(
  "an admin invites the top five for four requests in at most ten clicks and keys; one that another admin assigned meanwhile is not overwritten [M04]",
  async ({ arrive }) => {
    const exhibitor = await arrive();
    await arriveAsNewExhibitor(exhibitor.page);
    const shows = [..."ABCD"].map((letter) => `Morning Expo ${letter}`);
    const ids: string[] = [];
    for (const show of shows) ids.push((await askForQuotes(exhibitor.page, show)).id);
    const { page, visit, expectComplaint } = await arrive();
    await signInAs(page, "admin");
    // as if this one had no promise, it is assigned by hand; the first, as an invitation sorts the next one's suggestions again
    const taken = 0;
    expectComplaint(/409/);
    await page.route(`**/quotes/${ids[taken]}/promise`, (route) => route.fulfill({ body: "null" }));
    await visit("/admin-dashboard?find=Morning+Expo");
    // said once the browser's clock is known, and so once the page listens to keys
    await page.getByText("Waiting for", { exact: true }).first().waitFor({ state: "attached" });
    expect(await rows(page).count()).toBe(ids.length);

    let presses = 0;
    const press = (key: string) => {
      presses += 1;
      return page.keyboard.press(key);
    };
    const click = (name: string | RegExp) => {
      presses += 1;
      return page.getByRole("button", { name }).click();
    };
    await opened(page, "Morning Expo A");
    await press("j");
    await opened(page, "Morning Expo B");
    await press("k");
    const list = page.getByRole("list", { name: "Requests in the queue" });
    const listAt = () => list.evaluate((each) => Math.round(each.getBoundingClientRect().top));
    let top = 0;
    for (const [at, show] of shows.entries()) {
      await opened(page, show);
      await untilReady(page);
      // those before have left, so that none of them is next
      await expect.poll(() => rows(page).count()).toBe(ids.length - at);
      // the next request comes up where the last one was
      if (at === 1) top = await listAt();
      if (at > 1) expect(await listAt()).toBe(top);
      if (at === taken) {
        // how many there are depends on how much each builder has taken on
        const chosen = page.getByRole("checkbox", { checked: true });
        await chosen.first().waitFor();
        const count = await chosen.count();
        const name = await chosen
          .first()
          .evaluate(
            (box) => box.closest("label")?.querySelector("span > span")?.firstChild?.textContent,
          );
        const left = page.getByRole("checkbox", { name: name ?? "", exact: true });
        presses += 1;
        await left.uncheck();
        await assignBuilders(page, ids[at] ?? "", ["Rheinlicht Messebau"]);
        await press("a");
        await page.getByText("Assigned now: Rheinlicht Messebau.").waitFor();
        await click("Reload the request");
        await page.getByText("Assigned now").waitFor({ state: "hidden" });
        expect(await left.isChecked()).toBe(false);
        await click(new RegExp(`^Invite ${count - 1} builder`));
      } else if (at % 2 === 0) await press("a");
      else await click(invite);
      await page.getByText(new RegExp(`^${show}, Northbeam Robotics: \\d+ invited`)).waitFor();
    }
    expect(presses).toBeLessThanOrEqual(most);
    await page.getByText("No requests match").waitFor();
    // after the last one the focus goes to the queue's heading
    await page.locator(":focus").getByRole("heading", { name: "Queue", exact: true }).waitFor();
    const { quotes } = await callApi<AdminQuotesBody>(page, "GET", "/api/admin/quotes");
    const asked = quotes.filter(({ id }) => ids.includes(id));
    for (const { assignedBuilders } of asked) expect(assignedBuilders.length).toBeGreaterThan(1);

    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await help.getByRole("checkbox", { name: "Use keyboard shortcuts" }).uncheck();
    await pressEscape(page);
    await page.keyboard.press("/");
    const search = page.getByLabel("Find a request");
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(false);
  },
);
