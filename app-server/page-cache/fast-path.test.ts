import { expect, onTestFinished, test, vi } from "vitest";
import { contentKinds } from "../../domain/site-map/ports.ts";
import type { RequestLine } from "../http/middleware/log-requests.ts";
import { testSystem } from "../test/test-system.ts";
import { callOf, versionsAt } from "../test/test-versions.ts";
import { createFastPath } from "./fast-path.ts";
import { createStoredPages } from "./stored-pages.ts";
import { createUntouchedCheck } from "./untouched-check.ts";

const address = "http://localhost/portfolio";
const host = { host: "localhost" };

async function openFastPath() {
  const state = {
    version: "1",
    reads: 0,
    isAway: false,
    isStopping: false,
    made: 0,
    passed: 0,
    projects: "1",
    reworded: ["another-booth"],
    at: 1,
  };
  const lines: RequestLine[] = [];
  const cache = createStoredPages(testSystem(), {
    areUntouched: createUntouchedCheck(async () => state.reworded),
    now: () => state.at,
    addHeaders: (headers) => headers.set("x-frame-options", "DENY"),
  });
  const readVersions = async () => {
    state.reads += 1;
    if (state.isAway) throw new Error("away");
    return versionsAt(state.version, { projects: `${state.version}.${state.projects}` });
  };
  const fastPath = createFastPath({
    cache,
    readVersions,
    isStopping: () => state.isStopping,
    log: (line) => lines.push(line),
    observe: null,
  });
  const gate = { opens: Promise.resolve() };
  const make = async () => {
    state.made += 1;
    await gate.opens;
    return new Response(`page ${state.made}`, { headers: { "content-type": "text/html" } });
  };
  const pass = (headers: Headers) => {
    state.passed += 1;
    return cache.serve({
      url: address,
      headers,
      readVersions,
      onVersions() {},
      make,
      isWhole: () => true,
      callsOf: () => [callOf(contentKinds, "a-booth")],
    });
  };
  await pass(new Headers());
  Object.assign(state, { reads: 0, passed: 0 });
  const ask = async (
    headers: Record<string, string> = {},
    init: RequestInit = {},
    url = address,
  ) => {
    const request = new Request(url, { ...init, headers: { ...host, ...headers } });
    return fastPath(request, () => pass(request.headers));
  };
  return { state, lines, ask, gate };
}

test("createFastPath() answers a cached page with every header, under an id of its own", async () => {
  const { ask, lines } = await openFastPath();
  const [one, two] = [await ask(), await ask({ "accept-encoding": "br" })];
  expect(await one?.text()).toBe("page 1");
  expect(Object.fromEntries(one?.headers ?? [])).toMatchObject({
    "content-type": "text/html",
    "x-frame-options": "DENY",
  });
  expect(two?.headers.get("content-encoding")).toBe("br");
  const ids = [one, two].map((response) => response?.headers.get("x-request-id"));
  expect(new Set(ids).size).toBe(2);
  expect(lines.map(({ requestId }) => requestId)).toEqual(ids);
  expect(lines[0]).toMatchObject({ method: "GET", route: "/portfolio", status: 200 });
});

test("createFastPath() serves a page after an edit of words that it does not show, for a minute at most", async () => {
  const { ask, state } = await openFastPath();
  for (const projects of ["2", "3"]) {
    state.projects = projects;
    expect(await (await ask())?.text()).toBe("page 1");
  }
  expect(state.passed).toBe(0);
  state.reworded = ["another-booth", "a-booth"];
  expect(await (await ask())?.text()).toBe("page 1");
  state.projects = "4";
  expect(await (await ask())?.text()).toBe("page 2");
  Object.assign(state, { reworded: [], projects: "5", at: 60_001 });
  expect(await (await ask())?.text()).toBe("page 3");
});

