import { expect } from "vitest";
import { openServer } from "../../adapters/embedded-postgres/open-server.ts";
import { testQuery } from "../../adapters/embedded-postgres/test/test-query.ts";
import { createBrowserTest } from "./create-browser-test.ts";
import { hurryRetries } from "./hurry-retries.ts";
import type { RunningApp } from "./start-app.ts";

/** An app of this file's own: it loses tables, and has no page in its cache that another file has visited. */
const browserTest = createBrowserTest("file");

/** Takes tables away while something is tried, and always puts them back. */
async function withoutTables(app: RunningApp, tables: string[], attempt: () => Promise<void>) {
  const rename = (end: string, to: string) =>
    tables.map((each) => `alter table ${each}${end} rename to ${each}${to}`).join("; ");
  await query(app, rename("", "_away"));
  try {
    await attempt();
  } finally {
    await query(app, rename("_away", ""));
  }
}

async function query(app: RunningApp, sql: string) {
  const server = await openServer(app);
  try {
    await testQuery(server.migrateUrl, sql);
  } finally {
    await server.release();
  }
}

browserTest(
  "a portfolio that cannot be read is a 503 that says so [D07]",
  async ({ app, visitor }) => {
    const { page, visit } = visitor;
    await page.addInitScript(hurryRetries);
    const whole = await fetch(`${app.origin}/api/portfolio`);
    const [first] = await whole.clone().json();
    await withoutTables(app, ["portfolio_project", "portfolio_facet"], async () => {
      const response = await visit("/portfolio");
      expect(response.status()).toBe(503);
      await page.getByRole("heading", { name: "Failed to load portfolio projects" }).waitFor();
      expect((await visit(`/portfolio/${first.id}`)).status()).toBe(503);
      const lost = { level: 1, name: "Failed to Load Portfolio Project" };
      await page.getByRole("heading", lost).waitFor();
      expect(await page.title()).toContain(lost.name);
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

browserTest(
  "a calendar that cannot be read is a 503 that says so [H04] [H07]",
  async ({ app, visitor }) => {
    const { page, visit } = visitor;
    const whole = await fetch(`${app.origin}/api/trade-shows`);
    const [first] = await whole.clone().json();
    await withoutTables(app, ["trade_show"], async () => {
      for (const view of ["", "?view=month"]) {
        expect((await visit(`/trade-show-calendar${view}`)).status()).toBe(503);
        await page.getByText("Unable to load trade shows. Please try again later.").waitFor();
      }
      expect((await visit(`/trade-shows/${first.id}`)).status()).toBe(503);
      await page.getByRole("heading", { name: "Unable to Load Trade Show" }).waitFor();
      // the list itself goes out as it was stored, the home page does without
      const stored = await fetch(`${app.origin}/api/trade-shows`);
      expect(await stored.text()).toBe(await whole.text());
      expect((await visit("/")).status()).toBe(200);
      await visit("/trade-show-calendar");
    });
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect.poll(() => page.locator("main article").count()).toBe(12);
  },
);

async function open(app: RunningApp, path: string) {
  const response = await fetch(app.origin + path);
  return { status: response.status, html: await response.text() };
}

const anyPost = "/blog/0190e000-0000-7000-8000-000000000099";

browserTest(
  "articles that cannot be read are answered with 503 and their words [I04] [I07]",
  async ({ app }) => {
    await withoutTables(app, ["blog_post"], async () => {
      const hub = await open(app, "/blog");
      expect(hub.status).toBe(503);
      expect(hub.html).toContain("Unable to load blog posts. Please try again later.");
      const post = await open(app, anyPost);
      expect(post.status).toBe(503);
      expect(post.html).toContain(">Blog Post Not Found<");
      expect(post.html).toContain("← Back to Blog");
    });
  },
);

browserTest("a hub without articles says so in the page itself [I04]", async ({ app }) => {
  await query(app, "truncate blog_post cascade");
  const { status, html } = await open(app, "/blog");
  expect(status).toBe(200);
  expect(html).toContain("No blog posts available yet. Check back soon!");
  expect(html).not.toContain("Pages of articles");
  expect((await open(app, anyPost)).html).toContain(">Post Not Found<");
});
