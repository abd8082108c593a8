import { expect, test } from "vitest";
import { createPageDesk } from "./page-desk.ts";

const address = "http://localhost/portfolio";

function openDesk() {
  const gate = Promise.withResolvers<void>();
  let rendered = 0;
  const desk = createPageDesk({ atOnce: 2, waiting: 3 });
  const ask = (init: RequestInit = {}, url = address) =>
    desk({
      request: new Request(url, init),
      async render() {
        rendered += 1;
        await gate.promise;
        return new Response("a page");
      },
      readVersion: async () => "1",
      isWhole: () => true,
    });
  return { ask, open: () => gate.resolve(), rendered: () => rendered };
}
const statusesOf = async (all: Promise<Response>[]) =>
  (await Promise.all(all)).map(({ status }) => status).sort();

test("createPageDesk() makes a visitor's page once for however many ask", async () => {
  const { ask, open, rendered } = openDesk();
  const all = Array.from({ length: 50 }, () => ask());
  open();
  expect(await statusesOf(all)).toEqual(Array(50).fill(200));
  expect(rendered()).toBe(1);
  expect((await ask()).status).toBe(200);
  expect(rendered()).toBe(1);
});

test("createPageDesk() gives nobody what was made for somebody with a cookie, nor a picture of another kind", async () => {
  for (const [init, url] of [
    [{ headers: { cookie: "session=x" } }, address],
    [{}, "http://localhost/img/booth/a.svg"],
  ] as const) {
    const { ask, open, rendered } = openDesk();
    const all = [1, 2, 3, 4].map(() => ask(init, url));
    open();
    expect(await statusesOf(all)).toEqual([200, 200, 200, 200]);
    expect(rendered()).toBe(4);
  }
});

test("createPageDesk() turns readers away when the line is full, and never who sends something", async () => {
  const { ask, open, rendered } = openDesk();
  const reading = Array.from({ length: 8 }, (_, at) => ask({}, `${address}?page=${at}`));
  const sending = Array.from({ length: 8 }, () => ask({ method: "POST" }));
  await expect.poll(rendered).toBe(10);
  open();
  expect(await statusesOf(reading)).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
  expect(await statusesOf(sending)).toEqual(Array(8).fill(200));
  expect((await ask()).status).toBe(200);
});

test("createPageDesk() keeps no page that tells of the moment, such as one that a mail leads to", async () => {
  for (const path of [
    "/unsubscribe?token=x",
    "/login",
    "/dashboard",
    "/quote-success/1",
    "/nothing",
  ]) {
    const { ask, open, rendered } = openDesk();
    open();
    for (const times of [1, 2]) {
      await ask({}, `http://localhost${path}`);
      expect(rendered()).toBe(times);
    }
  }
});

test("createPageDesk() renders a page for all without a word of who asked first", async () => {
  const desk = createPageDesk();
  const seen: Request[] = [];
  await desk({
    request: new Request(address, { headers: { "x-react-router-spa-mode": "yes", origin: "x" } }),
    async render(request) {
      seen.push(request);
      return new Response("a page");
    },
    readVersion: async () => "1",
    isWhole: () => true,
  });
  expect(seen.map(({ url, headers }) => [url, ...headers])).toEqual([[address]]);
});

test("createPageDesk() goes on for the others when the first one leaves", async () => {
  const { ask, open } = openDesk();
  const leaving = new AbortController();
  const first = ask({ signal: leaving.signal });
  const second = ask();
  leaving.abort();
  open();
  expect(await statusesOf([first, second])).toEqual([200, 200]);
});
