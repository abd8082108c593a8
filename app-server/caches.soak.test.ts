import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgresPromisePolicies } from "../adapters/postgres/promise/promise-policies.ts";
import { loadSamples } from "../adapters/samples/load-samples.ts";
import { sqlNow, testNow } from "../adapters/system/test/test-time.ts";
import { signInSample } from "../scripts/bench/sign-in-sample.ts";
import { listedPages, publicPages } from "../web/e2e/sample-pages.ts";
import { type RunningApp, startApp } from "../web/e2e/start-app.ts";
import { openSeededDatabase } from "./test/seeded-database.ts";

const ways = {
  "both caches": {},
  "no page cache": { PAGE_CACHE: "false" },
  "no render cache": { RENDER_CACHE: "false" },
  "no cache": { PAGE_CACHE: "false", RENDER_CACHE: "false" },
};

let world: Awaited<ReturnType<typeof openSeededDatabase>>;
const apps = new Map<string, RunningApp>();
let paths: string[];
/** At which the time of all apps stands. */
let moment: Date;
beforeAll(async () => {
  world = await openSeededDatabase();
  await world.sql("delete from builder");
  await world.sql("delete from users");
  await loadSamples({ url: world.url, newEm: world.newEm, now: testNow() });
  moment = testNow();
  const from = moment.toISOString();
  const clock = { CLOCK_FROM: from, CLOCK_SINCE: from, CLOCK_SPEED: "0" };
  for (const [way, env] of Object.entries(ways))
    apps.set(way, await startApp({ env: { ...world.env, ...clock, RUN_WORKER: "false", ...env } }));
  paths = [
    "/",
    "/portfolio",
    "/quote",
    "/contact",
    "/for-builders",
    "/our-builders?place=Las+Vegas",
    "/portfolio?industries=Technology",
    "/portfolio.data",
    "/our-builders.data?search=a",
    ...publicPages,
    ...(await listedPages(originOf("both caches"))),
  ];
});
afterAll(async () => {
  for (const app of apps.values()) await app.stop();
  await world?.close();
});

const originOf = (way: string) => apps.get(way)?.origin ?? "";
/** Headers of the moment and of the connection. */
const ofTheMoment = /^(age|connection|content-length|date|etag|keep-alive|transfer-encoding)$/;

/** A page as a reader gets it, but for what is new in each answer. */
async function read(way: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(originOf(way) + path, { headers, redirect: "manual" });
  const id = response.headers.get("x-request-id") ?? "none";
  const stable = (text: string) =>
    text
      .replaceAll(/localhost(:|%3A)\d+/g, "site")
      .replaceAll(id, "an id")
      .replaceAll(/nonce[-=]"?[\w+/=]+/g, "a nonce");
  const kept = [...response.headers].filter(([name]) => !ofTheMoment.test(name));
  const body = (await response.text()).replaceAll("><", ">\n<");
  return stable([response.status, ...kept.map((line) => line.join(": ")), body].join("\n"));
}

/** Reads all pages in each way, as this caller, and expects the same bytes each time. */
async function expectAlike(when: string, headers: Record<string, string> = {}) {
  const pages = new Map<string, string>();
  for (const path of paths) {
    const page = await read("no cache", path, headers);
    pages.set(path, page);
    // the second time from the cache
    for (const way of ["both caches", "both caches", "no page cache", "no render cache"])
      expect(await read(way, path, headers), `${path} ${when}, ${way}`).toBe(page);
  }
  return pages;
}

const edits: Record<string, () => Promise<unknown>> = {
  "the words of a project": () =>
    world.sql(
      `update portfolio_project set title = 'Reworded', updated_at = ${sqlNow()} where title = 'The Glass Lab'`,
    ),
  "each record": async () => {
    await world.sql("update builder set name = name || ' & Sons', rating = 4.2");
    for (const table of ["portfolio_project", "blog_post", "trade_show"])
      await world.sql(`update ${table} set title = title || ' II'`);
  },
  "the numbers of the promise": async () => {
    const policies = createPostgresPromisePolicies(world.newEm());
    const { version, params } = await policies.current();
    const next = { from: moment, setBy: null, params: { ...params, quotesPromised: 6 } };
    await policies.replace(version, next);
  },
};

test("every public page has the same bytes with caches and without, for each caller, and after each edit", async () => {
  let before = await expectAlike("at first");
  const ada = { cookie: await signInSample(originOf("no cache"), "builder") };
  const own = await expectAlike("of a member", ada);
  expect(own.get("/")).not.toBe(before.get("/"));
  expect(await expectAlike("after a member")).toEqual(before);
  for (const [what, edit] of Object.entries(edits)) {
    await edit();
    const after = await expectAlike(`after an edit of ${what}`);
    expect(
      paths.filter((path) => before.get(path) !== after.get(path)),
      what,
    ).not.toEqual([]);
    before = after;
  }
  // what was answered from the cache says so by its tag
  const tags = await Promise.all(
    [...apps.keys()].map(async (way) =>
      (await fetch(`${originOf(way)}/portfolio`)).headers.get("etag"),
    ),
  );
  expect(tags.map((tag) => tag !== null)).toEqual([true, false, true, false]);
});
