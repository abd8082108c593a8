import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startCuttingProxy } from "../adapters/postgres/test/test-cutting-proxy.ts";
import { ada } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { testForm } from "./test/test-form.ts";

type Proxy = Awaited<ReturnType<typeof startCuttingProxy>>;
let app: TestApp;
let way: Proxy;
beforeAll(async () => {
  app = await openTestApp({}, {}, undefined, async (env) => {
    way = await startCuttingProxy(env.DATABASE_URL);
    return { DATABASE_URL: way.url };
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  way?.open();
  await app?.close();
  await way?.close();
});

/** A page waits for the versions of the content twice at most, each time for two seconds; a slow machine adds to it. */
const longestPageMs = 10_000;

test("a database that hangs is 503 with Retry-After within seconds, and pages are their last copies, for however many ask; then all is as before", async () => {
  const owner = await app.as(ada);
  expect((await owner.get("/api/dashboard/quotes")).status).toBe(200);
  const page = () => app.client().get("/our-builders?page=1", { host: "localhost" });
  async function askPages() {
    const began = performance.now();
    const pages = await Promise.all(Array.from({ length: 10 }, page));
    return { statuses: pages.map(({ status }) => status), ms: performance.now() - began };
  }
  const atRest = await askPages();
  expect(atRest.statuses).toEqual(Array(10).fill(200));
  const count = async () => (await app.sql("select 1 from quote_request")).length;
  const before = await count();
  // none of the connections that there are takes part: each of those that ask waits for one
  way.cutOnce();
  way.hang();
  const key = { "idempotency-key": "while-it-hangs" };
  const ask = () => [
    owner.get("/api/dashboard/quotes"),
    owner.get("/api/auth/user"),
    app.client().send("POST", "/api/quote-requests", testForm, key),
    app.client().send("POST", "/api/login/email", { email: "someone@a.example" }),
  ];
  const [answers, pages] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, ask).flat()),
    askPages(),
  ]);
  expect(pages.statuses).toEqual(Array(10).fill(200));
  expect(pages.ms).toBeLessThan(longestPageMs + 10 * atRest.ms);
  for (const { status, headers, body } of answers) {
    expect([status, headers.get("retry-after"), body.type]).toEqual([
      503,
      "10",
      "/problems/database-away",
    ]);
  }
  expect((await app.client().get("/healthz")).status).toBe(200);
  expect((await app.client().get("/readyz")).status).toBe(503);
  expect(await count()).toBe(before);

  way.open();
  await expect.poll(async () => (await app.client().get("/readyz")).status).toBe(200);
  const after = await Promise.all(Array.from({ length: 10 }, ask).flat());
  expect(after.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect(await count()).toBe(before + 1);
});

test("a table that is locked is 503 with Retry-After, and no other call waits for it", async () => {
  const owner = await app.as(ada);
  const locked = Promise.withResolvers<void>();
  const unlock = Promise.withResolvers<void>();
  const holding = app.newEm().transactional(async (em) => {
    await em.execute("lock table quote_request in access exclusive mode");
    locked.resolve();
    await unlock.promise;
  });
  await locked.promise;
  const [waiting, other] = await Promise.all([
    owner.get("/api/dashboard/quotes"),
    owner.get("/api/auth/user"),
  ]);
  unlock.resolve();
  await holding;
  expect([waiting.status, waiting.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(other.status).toBe(200);
  expect((await owner.get("/api/dashboard/quotes")).status).toBe(200);
});