test("createFastPath() answers an address with tracking parameters from the cached page", async () => {
  const { ask, state } = await openFastPath();
  const page = await ask({}, {}, `${address}?utm_source=mail&gclid=1`);
  expect([await page?.text(), state.passed]).toEqual(["page 1", 0]);
  expect(await ask({}, {}, `${address}?page=2`)).toBeNull();
});

test("createFastPath() reads the version for each request, and leaves a changed page to be rendered", async () => {
  const { ask, state } = await openFastPath();
  await ask();
  await ask();
  expect([state.reads, state.passed]).toEqual([2, 0]);
  state.version = "2";
  expect(await (await ask())?.text()).toBe("page 2");
  // once more by who renders it
  expect([state.reads, state.passed]).toEqual([4, 1]);
});

test("createFastPath() hands one request on after an edit, and serves its page to those who wait meanwhile", async () => {
  const { ask, state, gate } = await openFastPath();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.opens = promise;
  state.version = "2";
  const all = Array.from({ length: 20 }, () => ask());
  await expect.poll(() => state.made).toBe(2);
  resolve();
  const texts = (await Promise.all(all)).map((response) => response?.text());
  expect(new Set(await Promise.all(texts))).toEqual(new Set(["page 2"]));
  expect([state.passed, state.made]).toEqual([1, 2]);
});

test("createFastPath() serves no page from before an edit to a caller who asked after it, while that page is made", async () => {
  const { ask, state, gate } = await openFastPath();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.opens = promise;
  state.version = "2";
  const before = ask();
  await expect.poll(() => state.made).toBe(2);
  state.version = "3";
  const after = [ask(), ask()];
  resolve();
  expect(await (await before)?.text()).toBe("page 2");
  for (const response of await Promise.all(after)) expect(await response?.text()).toBe("page 3");
  expect([state.passed, state.made]).toEqual([2, 3]);
});

test("createFastPath() serves the last copy after one look at versions that cannot be read, however many ask", async () => {
  const { ask, state } = await openFastPath();
  state.isAway = true;
  const all = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(await Promise.all(all.map((response) => response?.text()))).toEqual(
    Array(20).fill("page 1"),
  );
  // one for the first, one that the others share
  expect([state.reads, state.passed, state.made]).toEqual([2, 0, 1]);
});

test("createFastPath() serves the last copy to those who wait for a page whose database came to hang", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, state, gate } = await openFastPath();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.opens = promise;
  state.version = "2";
  const first = ask();
  const next = ask();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state.made).toBe(2);
  state.isAway = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await (await next)?.text()).toBe("page 1");
  resolve();
  expect(await (await first)?.text()).toBe("page 2");
});

test("createFastPath() says what has not changed", async () => {
  const { ask } = await openFastPath();
  const etag = (await ask())?.headers.get("etag") ?? "";
  const again = await ask({ "if-none-match": etag });
  expect([again?.status, await again?.text(), again?.headers.get("etag")]).toEqual([304, "", etag]);
});

test("createFastPath() serves visitors with other cookies, and no request with a session cookie", async () => {
  const { ask, state } = await openFastPath();
  for (const cookie of ["a=b", "_ga=1; receipts=x.y", "my-session=1", "known-browser=1"]) {
    expect(await ask({ cookie }), cookie).not.toBeNull();
  }
  state.reads = 0;
  for (const cookie of ["session=x", "a=b; session=x", "a=b;__Host-session=x"]) {
    expect(await ask({ cookie }), cookie).toBeNull();
  }
  expect(state.reads).toBe(0);
});

test.each([
  ["of another method", {}, { method: "HEAD" }, address],
  ["for another host than its address says", { host: "elsewhere" }, {}, address],
  ["for what is not in the cache", {}, {}, `${address}?page=2`],
])("createFastPath() leaves a request %s to the middleware", async (_, headers, init, url) => {
  const { ask } = await openFastPath();
  expect(await ask(headers, init, url)).toBeNull();
});

test("createFastPath() leaves everything to the middleware while the process stops", async () => {
  const { ask, state } = await openFastPath();
  state.isStopping = true;
  expect(await ask()).toBeNull();
});
