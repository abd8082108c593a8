import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { testSystem } from "../test/test-system.ts";
import { callOf, versionsAt } from "../test/test-versions.ts";
import { createStoredPages } from "./stored-pages.ts";

const address = "http://localhost/portfolio";

function openTestPorts(
  options: Parameters<typeof createStoredPages>[1] = {},
  other: Partial<ReturnType<typeof testSystem>> = {},
) {
  const fakes = {
    made: 0,
    version: "1",
    at: 1,
    isWhole: true,
    isAway: false,
    others: {},
  };
  const { serve: keep } = createStoredPages(
    { ...testSystem(), ...other },
    { now: () => fakes.at, ...options },
  );
  const ask = (
    headers: Record<string, string> = {},
    { url = address, isContent = true, answer = {} as ResponseInit } = {},
  ) =>
    keep({
      url,
      headers: new Headers(headers),
      readVersions: isContent
        ? async () => {
            if (fakes.isAway) throw new Error("away");
            return versionsAt(fakes.version, fakes.others);
          }
        : null,
      onVersions() {},
      async make() {
        fakes.made += 1;
        return new Response(`page ${fakes.made}`, answer);
      },
      isWhole: () => fakes.isWhole,
      callsOf: () => [callOf(["projects", "builders"])],
    });
  const textOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).text();
  return { fakes, ask, textOf };
}

test("a page is made once a change, and seen changed by the next visitor", async () => {
  const { fakes, textOf } = openTestPorts();
  expect([await textOf(), await textOf()]).toEqual(["page 1", "page 1"]);
  fakes.version = "2";
  expect([await textOf(), await textOf()]).toEqual(["page 2", "page 2"]);
});

test("a change of content that a page does not show leaves the page", async () => {
  const { fakes, textOf } = openTestPorts();
  await textOf();
  fakes.others = { articles: "2", shows: "2", copies: "2", syncs: "2" };
  expect(await textOf()).toBe("page 1");
  fakes.others = { builders: "2" };
  expect(await textOf()).toBe("page 2");
});

test("a page is as of the version before its making: a change meanwhile is not lost", async () => {
  const fakes = { made: 0, version: "1" };
  const { serve: keep } = createStoredPages(testSystem());
  const ask = async () =>
    (
      await keep({
        url: address,
        headers: new Headers(),
        readVersions: async () => versionsAt(fakes.version),
        async make() {
          fakes.made += 1;
          fakes.version = "2";
          return new Response(`page ${fakes.made}`);
        },
        onVersions() {},
        isWhole: () => true,
        callsOf: () => [callOf(["projects"])],
      })
    ).text();
  expect([await ask(), await ask(), await ask()]).toEqual(["page 1", "page 2", "page 2"]);
});

test("a caller after an edit gets no page from before it, also when others wait for one that is being made", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const fakes = { made: 0, version: "1" };
  const { serve: keep } = createStoredPages(testSystem());
  const ask = async () => {
    const answer = await keep({
      url: address,
      headers: new Headers(),
      readVersions: async () => versionsAt(fakes.version),
      onVersions() {},
      async make() {
        fakes.made += 1;
        const page = new Response(`page of ${fakes.version}`);
        await gate;
        return page;
      },
      isWhole: () => true,
      callsOf: () => [callOf(["projects"])],
    });
    return answer.text();
  };
  const hasJoined = () => new Promise((resolve) => setImmediate(resolve));
  const first = ask();
  await hasJoined();
  const second = ask();
  await hasJoined();
  fakes.version = "2";
  const third = ask();
  await hasJoined();
  open();
  expect([await first, await third]).toEqual(["page of 1", "page of 2"]);
  expect([await second, fakes.made]).toEqual(["page of 2", 2]);
});

test("a page is made again after a minute, since it may speak of the time", async () => {
  const { fakes, textOf } = openTestPorts();
  await textOf();
  fakes.at = 60_000;
  expect(await textOf()).toBe("page 1");
  fakes.at = 60_001;
  expect(await textOf()).toBe("page 2");
});

test.each([
  ["lacks what could not be read", { isWhole: false }, {}],
  ["may be of any version", { isAway: true }, {}],
  ["is no content", {}, { isContent: false }],
  ["was not found", {}, { answer: { status: 404 } }],
  ["gives a cookie", {}, { answer: { headers: { "set-cookie": "a=b" } } }],
])("a page that %s is for no one else", async (_, state, asked) => {
  const { fakes, ask } = openTestPorts();
  Object.assign(fakes, state);
  for (const number of [1, 2]) {
    const { status, headers } = await ask({ "accept-encoding": "br" }, asked);
    expect(status).toBe("answer" in asked && "status" in asked.answer ? 404 : 200);
    expect([headers.get("etag"), headers.get("content-encoding")]).toEqual([null, null]);
    expect(fakes.made).toBe(number);
  }
});

