import { afterAll, expect, test } from "vitest";
import { openTestTables } from "../test/open-test-tables.ts";
import { startCuttingProxy } from "../test/test-cutting-proxy.ts";
import { runSql } from "../test/test-sql.ts";
import { openDatabase } from "./orm.ts";

const tables = await openTestTables();
const proxy = await startCuttingProxy(tables.url);
const orm = openDatabase(proxy.url, { applicationName: "boothwright test", poolSize: 2 });
afterAll(async () => {
  await orm.close(true);
  await proxy.close();
  await tables.close();
});

const transaction = () =>
  orm.em.fork().transactional(async (em) => {
    await runSql(em, "select 1");
    await runSql(em, "select 2");
    return "done";
  });

test("a pool has all its places again, wherever in a transaction its connections broke", async () => {
  const seen: string[] = [];
  for (let point = 0; !seen.includes("done"); point += 1) {
    proxy.open();
    proxy.cutAfter(point);
    const both = await Promise.allSettled([transaction(), transaction()]);
    seen.push(...both.map((each) => (each.status === "fulfilled" ? each.value : "broken")));
  }
  expect(seen.filter((each) => each === "broken").length).toBeGreaterThan(6);
  proxy.open();
  expect(await Promise.all([transaction(), transaction()])).toEqual(["done", "done"]);
});

test("a transaction waits for a server that hangs once: what follows its first time-out fails at once", async () => {
  proxy.open();
  const hurried = openDatabase(proxy.url, {
    applicationName: "boothwright test",
    poolSize: 1,
    statementTimeoutMs: 100,
  });
  const causes: string[] = [];
  const ask = (em: typeof orm.em, text: string) =>
    runSql(em, text).catch((error) => causes.push(`${error.message}`));
  const done = hurried.em.fork().transactional(async (em) => {
    await runSql(em, "select 1");
    proxy.hang();
    await ask(em, "select 2");
    await ask(em, "select 3");
    throw new Error("over");
  });
  await expect(done).rejects.toThrow();
  expect(causes[0]).toContain("Query read timeout");
  expect(causes[1]).not.toContain("Query read timeout");
  proxy.open();
  expect(await hurried.em.fork().execute("select 1 as one")).toEqual([{ one: 1 }]);
  await hurried.close(true);
});
