import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillTestWorkspace } from "../adapters/notion/test/fill-test-workspace.ts";
import { openTestWorkspace } from "../adapters/notion/test/test-workspace.ts";
import { openTestTables } from "../adapters/postgres/test/open-test-tables.ts";
import { runSql } from "../adapters/postgres/test/test-sql.ts";
import { loadSamples } from "../adapters/samples/load-samples.ts";
import { sampleContent } from "../adapters/samples/sample-content.ts";
import { testNow } from "../adapters/system/test/test-time.ts";
import { productName } from "../domain/shared/product-name.ts";
import { toPlainText } from "../domain/shared/text/plain-text.ts";
import { createApp } from "./app.ts";
import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";
import { createTestClient } from "./test/test-client.ts";

const origin = "https://booths.example";
const now = new Date(testNow().setSeconds(0, 0));
const steps: (() => Promise<unknown> | unknown)[] = [];
const mappingPath = join(tmpdir(), `boothwright-mapping-${randomUUID()}.json`);
let workspace: Awaited<ReturnType<typeof openTestWorkspace>>;
beforeAll(async () => {
  workspace = await openTestWorkspace();
  steps.push(workspace.notion.close);
  await writeFile(mappingPath, JSON.stringify(workspace.mapping));
  steps.push(() => rm(mappingPath));
  const site = { origin, idProperty: `${productName} ID` };
  fillTestWorkspace(workspace, sampleContent(now), site);
});
afterAll(async () => {
  for (const step of steps.reverse()) await step();
});

/** A server in production on tables of its own, which hold nothing but what `fill` puts there. */
async function openSite(
  env: Record<string, string>,
  fill?: (tables: Awaited<ReturnType<typeof openTestTables>>) => Promise<unknown>,
) {
  const tables = await openTestTables();
  steps.push(tables.close);
  await tables.empty();
  await fill?.(tables);
  const folder = join(tmpdir(), `boothwright-test-${randomUUID()}`);
  steps.push(() => rm(folder, { recursive: true, force: true }));
  const config = readConfig({
    APP_ENV: "production",
    ORIGIN: origin,
    MAIL_URL: "smtp://127.0.0.1:1",
    DATABASE_URL: tables.url,
    DATA_DIR: folder,
    ANONYMOUS_WRITES_PER_HOUR: "1000000",
    SESSION_SECRET: "a secret for tests, of more than thirty-two characters",
    ...env,
  });
  const start = () => compose(config, (step) => steps.push(step), { notionPerSecond: 100 });
  const parts = await start();
  const renderPage = () => Promise.resolve(new Response("a page"));
  const app = createApp({ ...parts, renderPage });
  const client = createTestClient((path, init) =>
    app.request(path, init, { address: "192.0.2.1" }),
  );
  const sql = <Row extends object>(text: string) => runSql<Row>(tables.newEm(), text);
  return { client, sql, parts, start };
}

const notionEnv = () => ({
  NOTION_TOKEN: workspace.notion.token,
  NOTION_URL: workspace.notion.url,
  NOTION_BUILDERS: workspace.dataSources.builders,
  NOTION_PORTFOLIO: workspace.dataSources.portfolio,
  NOTION_TRADE_SHOWS: workspace.dataSources["trade-shows"],
  NOTION_BLOG: workspace.dataSources.blog,
  NOTION_MAPPING: mappingPath,
});

/** Without markup, which Notion's properties do not hold, when a thing was last written, and what is said of samples alone. */
const leftOut = ["updatedAt", "lastEditedTime", "industryCards", "ratingSource"];
function plain(body: unknown): unknown {
  if (typeof body === "string") return toPlainText(body).replace(/\s+/g, "");
  if (Array.isArray(body)) return body.map(plain);
  if (body === null || typeof body !== "object") return body;
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !leftOut.includes(name))
      .map(([name, value]) => [name, plain(value)]),
  );
}

test("the clock fills an empty site from Notion, and every public call answers as on the site of the samples [P01]", async () => {
  const synced = await openSite(notionEnv());
  const sampled = await openSite({}, (tables) => loadSamples({ ...tables, now }));
  expect((await synced.client.get("/api/portfolio")).body).toEqual([]);
  const before = await synced.client.get("/readyz?verbose");
  expect(before.body.contentSync).toMatchObject({ outcome: null });

  const { jobs, readiness } = synced.parts;
  jobs.startWorking(readiness);
  const state = async () => (await synced.client.get("/readyz?verbose")).body.contentSync;
  const schedules = () => synced.sql("select from pgboss.schedule where name = 'sync-content'");
  await expect.poll(async () => (await schedules()).length).toBe(1);
  await jobs.close();

  // a worker looks at the minute that went by as soon as it starts; the first had nothing to look for
  await synced.sql("update pgboss.version set cron_on = null");
  const restarted = await synced.start();
  restarted.jobs.startWorking(restarted.readiness);
  await expect.poll(async () => (await state()).outcome).toBe("done");
  expect(await state()).toMatchObject({ source: "notion", problemCount: 0 });

  const ids = { show: "", post: "", project: "", builder: "" };
  const first = async (path: string) => (await sampled.client.get(path)).body[0].id as string;
  ids.show = await first("/api/trade-shows");
  ids.post = await first("/api/blog");
  ids.project = await first("/api/portfolio");
  ids.builder = await first("/api/builders");
  const paths = [
    "/api/builders",
    "/api/builders/search?search=booth",
    "/api/builders/network",
    `/api/builders/${ids.builder}`,
    `/api/builders/${ids.builder}/similar`,
    "/api/exhibit-builders",
    "/api/blog",
    "/api/blog/cards",
    `/api/blog/${ids.post}`,
    "/api/portfolio",
    "/api/portfolio/search",
    "/api/portfolio/search?industries=Technology&sort=oldest&page=2",
    "/api/portfolio/showcase",
    `/api/portfolio/builder/${ids.builder}`,
    `/api/portfolio/${ids.project}`,
    "/api/trade-shows",
    "/api/trade-shows/search?search=CES",
    "/api/trade-shows/upcoming",
    `/api/trade-shows/month?month=${now.toISOString().slice(0, 7)}`,
    `/api/trade-shows/${ids.show}`,
  ];
  for (const path of paths) {
    const [is, was] = [await synced.client.get(path), await sampled.client.get(path)];
    expect([path, is.status]).toEqual([path, was.status]);
    expect(is.status, path).toBe(200);
    expect(plain(is.body), path).toEqual(plain(was.body));
  }
  const sources = (await synced.client.get("/api/builders")).body.map(
    (builder: { ratingSource: string }) => builder.ratingSource,
  );
  expect(sources).not.toContain("sample");
  expect(sources).toContain("imported");
  const maps = await synced.client.call("/sitemap.xml");
  expect(maps.status).toBe(200);
});
