import { expect } from "vitest";
import { testQuery } from "../../adapters/embedded-postgres/test-query.ts";
import { openServer } from "../../adapters/postgres/server/open-server.ts";
import { createBrowserTest } from "./create-browser-test.ts";
import type { RunningApp } from "./start-app.ts";

/** An app of this file's own: it loses tables, and has no page in its cache that another file has visited. */
const browserTest = createBrowserTest("file");

/** Takes the portfolio's tables away while something is tried, and puts them back whatever comes of it. */
async function withoutPortfolio(app: RunningApp, attempt: () => Promise<void>) {
  const server = await openServer(app);
  const tables = ["portfolio_project", "portfolio_facet"];
  const rename = (end: string, to: string) =>
    tables.map((each) => `alter table ${each}${end} rename to ${each}${to}`).join("; ");
  try {
    await testQuery(server.migrateUrl, rename("", "_away"));
    try {
      await attempt();
    } finally {
      await testQuery(server.migrateUrl, rename("_away", ""));
    }
  } finally {
    await server.release();
  }
}

browserTest(
  "a portfolio that cannot be read is a 503 that says so [D07]",
  async ({ app, visitor }) => {
    const { page, visit } = visitor;
    const whole = await fetch(`${app.origin}/api/portfolio`);
    const [first] = await whole.clone().json();
    await withoutPortfolio(app, async () => {
      const response = await visit("/portfolio");
      expect(response.status()).toBe(503);
      await page.getByRole("heading", { name: "Failed to load portfolio projects" }).waitFor();
      expect((await visit(`/portfolio/${first.id}`)).status()).toBe(503);
      await page.getByRole("link", { name: "Try Again" }).waitFor();

      const copy = await fetch(`${app.origin}/api/portfolio`);
      expect(copy.headers.get("x-data-source")).toBe("cache");
      expect(await copy.text()).toBe(await whole.text());
    });
    await page.getByRole("link", { name: "Try Again" }).click();
    await page.getByRole("heading", { level: 1, name: first.title }).waitFor();
    const again = await fetch(`${app.origin}/api/portfolio`);
    expect(again.headers.get("x-data-source")).toBeNull();
  },
);
