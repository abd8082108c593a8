import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startCuttingProxy } from "../adapters/postgres/test/test-cutting-proxy.ts";
import { startApp } from "../web/e2e/start-app.ts";
import { openSeededDatabase } from "./test/seeded-database.ts";
import { testForm } from "./test/test-form.ts";

const perSecond = 50;
const clients = 16;
const hangs = 2;
const hangSeconds = 30;
/**
 * A page waits for the versions of the content twice at most, each time for two seconds; a call for its limits, its transaction
 * and the end of that, each with a bound of its own.
 */
const longestMs = { page: 10_000, call: 15_000 };
const wholeSeconds = 10;

test(`a database that hangs ${hangs} times under ${perSecond} requests a second: no answer waits for its end, nothing lost or doubled, whole again by itself`, async () => {
  const world = await openSeededDatabase();
  onTestFinished(world.close);
  const way = await startCuttingProxy(world.env.DATABASE_URL);
  onTestFinished(way.close);
  const app = await startApp({ env: { ...world.env, DATABASE_URL: way.url, RUN_WORKER: "false" } });
  onTestFinished(app.stop);

  const counts = new Map<string, number>();
  const slowest = { page: 0, call: 0 };
  const acknowledged: { at: number; id: string }[] = [];
  const refused: number[] = [];
  let isOver = false;
  let openedAt = 0;
  const recoveries: number[] = [];

  /** The request of this number, under its key. */
  function submit(at: number) {
    const headers = { "content-type": "application/json", "idempotency-key": `hung-${at}` };
    const body = JSON.stringify({ ...testForm, company: `Hung ${at}`, email: `h${at}@a.example` });
    return fetch(`${app.origin}/api/quote-requests`, { method: "POST", headers, body });
  }

  async function ask(at: number) {
    const isPage = at % 2 === 0;
    const began = performance.now();
    const answer = isPage ? await fetch(`${app.origin}/our-builders?page=1`) : await submit(at);
    const text = await answer.text();
    const now = performance.now();
    const kind = isPage ? "page" : "call";
    slowest[kind] = Math.max(slowest[kind], now - began);
    const name = `${kind} ${answer.status}${answer.headers.has("retry-after") ? " with Retry-After" : ""}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (isPage) return;
    if (answer.status !== 201) {
      refused.push(at);
      return;
    }
    acknowledged.push({ at, id: JSON.parse(text).quoteRequest.id });
    if (openedAt === 0) return;
    recoveries.push(now - openedAt);
    openedAt = 0;
  }

  const under: Promise<void>[] = [];
  async function load() {
    const began = performance.now();
    for (let sent = 0; !isOver; await sleep(5)) {
      while (sent < ((performance.now() - began) / 1000) * perSecond) under.push(ask(sent++));
    }
  }
  async function hang() {
    for (let at = 0; at < hangs; at++) {
      await sleep(wholeSeconds * 1000);
      way.hang();
      await sleep(hangSeconds * 1000);
      way.open();
      openedAt = performance.now();
    }
    await sleep(wholeSeconds * 1000);
    isOver = true;
  }
  await Promise.all([load(), hang()]);
  await Promise.all(under);

  // as a patient client does: some of these were stored, and only their answer was lost
  const readStored = () =>
    world.sql<{ id: string; company: string; email: string }>(
      "select id, company, email from quote_request where company like 'Hung %'",
    );
  const storedBefore = (await readStored()).length;
  const left = [...refused];
  async function sendAgain() {
    for (let at = left.pop(); at !== undefined; at = left.pop()) {
      const answer = await submit(at);
      const text = await answer.text();
      if (answer.status !== 201) throw new Error(`${at} sent again: ${answer.status} ${text}`);
      acknowledged.push({ at, id: JSON.parse(text).quoteRequest.id });
    }
  }
  await Promise.all(Array.from({ length: clients }, sendAgain));

  const stored = await readStored();
  const unanswered = storedBefore - (acknowledged.length - refused.length);
  console.log(
    `${under.length} requests, ${hangs} hangs of ${hangSeconds} s: ${[...counts].map(([name, count]) => `${count} × ${name}`).join(", ")}; ` +
      `the slowest page ${Math.round(slowest.page)} ms, the slowest call ${Math.round(slowest.call)} ms; ` +
      `${refused.length} refused and sent again, ${unanswered} of them stored before; ` +
      `first request stored ${recoveries.map((ms) => `${Math.round(ms)} ms`).join(", ")} after the end of a hang`,
  );
  expect(
    [...counts.keys()].filter((name) => !/ (200|201|503 with Retry-After)$/.test(name)),
  ).toEqual([]);
  expect(slowest.page).toBeLessThan(longestMs.page);
  expect(slowest.call).toBeLessThan(longestMs.call);
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  const expected = acknowledged.map(({ at, id }) => ({
    id,
    company: `Hung ${at}`,
    email: `h${at}@a.example`,
  }));
  expect(acknowledged).toHaveLength(Math.floor(under.length / 2));
  expect(stored.toSorted(byId)).toEqual(expected.toSorted(byId));
  expect(recoveries).toHaveLength(hangs);
});
