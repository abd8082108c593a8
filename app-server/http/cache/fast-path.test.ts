import { expect, test } from "vitest";
import { contentKinds } from "../../../domain/site-map/ports.ts";
import { testSystem } from "../../test/test-system.ts";
import { callOf, versionsAt } from "../../test/test-versions.ts";
import type { RequestLine } from "../middleware/log-requests.ts";
import { createFastPath } from "./fast-path.ts";
import { createPageCache } from "./page-cache.ts";

const address = "http://localhost/portfolio";
const host = { host: "localhost" };

async function openFastPath() {
  const state = { version: "1", reads: 0, isStopping: false };
  const lines: RequestLine[] = [];
  const cache = createPageCache(testSystem(), {
    addHeaders: (headers) => headers.set("x-frame-options", "DENY"),
  });
  const readVersions = async () => {
    state.reads += 1;
    return versionsAt(state.version);
  };
  const fastPath = createFastPath({
    cache,
    readVersions,
    isStopping: () => state.isStopping,
    log: (line) => lines.push(line),
  });
  await cache.serve({
    request: new Request(address),
    readVersions,
    make: async () => new Response("page 1", { headers: { "content-type": "text/html" } }),
    isWhole: () => true,
    callsOf: () => [callOf(contentKinds)],
    areAnsweredAsBefore: async () => false,
  });
  state.reads = 0;
  const ask = async (headers: Record<string, string> = {}, init: RequestInit = {}, url = address) =>
    fastPath(new Request(url, { ...init, headers: { ...host, ...headers } }));
  return { state, lines, ask };
}

test("createFastPath() answers a cached page with every header, under an id of its own", async () => {
  const { ask, lines } = await openFastPath();
  const [one, two] = [await ask(), await ask({ "accept-encoding": "br" })];
  expect(await one?.text()).toBe("page 1");
  expect(Object.fromEntries(one?.headers ?? [])).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/html",
    vary: "accept-encoding, cookie",
    "x-frame-options": "DENY",
  });
  expect(two?.headers.get("content-encoding")).toBe("br");
  const ids = [one, two].map((response) => response?.headers.get("x-request-id"));
  expect(new Set(ids).size).toBe(2);
  expect(lines.map(({ requestId }) => requestId)).toEqual(ids);
  expect(lines[0]).toMatchObject({ method: "GET", route: "/portfolio", status: 200 });
});

test("createFastPath() reads the version for each request, and leaves a changed page to be rendered", async () => {
  const { ask, state } = await openFastPath();
  await ask();
  await ask();
  expect(state.reads).toBe(2);
  state.version = "2";
  expect(await ask()).toBeNull();
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
