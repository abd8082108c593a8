import { Hono } from "hono";
import { beforeEach, expect, test, vi } from "vitest";
import { testSystem } from "../../test/test-system.ts";
import { createCachedListResponse } from "./cached-list-response.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const items = (item: string) => ({ items: [item], link: null });

/** A list whose reads the test ends; `state.version` null stands for a database that is away. */
function openList() {
  const state = { version: "1" as string | null };
  const reads: PromiseWithResolvers<ReturnType<typeof items>>[] = [];
  const answerWhole = createCachedListResponse(testSystem());
  const app = new Hono().get("/", (c) =>
    answerWhole(c, {
      async version() {
        if (state.version === null) throw new Error("away");
        return state.version;
      },
      read() {
        const asked = Promise.withResolvers<ReturnType<typeof items>>();
        reads.push(asked);
        return asked.promise;
      },
    }),
  );
  app.onError((_, c) => c.text("failed", 500));
  async function ask() {
    const response = await app.request("/");
    return [response.status, await response.text(), response.headers.get("x-data-source")];
  }
  async function startedRead(at: number) {
    await expect.poll(() => reads).toHaveLength(at + 1);
    const read = reads[at];
    if (!read) throw new Error("No read");
    return read;
  }
  return { state, reads, ask, startedRead };
}

async function openReadList() {
  const list = openList();
  const first = list.ask();
  (await list.startedRead(0)).resolve(items("good"));
  expect(await first).toEqual([200, '["good"]', null]);
  return list;
}

/** A list that was read once, and is read for two later versions at the same time. */
async function openTwoReads() {
  const list = await openReadList();
  list.state.version = "2";
  const second = list.ask();
  const secondRead = await list.startedRead(1);
  list.state.version = "3";
  return { ...list, second, secondRead, third: list.ask() };
}

const lastCopy = [200, '["good"]', "cache"];

test("after two reads that overlapped and failed, the last good copy is sent as long as the outage lasts", async () => {
  const { state, ask, startedRead, second, secondRead, third } = await openTwoReads();
  const thirdRead = await startedRead(2);
  secondRead.reject(new Error("away"));
  expect(await second).toEqual(lastCopy);
  thirdRead.reject(new Error("away"));
  expect(await third).toEqual(lastCopy);
  state.version = null;
  expect([await ask(), await ask()]).toEqual([lastCopy, lastCopy]);
});

test("those who ask while a read is under way that fails get the last good copy, too", async () => {
  const { state, reads, ask, startedRead } = await openReadList();
  state.version = "2";
  const asked = [ask()];
  const read = await startedRead(1);
  asked.push(ask(), ask());
  await new Promise((resolve) => setTimeout(resolve));
  read.reject(new Error("away"));
  expect(await Promise.all(asked)).toEqual([lastCopy, lastCopy, lastCopy]);
  expect(reads).toHaveLength(2);
  const next = ask();
  (await startedRead(2)).resolve(items("new"));
  expect(await next).toEqual([200, '["new"]', null]);
});

test("a read that fails late leaves the copy of the next one in place", async () => {
  const { reads, ask, startedRead, second, secondRead, third } = await openTwoReads();
  (await startedRead(2)).resolve(items("newest"));
  expect(await third).toEqual([200, '["newest"]', null]);
  secondRead.reject(new Error("away"));
  expect(await second).toEqual([200, '["newest"]', "cache"]);
  expect(await ask()).toEqual([200, '["newest"]', null]);
  expect(reads).toHaveLength(3);
});

test("a read that ends late is not the last copy when the next one has ended", async () => {
  const { state, ask, startedRead, second, secondRead, third } = await openTwoReads();
  (await startedRead(2)).resolve(items("newest"));
  await third;
  secondRead.resolve(items("older"));
  await second;
  state.version = null;
  expect(await ask()).toEqual([200, '["newest"]', "cache"]);
});

test("a list that was never read has no copy to send", async () => {
  const { state, ask } = openList();
  state.version = null;
  expect(await ask()).toEqual([500, "failed", null]);
});
