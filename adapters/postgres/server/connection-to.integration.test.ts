import { afterAll, expect, onTestFinished, test } from "vitest";
import { systemClock } from "../../system/clock-and-ids.ts";
import { patienceMs } from "../../system/test/patience.ts";
import { openWriteLimits } from "../operations/write-limits.ts";
import { startCuttingProxy } from "../test/test-cutting-proxy.ts";
import { createTestDatabase } from "../test/test-database.ts";
import { startTestProxy } from "../test/test-proxy.ts";
import { connectionTo, createClient } from "./connection-to.ts";
import { findPrimary } from "./find-primary.ts";
import { openDatabase } from "./orm.ts";

const database = await createTestDatabase();
const proxy = await startTestProxy(database.appUrl);
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

const hostOf = (url: string) => new URL(url).host;
/** The database's address with these hosts. */
const withHosts = (...hosts: string[]) =>
  database.appUrl.replace(hostOf(database.appUrl), hosts.join(","));
const closed = "127.0.0.1:1";

test("findPrimary() finds the host that takes writes, and says why there is none", async () => {
  const found = await findPrimary(withHosts(closed, hostOf(database.appUrl)));
  expect(hostOf(found)).toBe(hostOf(database.appUrl));
  await expect(findPrimary(withHosts(closed, "127.0.0.1:2"), 100)).rejects.toThrow(
    "No host of the database takes writes: nothing listens there; nothing listens there",
  );
});

test("findPrimary() waits for no host that hangs once it has answered", async () => {
  const way = await startCuttingProxy(database.appUrl);
  onTestFinished(way.close);
  way.hangAfter("SELECT 1");
  const found = await findPrimary(withHosts(closed, hostOf(way.url)));
  expect(hostOf(found)).toBe(hostOf(way.url));
});

test("createClient() and the pools connect to the primary among several hosts", async () => {
  const url = withHosts(closed, hostOf(database.appUrl));
  const client = createClient(url, { connectionTimeoutMillis: patienceMs });
  await client.connect();
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await client.end();
  const limits = openWriteLimits(url, "a secret", systemClock);
  const { few } = limits.open({ few: { amount: 1, hours: 1 } });
  expect(await few.take("someone")).toBe(null);
  await limits.close();
});

test("openDatabase() goes on at another host when its primary dies", async () => {
  const orm = openDatabase(withHosts(hostOf(proxy.url), hostOf(database.appUrl)), {
    applicationName: "boothwright test",
  });
  const ask = () => orm.em.fork().execute("select 1 as one");
  expect(await ask()).toEqual([{ one: 1 }]);
  proxy.cut();
  await expect.poll(() => ask().catch(() => null)).toEqual([{ one: 1 }]);
  await orm.close();
});

test("connectionTo() waits two seconds for a connection, or as many as the address says", () => {
  const patience = (url: string) => connectionTo(url).connectionTimeoutMillis;
  expect(patience("postgresql://a@h/db?sslmode=verify-full")).toBe(2_000);
  expect(patience("postgresql://a@h/db?sslmode=verify-full&connect_timeout=30")).toBe(30_000);
  expect(patience("postgresql://a@h1,h2/db?connect_timeout=7")).toBe(7_000);
});