test("a page comes as small as the browser takes it, and not at all when it is there already", async () => {
  const { ask, fakes } = openTestPorts();
  const small = await ask({ "accept-encoding": "gzip, br" });
  expect(small.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await small.arrayBuffer()).toString()).toBe("page 1");
  const etag = small.headers.get("etag") ?? "";
  const again = await ask({ "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  fakes.version = "2";
  expect((await ask({ "if-none-match": etag })).status).toBe(200);
});

test.each([
  // an entry's own 4096 bytes, its address twice, its call's 128, and its 6
  ["bytes", { maxBytes: 2 * 4_300 }],
  ["entries", { maxEntries: 2 }],
])("the cache is bounded by %s: what no one asks for goes first", async (_, bounds) => {
  const { fakes, textOf } = openTestPorts(bounds);
  const at = (name: string) => textOf({}, { url: `${address}/${name}` });
  await at("a");
  await at("b");
  await at("a");
  await at("c");
  expect(fakes.made).toBe(3);
  await at("a");
  expect(fakes.made).toBe(3);
  await at("b");
  expect(fakes.made).toBe(4);
});

test("the forms in which a page goes out count too", async () => {
  const { fakes, ask } = openTestPorts({
    // its body, and the answer that was made of it
    maxBytes: 4_096 + 128 + 2 * `${address}/a`.length + 2 * 6 + 5,
  });
  const at = (name: string, accepted: string) =>
    ask({ "accept-encoding": accepted }, { url: `${address}/${name}` });
  await at("a", "identity");
  await at("a", "identity");
  expect(fakes.made).toBe(1);
  await at("a", "br");
  await at("a", "identity");
  expect(fakes.made).toBe(2);
});

test("a compression that fails is made again for the next who asks", async () => {
  let tries = 0;
  const { compress } = testSystem();
  const { ask } = openTestPorts(
    {},
    {
      compress: (...given) => {
        tries += 1;
        return tries === 1 ? Promise.reject(new Error("no memory")) : compress(...given);
      },
    },
  );
  const asked = { "accept-encoding": "br" };
  await expect(ask(asked)).rejects.toThrow("no memory");
  expect((await ask(asked)).headers.get("content-encoding")).toBe("br");
  expect(tries).toBe(2);
});

test("a page that could not be made fails for who asked, and is made for the next", async () => {
  const cache = createStoredPages(testSystem());
  let made = 0;
  const ask = (isFailing: boolean) =>
    cache.serve({
      url: address,
      headers: new Headers(),
      readVersions: async () => versionsAt("1"),
      async make() {
        made += 1;
        if (isFailing) throw new Error("broken");
        return new Response(`page ${made}`);
      },
      onVersions() {},
      isWhole: () => true,
      callsOf: () => [],
    });
  const all = await Promise.allSettled([ask(true), ask(false), ask(false)]);
  expect(all.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(made).toBe(2);
});

test("while the version cannot be read, the last copy is served for an hour", async () => {
  const { fakes, ask, textOf } = openTestPorts();
  await textOf();
  fakes.isAway = true;
  fakes.at = 3_600_000;
  expect(await textOf()).toBe("page 1");
  fakes.at = 3_600_001;
  expect(await textOf()).toBe("page 2");
  expect((await ask()).headers.get("etag")).toBeNull();
});

test("what only visitors of another address ask for is swept out", async () => {
  const { fakes, textOf } = openTestPorts();
  await textOf();
  fakes.at = 3_600_001;
  await textOf({}, { url: `${address}/a` });
  fakes.at = 3_599_001;
  fakes.isAway = true;
  expect(await textOf()).toBe("page 3");
});

test("however many ask at once, one page is made", async () => {
  const { fakes, textOf } = openTestPorts();
  const all = await Promise.all(Array.from({ length: 50 }, () => textOf()));
  expect(new Set(all)).toEqual(new Set(["page 1"]));
  expect(fakes.made).toBe(1);
});

test("a page that is made again within ten seconds is compressed with less effort", async () => {
  const efforts: unknown[] = [];
  const compress = async (bytes: Uint8Array<ArrayBuffer>, _: string, effort?: string) => {
    efforts.push(effort);
    return bytes;
  };
  const { fakes, ask } = openTestPorts({}, { compress });
  for (const [version, at] of [
    ["1", 1],
    ["2", 10_000],
    ["3", 30_000],
  ] as const) {
    Object.assign(fakes, { version, at });
    await ask({ "accept-encoding": "br" });
  }
  expect(efforts).toEqual(["kept", "brief", "kept"]);
});
