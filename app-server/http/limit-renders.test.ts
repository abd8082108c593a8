import { expect, test } from "vitest";
import { createRenderLimiter } from "./limit-renders.ts";

const address = "http://localhost/portfolio";

function openLimiter() {
  const gate = Promise.withResolvers<void>();
  let rendered = 0;
  const share = { atOnce: 2, waiting: 3 };
  const limiter = createRenderLimiter({ visitors: share, members: share });
  const ask = (method = "GET", client = { isMember: false, key: "192.0.2.1" }) =>
    limiter(new Request(address, { method }), client, (inTurn) =>
      inTurn(async () => {
        rendered += 1;
        await gate.promise;
        return new Response("a page");
      }),
    );
  return { ask, open: () => gate.resolve(), rendered: () => rendered };
}
const statusesOf = async (all: Promise<Response>[]) =>
  (await Promise.all(all)).map(({ status }) => status).sort();

test("createRenderLimiter() leaves members their share of rendering, and every client a place", async () => {
  const { ask, open } = openLimiter();
  const flood = Array.from({ length: 9 }, () => ask());
  const member = ask("GET", { isMember: true, key: "ada" });
  const visitor = ask("GET", { isMember: false, key: "192.0.2.2" });
  open();
  expect((await member).status).toBe(200);
  expect((await visitor).status).toBe(200);
  expect(await statusesOf(flood)).toEqual([200, 200, 200, 200, 503, 503, 503, 503, 503]);
});

test("createRenderLimiter() turns readers away when the line is full, and never who sends something", async () => {
  const { ask, open, rendered } = openLimiter();
  const reading = Array.from({ length: 8 }, () => ask());
  const sending = Array.from({ length: 8 }, () => ask("POST"));
  await expect.poll(rendered).toBe(10);
  open();
  expect(await statusesOf(reading)).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
  expect(await statusesOf(sending)).toEqual(Array(8).fill(200));
  expect((await ask()).status).toBe(200);
});
