import { expect, test } from "vitest";
import { apiCalls } from "../contract/api-calls.ts";
import type { RunCall } from "../contract/api-client.ts";
import { versionsAt } from "../test/test-versions.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { createUntouchedCheck } from "./untouched-check.ts";

const shows = "GET /api/trade-shows/search";
const search = { query: { page: 2 } };

function openCache(options: Parameters<typeof createAnswerCache>[3] = {}) {
  const state = {
    versions: versionsAt("1"),
    reads: 0,
    isAway: false,
    at: 1,
    made: [] as string[],
    source: null as string | null,
    fails: false,
    gate: Promise.resolve(),
  };
  const readVersions = async () => {
    state.reads += 1;
    if (state.isAway) throw new Error("away");
    return state.versions;
  };
  const open = createAnswerCache(apiCalls, readVersions, () => state.at, options);
  const runAs =
    (who: string): RunCall =>
    async (address, input) => {
      state.made.push(`${who}: ${address}`);
      const { source, fails } = state;
      await state.gate;
      if (fails) throw new Error("broken");
      const headers = new Headers(source ? { "x-data-source": source } : {});
      return { body: { address, input, list: [{ id: state.made.length }] }, headers };
    };
  const request = (isVisitor = true) =>
    open({ run: runAs("caller"), runForAll: runAs("all"), isVisitor });
  return { state, request };
}

test("an answer is made once for all pages while its content stays, and again after a change of it", async () => {
  const { state, request } = openCache();
  const first = await request().run(shows, search);
  expect(await request().run(shows, { query: new URLSearchParams("page=2") })).toBe(first);
  expect(await request(false).run(shows, search)).toBe(first);
  await request().run(shows, { query: { page: 3 } });
  expect(state.made).toHaveLength(2);
  state.versions = versionsAt("1", { projects: "2" });
  expect(await request().run(shows, search)).toBe(first);
  state.versions = versionsAt("1", { shows: "2" });
  expect(await request().run(shows, search)).not.toBe(first);
  expect(state.made).toHaveLength(3);
});

test("the versions are read once for each request, and with the page's when those are read first", async () => {
  const { state, request } = openCache();
  const one = request();
  await Promise.all([one.run(shows, search), one.run("GET /api/figures", {})]);
  expect(state.reads).toBe(1);
  const other = request();
  other.useVersions(state.versions);
  await other.run(shows, search);
  expect(state.reads).toBe(1);
});

test("after an edit of words only answers that name the project are made again", async () => {
  const asked: string[] = [];
  const reworded: { ids: string[] | null } = { ids: [] };
  const areUntouched = createUntouchedCheck(async (since) => {
    asked.push(since);
    return reworded.ids;
  });
  const { state, request } = openCache({ areUntouched });
  const projects = "GET /api/portfolio/search";
  const ids = ["019b0000-5c01-7000-8000-2ed880e51ea5", "019b0000-5c27-7000-8000-ff5cee4c4926"];
  const askEach = () => Promise.all(ids.map((id) => request().run(projects, { query: { id } })));
  const [shown, other] = await askEach();
  const edit = (version: string, edited: string[] | null) => {
    state.versions = versionsAt("1", { projects: version });
    reworded.ids = edited;
  };
  edit("2", [ids[0] ?? ""]);
  const [again, same] = await askEach();
  expect([again === shown, same === other, state.made.length]).toEqual([false, true, 3]);
  // two who ask at the same moment share what is made
  edit("3", [ids[1] ?? ""]);
  expect((await Promise.all([askEach(), askEach()])).map(([first]) => first)).toEqual([
    again,
    again,
  ]);
  expect(state.made).toHaveLength(4);
  expect(asked).toEqual(["1", "2"]);
  edit("4", null);
  await askEach();
  expect(state.made).toHaveLength(6);
  // a call whose answer may change without naming the project
  for (const version of ["5", "6"]) {
    edit(version, []);
    await request().run("GET /api/trade-shows/:id", { params: { id: "a" } });
  }
  expect(state.made).toHaveLength(7);
});

