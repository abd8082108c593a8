import { chownSync } from "node:fs";
import process from "node:process";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestFolder } from "./test/test-folder.ts";
import { testQuery } from "./test/test-query.ts";
import { startTestApp } from "./test/test-start-app.ts";

const isRoot = process.getuid?.() === 0;
let place: ReturnType<typeof createTestFolder>;

beforeEach(() => {
  place = createTestFolder();
});
afterEach(() => place.remove());

async function writeRow(url: string) {
  await testQuery(url, "create table stored (word text)");
  await testQuery(url, "insert into stored values ('acknowledged')");
}
const stored = (url: string) => testQuery(url, "select word from stored");

test("after kill -9 of the app the next one adopts its server, and stops it at the end", async () => {
  const killed = await startTestApp(place.folder);
  await writeRow(killed.migrateUrl);
  await killed.end("SIGKILL");
  expect(place.isRunning()).toBe(true);

  const next = await startTestApp(place.folder);
  expect(next).toMatchObject({ adopted: true, url: killed.url });
  expect(await stored(next.migrateUrl)).toEqual([{ word: "acknowledged" }]);
  await next.end("SIGTERM");
  expect(place.isRunning()).toBe(false);
});

test("after kill -9 of app and database the next app finds what was acknowledged", async () => {
  const killed = await startTestApp(place.folder);
  await writeRow(killed.migrateUrl);
  process.kill(place.pid(), "SIGKILL");
  await killed.end("SIGKILL");

  const next = await startTestApp(place.folder);
  expect(next.adopted).toBe(false);
  expect(await stored(next.migrateUrl)).toEqual([{ word: "acknowledged" }]);
  await next.end("SIGTERM");
});

test("three apps that start and end together share one server, and stop it", async () => {
  const apps = await Promise.all([1, 2, 3].map(() => startTestApp(place.folder)));
  expect(apps.map(({ adopted }) => adopted).sort()).toEqual([false, true, true]);
  expect(new Set(apps.map(({ url }) => url)).size).toBe(1);
  await Promise.all(apps.map((app) => app.end("SIGTERM")));
  expect(place.isRunning()).toBe(false);
});

test("a kill -9 at any moment of a first start is not in the way of the next", async () => {
  for (const afterMs of [250, 500, 750]) {
    const app = startTestApp(place.folder, { killAfterMs: afterMs });
    await app.catch(() => {});
  }
  const next = await startTestApp(place.folder);
  expect(await testQuery(next.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await next.end("SIGTERM");
  expect(place.isRunning()).toBe(false);
});

test.runIf(isRoot)("an ordinary user keeps a database of his own", async () => {
  const account = { uid: 65534, gid: 65534 };
  chownSync(place.parent, account.uid, account.gid);
  const app = await startTestApp(place.folder, { account });
  const [row] = await testQuery(app.url, "select current_user as user");
  expect(row).toEqual({ user: "boothwright_app" });
  await app.end("SIGTERM");
  expect(place.isRunning()).toBe(false);

  const root = await startTestApp(place.folder);
  expect(root.adopted).toBe(false);
  await root.end("SIGTERM");
  expect(place.isRunning()).toBe(false);
});
