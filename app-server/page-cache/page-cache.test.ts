import { expect, test } from "vitest";
import { openTestPageCache } from "../test/test-page-cache.ts";

const address = "http://localhost/portfolio";

function openCache({ isOn = true } = {}) {
  const gate = Promise.withResolvers<void>();
  const seen: Request[] = [];
  const cache = openTestPageCache({ isOn });
  const run = () => Promise.reject(new Error("These pages make no calls"));
  const ask = async (init: RequestInit = {}, url = address, isPersonal = false) => {
    const request = new Request(url, init);
    const render = async (rendered: Request) => {
      seen.push(rendered);
      await gate.promise;
      return new Response("a page");
    };
    const { serve } = cache.open({ run, runForAll: run, isVisitor: true });
    return serve(request, { isPersonal, render, isWhole: () => true }) ?? render(request);
  };
  const front = (headers: Record<string, string> = {}) =>
    cache.serve(new Request(address, { headers: { host: "localhost", ...headers } }), () =>
      ask({ headers }),
    );
  return { ask, front, open: () => gate.resolve(), seen, rendered: () => seen.length };
}
const statusesOf = async (all: Promise<Response>[]) =>
  (await Promise.all(all)).map(({ status }) => status).sort();

test("createPageCache() makes a visitor's page once for however many ask", async () => {
  const { ask, open, rendered } = openCache();
  const all = Array.from({ length: 50 }, () => ask());
  open();
  expect(await statusesOf(all)).toEqual(Array(50).fill(200));
  expect(rendered()).toBe(1);
  expect((await ask()).status).toBe(200);
  expect(rendered()).toBe(1);
});

test("createPageCache() answers HEAD of a visitor's page from the cache, with the headers of GET", async () => {
  const { ask, open, rendered } = openCache();
  open();
  const page = await ask();
  const head = await ask({ method: "HEAD" });
  expect(rendered()).toBe(1);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(page.headers));
});

test("createPageCache() gives no one what was made for one person, nor a picture of another kind", async () => {
  for (const [init, url, isPersonal] of [
    [{}, address, true],
    [{ headers: { cookie: "sign-in=x" } }, "http://localhost/login", false],
    [{}, "http://localhost/img/booth/a.svg", false],
    [{ method: "POST" }, address, false],
  ] as const) {
    const { ask, open, rendered } = openCache();
    const all = [1, 2, 3, 4].map(() => ask(init, url, isPersonal));
    open();
    expect(await statusesOf(all)).toEqual([200, 200, 200, 200]);
    expect(rendered()).toBe(4);
  }
});

test("createPageCache() takes a visitor with other cookies for one without", async () => {
  const { ask, open, rendered } = openCache();
  open();
  for (const cookie of ["a=b", "session=made-up", "_ga=1"]) await ask({ headers: { cookie } });
  expect(rendered()).toBe(1);
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
  "createPageCache() renders %s for two visitors after each other %i times",
  async (path, times) => {
    const { ask, open, rendered } = openCache();
    open();
    for (const _ of [1, 2]) await ask({}, `http://localhost${path}`);
    expect(rendered()).toBe(times);
  },
);

test("createPageCache() stores no page about the moment, such as one that a mail leads to", async () => {
  for (const path of [
    "/unsubscribe?token=x",
    "/login",
    "/dashboard",
    "/quote-success/1",
    "/nothing",
  ]) {
    const { ask, open, rendered } = openCache();
    open();
    for (const times of [1, 2]) {
      await ask({}, `http://localhost${path}`);
      expect(rendered()).toBe(times);
    }
  }
});

test("createPageCache() renders a page for all without a word of who asked first", async () => {
  const { ask, open, seen } = openCache();
  open();
  await ask({ headers: { "x-react-router-spa-mode": "yes", origin: "x" } });
  expect(seen.map(({ url, headers }) => [url, ...headers])).toEqual([[address]]);
});

test("createPageCache() renders one page for addresses that differ by tracking parameters, and it is the one without", async () => {
  const { ask, open, rendered } = openCache();
  open();
  for (const at of [1, 2, 3]) await ask({}, `${address}?utm_campaign=${at}`);
  expect(rendered()).toBe(1);
  await ask();
  expect(rendered()).toBe(1);
});

test("createPageCache() goes on for the others when the first one leaves", async () => {
  const { ask, open } = openCache();
  const leaving = new AbortController();
  const first = ask({ signal: leaving.signal });
  const second = ask();
  leaving.abort();
  open();
  expect(await statusesOf([first, second])).toEqual([200, 200]);
});

test("createPageCache() renders each time when it is off, with the same headers but for the etag", async () => {
  const [on, off] = [openCache(), openCache({ isOn: false })];
  for (const { open } of [on, off]) open();
  const pages = await Promise.all([on, off].map(({ ask }) => ask()));
  const [cached, rendered] = pages.map(({ headers }) => Object.fromEntries(headers));
  expect(cached).toEqual({ ...rendered, etag: expect.any(String) });
  expect(rendered).toMatchObject({ "cache-control": "no-cache", vary: "accept-encoding, cookie" });
  for (const { ask } of [on, off]) await ask();
  expect([on.rendered(), off.rendered()]).toEqual([1, 2]);
  expect([await on.front(), off.front()]).toEqual([expect.any(Response), null]);
  expect(on.front({ cookie: "session=x" })).toBeNull();
});
