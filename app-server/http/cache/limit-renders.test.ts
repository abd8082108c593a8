import { expect, test } from "vitest";
import { testSystem } from "../../test/test-system.ts";
import { versionsAt } from "../../test/test-versions.ts";
import { createRenderLimiter } from "./limit-renders.ts";
import { createPageCache } from "./page-cache.ts";

const address = "http://localhost/portfolio";

type By = { isMember?: boolean; isPersonal?: boolean; key?: string };

function openLimiter() {
  const gate = Promise.withResolvers<void>();
  let rendered = 0;
  const share = { atOnce: 2, waiting: 3 };
  const limiter = createRenderLimiter(createPageCache(testSystem()), {
    visitors: share,
    members: share,
  });
  const ask = (init: RequestInit = {}, url = address, by: By = {}) =>
    limiter({
      request: new Request(url, init),
      client: { isMember: by.isMember ?? false, key: by.key ?? "192.0.2.1" },
      isPersonal: by.isPersonal ?? by.isMember ?? false,
      async render() {
        rendered += 1;
        await gate.promise;
        return new Response("a page");
      },
      readVersions: async () => versionsAt("1"),
      onVersions() {},
      isWhole: () => true,
      callsOf: () => [],
      areAnsweredAsBefore: async () => false,
    });
  return { ask, open: () => gate.resolve(), rendered: () => rendered };
}
const statusesOf = async (all: Promise<Response>[]) =>
  (await Promise.all(all)).map(({ status }) => status).sort();

test("createRenderLimiter() makes a visitor's page once for however many ask", async () => {
  const { ask, open, rendered } = openLimiter();
  const all = Array.from({ length: 50 }, () => ask());
  open();
  expect(await statusesOf(all)).toEqual(Array(50).fill(200));
  expect(rendered()).toBe(1);
  expect((await ask()).status).toBe(200);
  expect(rendered()).toBe(1);
});

test("createRenderLimiter() answers HEAD of a visitor's page from the cache, with the headers of GET", async () => {
  const { ask, open, rendered } = openLimiter();
  open();
  const page = await ask();
  const head = await ask({ method: "HEAD" });
  expect(rendered()).toBe(1);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(page.headers));
});

test("createRenderLimiter() gives no one what was made for one person, nor a picture of another kind", async () => {
  for (const [init, url, by] of [
    [{}, address, { isPersonal: true }],
    [{}, address, { isMember: true }],
    [{ headers: { cookie: "sign-in=x" } }, "http://localhost/login", {}],
    [{}, "http://localhost/img/booth/a.svg", {}],
  ] as const) {
    const { ask, open, rendered } = openLimiter();
    const all = [1, 2, 3, 4].map(() => ask(init, url, by));
    open();
    expect(await statusesOf(all)).toEqual([200, 200, 200, 200]);
    expect(rendered()).toBe(4);
  }
});

test("createRenderLimiter() takes a visitor with other cookies for one without", async () => {
  const { ask, open, rendered } = openLimiter();
  open();
  for (const cookie of ["a=b", "session=made-up", "_ga=1"]) await ask({ headers: { cookie } });
  expect(rendered()).toBe(1);
});

test("createRenderLimiter() leaves members their share of rendering, and every client a place", async () => {
  const { ask, open } = openLimiter();
  const flood = Array.from({ length: 9 }, (_, at) => ask({}, `${address}?x=${at}`));
  const member = ask({}, "http://localhost/dashboard", { isMember: true, key: "ada" });
  const visitor = ask({}, `${address}?x=visitor`, { key: "192.0.2.2" });
  open();
  expect((await member).status).toBe(200);
  expect((await visitor).status).toBe(200);
  expect(await statusesOf(flood)).toEqual([200, 200, 200, 200, 503, 503, 503, 503, 503]);
});

test.each([
  ["/portfolio?page=2&industries=Technology", 1],
  ["/portfolio.data?page=2", 1],
  ["/_.data?show=CES", 1],
  ["/our-builders?page=2&utm_source=mail", 1],
  ["/our-builders?page=2&made=up", 2],
  ["/about-us?page=2", 2],
  ["/about-us.data?_routes=root", 2],
  [`/our-builders?search=${"a".repeat(2_048)}`, 2],
])(
  "createRenderLimiter() renders %s for two visitors after each other %i times",
  async (path, times) => {
    const { ask, open, rendered } = openLimiter();
    open();
    for (const _ of [1, 2]) await ask({}, `http://localhost${path}`);
    expect(rendered()).toBe(times);
  },
);

test("createRenderLimiter() turns readers away when the line is full, and never who sends something", async () => {
  const { ask, open, rendered } = openLimiter();
  const reading = Array.from({ length: 8 }, (_, at) => ask({}, `${address}?page=${at}`));
  const sending = Array.from({ length: 8 }, () => ask({ method: "POST" }));
  await expect.poll(rendered).toBe(10);
  open();
  expect(await statusesOf(reading)).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
  expect(await statusesOf(sending)).toEqual(Array(8).fill(200));
  expect((await ask()).status).toBe(200);
});

test("createRenderLimiter() stores no page about the moment, such as one that a mail leads to", async () => {
  for (const path of [
    "/unsubscribe?token=x",
    "/login",
    "/dashboard",
    "/quote-success/1",
    "/nothing",
  ]) {
    const { ask, open, rendered } = openLimiter();
    open();
    for (const times of [1, 2]) {
      await ask({}, `http://localhost${path}`);
      expect(rendered()).toBe(times);
    }
  }
});

test("createRenderLimiter() renders a page for all without a word of who asked first", async () => {
  const limiter = createRenderLimiter(createPageCache(testSystem()));
  const seen: Request[] = [];
  await limiter({
    request: new Request(address, { headers: { "x-react-router-spa-mode": "yes", origin: "x" } }),
    client: { isMember: false, key: "192.0.2.1" },
    isPersonal: false,
    async render(request) {
      seen.push(request);
      return new Response("a page");
    },
    readVersions: async () => versionsAt("1"),
    onVersions() {},
    isWhole: () => true,
    callsOf: () => [],
    areAnsweredAsBefore: async () => false,
  });
  expect(seen.map(({ url, headers }) => [url, ...headers])).toEqual([[address]]);
});

test("createRenderLimiter() renders one page for addresses that differ by tracking parameters, and it is the one without", async () => {
  const { ask, open, rendered } = openLimiter();
  open();
  for (const at of [1, 2, 3]) await ask({}, `${address}?utm_campaign=${at}`);
  expect(rendered()).toBe(1);
  await ask();
  expect(rendered()).toBe(1);
});

test("createRenderLimiter() goes on for the others when the first one leaves", async () => {
  const { ask, open } = openLimiter();
  const leaving = new AbortController();
  const first = ask({ signal: leaving.signal });
  const second = ask();
  leaving.abort();
  open();
  expect(await statusesOf([first, second])).toEqual([200, 200]);
});