test("an answer is one for a visitor, and a member's own is made for the member alone", async () => {
  const { state, request } = openCache();
  const own = "GET /api/portfolio/:id";
  const asked = { params: { id: "a" } };
  await request(false).run(shows, search);
  for (const isVisitor of [false, true, true, false]) await request(isVisitor).run(own, asked);
  expect(state.made).toEqual([`all: ${shows}`, `caller: ${own}`, `all: ${own}`, `caller: ${own}`]);
});

test("calls that change something, or are not of public content alone, are made each time", async () => {
  const { state, request } = openCache();
  for (const address of ["POST /api/contact", "GET /api/dashboard/quotes", "GET /api/unknown"]) {
    for (const _ of [1, 2]) await request(false).run(address, {});
  }
  expect(state.made).toHaveLength(6);
  expect(state.reads).toBe(0);
});

test("an answer from a copy, a failed one, and one without versions are not stored", async () => {
  const { state, request } = openCache();
  state.source = "cache";
  await request().run(shows, search);
  Object.assign(state, { source: null, fails: true });
  for (const _ of [1, 2]) await expect(request().run(shows, search)).rejects.toThrow("broken");
  Object.assign(state, { fails: false, isAway: true });
  await request().run(shows, search);
  state.isAway = false;
  await request().run(shows, search);
  expect(state.made).toHaveLength(5);
  await request().run(shows, search);
  expect(state.made).toHaveLength(5);
});

test("those who ask meanwhile share what is being made, but not what was begun before a change", async () => {
  const { state, request } = openCache();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.gate = promise;
  const before = [request().run(shows, search), request().run(shows, search)];
  await expect.poll(() => state.made).toHaveLength(1);
  state.versions = versionsAt("2");
  const after = request().run(shows, search);
  await expect.poll(() => state.made).toHaveLength(2);
  resolve();
  const [one, same] = await Promise.all(before);
  expect(one).toBe(same);
  expect(await after).not.toBe(one);
  // what was begun later stays
  expect(await request().run(shows, search)).toBe(await after);
});

test("one who joined a call that failed makes it again", async () => {
  const { state, request } = openCache();
  const { promise, reject } = Promise.withResolvers<void>();
  state.gate = promise;
  const first = request().run(shows, search);
  await expect.poll(() => state.made).toHaveLength(1);
  const joined = request(false).run(shows, search);
  await expect.poll(() => state.reads).toBe(2);
  state.gate = Promise.resolve();
  reject(new Error("a connection that broke"));
  await expect(first).rejects.toThrow("a connection that broke");
  await joined;
  expect(state.made).toEqual([`all: ${shows}`, `caller: ${shows}`]);
});

test("an answer lasts half a minute, and cannot be changed by the page that it is given to", async () => {
  const { state, request } = openCache();
  const { body } = (await request().run(shows, search)) as { body: { list: { id: number }[] } };
  expect(() => body.list.push({ id: 9 })).toThrow(TypeError);
  expect(() => Object.assign(body.list[0] ?? {}, { id: 9 })).toThrow(TypeError);
  state.at += 29_999;
  await request().run(shows, search);
  expect(state.made).toHaveLength(1);
  state.at += 1;
  await request().run(shows, search);
  expect(state.made).toHaveLength(2);
});

test("it holds so many answers and bytes, and none at made-up addresses of any length", async () => {
  const { state, request } = openCache({ maxEntries: 2 });
  for (const page of [1, 2, 3, 1]) await request().run(shows, { query: { page } });
  expect(state.made).toHaveLength(4);
  for (const _ of [1, 2]) await request().run(shows, { query: { search: "a".repeat(3_000) } });
  expect(state.made).toHaveLength(6);
  const small = openCache({ maxBytes: 2_000 });
  for (const page of [1, 2, 1]) await small.request().run(shows, { query: { page } });
  expect(small.state.made).toHaveLength(3);
  const off = openCache({ isOff: true });
  for (const _ of [1, 2]) await off.request().run(shows, search);
  expect([off.state.made.length, off.state.reads]).toEqual([2, 0]);
});
