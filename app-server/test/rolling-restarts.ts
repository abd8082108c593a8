import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { type RunningApp, startApp } from "../../web/e2e/start-app.ts";
import { openSeededDatabase } from "./seeded-database.ts";
import { testForm } from "./test-form.ts";
import { startRoundRobin } from "./test-round-robin.ts";

const everyTenth = 10;

type Load = {
  perSecond: number;
  restarts: number;
  /** The pause before each restart, in milliseconds. */
  betweenMs: number;
};

/** Restarts two processes behind a proxy in turn, under load: no request may fail, and no acknowledged one be lost or stored twice. */
export async function restartInTurn({ perSecond, restarts, betweenMs }: Load): Promise<void> {
  const world = await openSeededDatabase();
  onTestFinished(world.close);
  let apps: RunningApp[] = [];
  const proxy = await startRoundRobin(() => apps.map(({ origin }) => origin));
  onTestFinished(proxy.close);
  const env = { ...world.env, ORIGIN: proxy.origin, RUN_WORKER: "false" };
  apps = await Promise.all([startApp({ env }), startApp({ env })]);
  onTestFinished(async () => {
    for (const app of apps) await app.stop();
  });

  const times: number[] = [];
  const failed: string[] = [];
  const acknowledged: string[] = [];
  let sent = 0;
  async function ask(at: number) {
    const began = performance.now();
    const isWrite = at % everyTenth === 0;
    const path = isWrite ? "/api/quote-requests" : (["/about-us", "/api/builders"][at % 2] ?? "/");
    const headers = { "content-type": "application/json", "idempotency-key": `rolling-${at}` };
    const body = JSON.stringify({
      ...testForm,
      company: `Rolling ${at}`,
      email: `r${at}@a.example`,
    });
    try {
      const answer = await fetch(
        `${proxy.origin}${path}`,
        isWrite ? { method: "POST", headers, body } : {},
      );
      const text = await answer.text();
      if (answer.status >= 400) failed.push(`${answer.status} ${path} ${text.slice(0, 80)}`);
      else if (isWrite) acknowledged.push(JSON.parse(text).quoteRequest.id);
    } catch (error) {
      failed.push(`${path} ${error}`);
    }
    times.push(performance.now() - began);
  }

  let isOver = false;
  const under: Promise<void>[] = [];
  async function load() {
    const began = performance.now();
    while (!isOver) {
      const due = ((performance.now() - began) / 1000) * perSecond;
      while (sent < due) under.push(ask(sent++));
      await sleep(5);
    }
    return (performance.now() - began) / 1000;
  }
  async function restart() {
    for (let at = 0; at < restarts; at++) {
      await sleep(betweenMs);
      const [old, stays] = apps;
      if (!old || !stays) throw new Error("No server is left");
      // the proxy goes on asking the old one until the new one is there
      const stopped = old.stop();
      const fresh = await startApp({ env });
      // as the guide has it: to the proxy when it is ready
      while (!(await fetch(`${fresh.origin}/readyz`)).ok) await sleep(50);
      apps = [stays, fresh];
      await stopped;
    }
    isOver = true;
  }
  const [seconds] = await Promise.all([load(), restart()]);
  await Promise.all(under);

  const stored = await world.sql<{ id: string }>(
    "select id from quote_request where company like 'Rolling %'",
  );
  const ids = new Set(stored.map(({ id }) => id));
  times.sort((a, b) => a - b);
  const share = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
  console.log(
    `${sent} requests in ${Math.round(seconds)} s (${Math.round(sent / seconds)} a second), ${restarts} restarts: ` +
      `${failed.length} failed, ${acknowledged.length} quote requests acknowledged, ${stored.length} stored; ` +
      `half within ${share(0.5)} ms, 99 of 100 within ${share(0.99)} ms, the longest ${share(1)} ms`,
    failed.slice(0, 5),
  );
  expect(failed).toEqual([]);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(stored).toHaveLength(acknowledged.length);
}
