import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { testQuery } from "../adapters/embedded-postgres/test/test-query.ts";
import { postgresPrograms, startReplication } from "../adapters/postgres/test/test-servers.ts";
import { startApp } from "../web/e2e/start-app.ts";
import { createTestClient } from "./test/test-client.ts";
import { testForm } from "./test/test-form.ts";
import { noLimits } from "./test/test-limits.ts";

const edits = 500;
const loadSeconds = 5;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

test.each(postgresPrograms())(
  "with $name a standby answers public reads; no read fails by its death, and no acknowledged write is lost by the primary's",
  async (programs) => {
    const { primary, standby, remove } = await startReplication(programs);
    onTestFinished(remove);
    const urlOf = (role: string, ...servers: { port: number }[]) =>
      `postgresql://${role}@${servers.map(({ port }) => `127.0.0.1:${port}`).join(",")}/boothwright`;
    const admin = (server: { port: number }, sql: string, database = "boothwright") =>
      testQuery(`postgresql://postgres@127.0.0.1:${server.port}/${database}`, sql);
    await admin(primary, "create role boothwright_app login", "postgres");
    await admin(primary, "create database boothwright", "postgres");
    const app = await startApp({
      env: {
        ...noLimits,
        DATABASE_URL: urlOf("boothwright_app", primary, standby),
        MIGRATE_DATABASE_URL: urlOf("postgres", primary, standby),
        DATABASE_READ_URL: urlOf("boothwright_app", standby),
        RUN_WORKER: "false",
      },
    });
    onTestFinished(() => app.stop());
    const say = (line: string) => console.log(`${programs.name}: ${line}`);
    const client = () => createTestClient((path, init) => fetch(new URL(path, app.origin), init));

    const read = async (path: string) => {
      const response = await fetch(new URL(path, app.origin));
      return { status: response.status, text: await response.text() };
    };
    const servedBy = async (server: { port: number }) => {
      const [row] = await admin(
        server,
        "select xact_commit::int as served from pg_stat_database where datname = 'boothwright'",
      );
      return Number(row?.served);
    };

    // each edit at the primary is in the next answer, while the standby answers
    const [builder] = await admin(
      primary,
      "select id from builder where review_state = 'approved' and public limit 1",
    );
    const before = await servedBy(standby);
    let stale = 0;
    for (let edit = 0; edit < edits; edit++) {
      const mark = `Edit number ${edit}.`;
      await admin(
        primary,
        `update builder set description = '${mark}' where id = '${builder?.id}'`,
      );
      const { text } = await read(`/api/builders/${builder?.id}`);
      if (!text.includes(mark)) stale += 1;
      await read("/api/builders?limit=100");
    }
    await pause(1_500);
    const served = (await servedBy(standby)) - before;
    say(`${edits} edits, ${stale} read too late; ${served} transactions at the standby meanwhile`);
    expect(stale).toBe(0);
    expect(served).toBeGreaterThan(edits / 4);

    /** Milliseconds that half of 300 reads took, one after the other. */
    async function medianMs() {
      const times: number[] = [];
      for (let reads = 0; reads < 300; reads++) {
        const began = performance.now();
        await read("/api/builders?limit=20");
        times.push(performance.now() - began);
      }
      return times.sort((one, other) => one - other)[150] ?? 0;
    }
    const fromStandby = await medianMs();

    type Load = { answered: number; failed: number; slowestMs: number };
    /** Reads by eight clients until `work` is done. */
    async function underReads(work: () => Promise<void>): Promise<Load> {
      const load = { answered: 0, failed: 0, slowestMs: 0 };
      let isOver = false;
      async function ask() {
        while (!isOver) {
          const began = performance.now();
          const status = await read("/api/builders?limit=20").then(
            ({ status }) => status,
            () => 0,
          );
          load.slowestMs = Math.max(load.slowestMs, performance.now() - began);
          if (status === 200) load.answered += 1;
          else load.failed += 1;
        }
      }
      const clients = Array.from({ length: 8 }, ask);
      await work();
      isOver = true;
      await Promise.all(clients);
      return load;
    }
    const loadText = ({ answered, failed, slowestMs }: Load) =>
      `${answered} reads answered, ${failed} failed, the slowest took ${seconds(slowestMs)}`;

    const killed = await underReads(async () => {
      await pause(1_000);
      await standby.kill();
      await pause(loadSeconds * 1_000);
    });
    say(`standby killed under load: ${loadText(killed)}`);
    expect(killed.failed).toBe(0);

    const fromPrimary = await medianMs();
    say(
      `one read took ${fromStandby.toFixed(1)} ms from the standby, ${fromPrimary.toFixed(1)} ms from the primary`,
    );
    await standby.start();
    const again = await servedBy(standby);
    await underReads(() => pause(4_000));
    await pause(1_500);
    expect(await servedBy(standby)).toBeGreaterThan(again + 100);

    const hung = await underReads(async () => {
      await pause(1_000);
      standby.freeze();
      await pause(loadSeconds * 1_000);
      standby.thaw();
      await pause(1_000);
    });
    say(`standby stopped in its tracks for ${loadSeconds} s: ${loadText(hung)}`);
    expect(hung.failed).toBe(0);
    expect(hung.slowestMs).toBeLessThan(6_000);

    // acknowledged writes are on both before the answer
    await admin(primary, "alter system set synchronous_standby_names = '*'");
    await admin(primary, "select pg_reload_conf()");
    await expect
      .poll(() => admin(primary, "select sync_state from pg_stat_replication"))
      .toEqual([{ sync_state: "sync" }]);

    const sent = new Map<string, string>();
    const state = { killedAt: 0, promotedAt: 0, backAt: 0, failedTries: 0, isOver: false };
    async function write(at: number) {
      const key = `failover-${at}`;
      const form = { ...testForm, company: `Failover ${at}`, email: `person-${at}@people.example` };
      for (;;) {
        const answer = await client()
          .send("POST", "/api/quote-requests", form, { "idempotency-key": key })
          .catch(() => null);
        if (answer?.status === 201) {
          sent.set(key, answer.body.quoteRequest.id);
          if (state.promotedAt > 0 && state.backAt === 0) state.backAt = performance.now();
          return;
        }
        if (answer && answer.status < 500) throw new Error(`${answer.status}: ${answer.text}`);
        state.failedTries += 1;
        await pause(100);
      }
    }
    let next = 0;
    const writers = Array.from({ length: 8 }, async () => {
      while (!state.isOver) await write(next++);
    });
    const failover = await underReads(async () => {
      await pause(2_000);
      await primary.kill();
      state.killedAt = performance.now();
      await pause(1_000);
      await standby.promote();
      state.promotedAt = performance.now();
      await pause(loadSeconds * 1_000);
    });
    state.isOver = true;
    await Promise.all(writers);
    const stored = await admin(
      standby,
      "select id from quote_request where company like 'Failover %'",
    );
    const ids = new Set(stored.map(({ id }) => id));
    const lost = [...sent.values()].filter((id) => !ids.has(id));
    say(
      `primary killed, standby promoted ${seconds(state.promotedAt - state.killedAt)} later: first write ` +
        `${seconds(state.backAt - state.promotedAt)} after that; ${sent.size} requests acknowledged, ${lost.length} lost, ` +
        `${stored.length - sent.size} doubled, ${state.failedTries} tries repeated under their key; ${loadText(failover)}`,
    );
    expect(lost).toEqual([]);
    expect(stored).toHaveLength(sent.size);
    expect(state.backAt - state.promotedAt).toBeLessThan(5_000);
  },
);
