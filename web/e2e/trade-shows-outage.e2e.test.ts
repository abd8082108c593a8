import { expect } from "vitest";
import { testQuery } from "../../adapters/embedded-postgres/test-query.ts";
import { openServer } from "../../adapters/postgres/server/open-server.ts";
import { createBrowserTest } from "./create-browser-test.ts";

/** An app of this file's own: it loses a table, and has no page in its cache that another file has visited. */
const browserTest = createBrowserTest("file");

browserTest(
  "a calendar that cannot be read is a 503 that says so [H04] [H07]",
  async ({ app, visitor }) => {
    const { page, visit } = visitor;
    const whole = await fetch(`${app.origin}/api/trade-shows`);
    const [first] = await whole.clone().json();
    const server = await openServer(app);
    const rename = (from: string, to: string) =>
      testQuery(server.migrateUrl, `alter table ${from} rename to ${to}`);
    try {
      await rename("trade_show", "trade_show_away");
      try {
        for (const view of ["", "?view=month"]) {
          expect((await visit(`/trade-show-calendar${view}`)).status()).toBe(503);
          await page.getByText("Unable to load trade shows. Please try again later.").waitFor();
        }
        expect((await visit(`/trade-shows/${first.id}`)).status()).toBe(503);
        await page.getByRole("heading", { name: "Trade Show Not Found" }).waitFor();
        // the list itself goes out as it was kept, the home page does without
        expect(await (await fetch(`${app.origin}/api/trade-shows`)).text()).toBe(
          await whole.text(),
        );
        expect((await visit("/")).status()).toBe(200);
        await visit("/trade-show-calendar");
      } finally {
        await rename("trade_show_away", "trade_show");
      }
    } finally {
      await server.release();
    }
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect.poll(() => page.locator("main article").count()).toBe(12);
  },
);
