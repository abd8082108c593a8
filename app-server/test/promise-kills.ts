import { randomUUID } from "node:crypto";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { toBuilderRow } from "../../adapters/postgres/builders/builder-profile-mapper.ts";
import { createPostgresPromiseLedger } from "../../adapters/postgres/promise/promise-ledger.ts";
import { createPostgresPromisePolicies } from "../../adapters/postgres/promise/promise-policies.ts";
import { createPostgresPromiseQueue } from "../../adapters/postgres/promise/promise-queue.ts";
import { createPostgresPromiseRepository } from "../../adapters/postgres/promise/promise-repository.ts";
import { createPostgresQuoteRequestRepository } from "../../adapters/postgres/quotes/quote-request-repository.ts";
import { openDatabase } from "../../adapters/postgres/server/orm.ts";
import { isDatabaseAway } from "../../adapters/postgres/sql/is-database-away.ts";
import { insertRows } from "../../adapters/postgres/sql/rows.ts";
import { openTestTables } from "../../adapters/postgres/test/open-test-tables.ts";
import { startCuttingProxy } from "../../adapters/postgres/test/test-cutting-proxy.ts";
import { runSql } from "../../adapters/postgres/test/test-sql.ts";
import { builderProfiles } from "../../domain/builder-profiles/examples.ts";
import { evaluatePromise } from "../../domain/promise-evaluation/evaluate-promises.ts";
import type { Ids, QuoteRequestId } from "../../domain/shared/id.ts";
import { seededRandom } from "../../domain/shared/seeded-random.ts";
import {
  type WalkPorts,
  walkedBuilders,
  walkedEvents,
  walkedProfiles,
  walkRequest,
} from "./promise-walk.ts";

export type Walked = { events: Awaited<ReturnType<typeof walkedEvents>>; letters: string[] };

/** A request through the core over memory, with one worker that nothing disturbs. */
export async function walkInMemory(number: number): Promise<Walked> {
  const ports = openTestPorts({ profiles: [...builderProfiles, ...walkedProfiles] });
  ports.setPromiseMode("auto");
  ports.matching.candidates.push(...walkedBuilders);
  const id = await walkRequest(number, ports, (due) => evaluatePromise(ports, due));
  const letters = ports.outbox.map(({ dedupeKey }) => `${dedupeKey}`).toSorted();
  return { events: await walkedEvents(ports, id), letters };
}

/**
 * The core over PostgreSQL. Its worker is killed again and again after any answer of the database and started again, and often
 * two of them work on the same promise.
 */
export async function openKilledWorker() {
  const tables = await openTestTables();
  await tables.fill();
  await insertRows(
    tables.newEm(),
    "builder",
    walkedProfiles.map((each) => toBuilderRow(each)),
  );
  const way = await startCuttingProxy(tables.url);
  const orm = openDatabase(way.url, { applicationName: "worker", poolSize: 4 });
  const memory = openTestPorts({ profiles: [...builderProfiles, ...walkedProfiles] });
  memory.matching.candidates.push(...walkedBuilders);
  const ids: Ids = { next: () => randomUUID() as never };
  type NewEm = typeof tables.newEm;
  const portsOf = (newEm: NewEm): WalkPorts => ({
    ...memory,
    ids,
    quotes: createPostgresQuoteRequestRepository(newEm()),
    promises: createPostgresPromiseRepository(newEm()),
    promisePolicies: createPostgresPromisePolicies(newEm()),
    promiseLedger: createPostgresPromiseLedger(newEm()),
    promiseQueue: createPostgresPromiseQueue(newEm()),
  });
  const calm = portsOf(tables.newEm);
  const { version, params } = await calm.promisePolicies.current();
  const auto = { from: new Date(0), setBy: null, params: { ...params, mode: "auto" as const } };
  await calm.promisePolicies.replace(version, auto);
  const counts = { evaluations: 0, kills: 0, together: 0 };

  async function work(random: () => number, id: QuoteRequestId) {
    counts.evaluations += 1;
    const isTogether = random() < 0.5;
    const worker = () =>
      evaluatePromise(
        portsOf(() => orm.em.fork()),
        id,
      );
    if (random() < 0.4) way.cutAfter(Math.floor(random() * 24));
    const runs = isTogether ? [worker(), worker()] : [worker()];
    if (isTogether) counts.together += 1;
    const ended = await Promise.allSettled(runs);
    const wasKilled = way.isCut();
    way.open();
    if (wasKilled) counts.kills += 1;
    else {
      // a worker that gets no connection in time ends like one that is killed
      for (const each of ended) {
        if (each.status === "rejected" && !isDatabaseAway(each.reason)) throw each.reason;
      }
    }
    // the next worker finds what is still due
    await evaluatePromise(calm, id);
  }

  return {
    counts,
    async walk(number: number): Promise<Walked> {
      const random = seededRandom(`kills/${number}`);
      const id = await walkRequest(number, calm, (due) => work(random, due));
      const rows = await runSql<{ key: string }>(
        tables.newEm(),
        "select dedupe_key as key from message where quote_request_id = $1",
        [id],
      );
      return {
        events: await walkedEvents(calm, id),
        letters: rows.map(({ key }) => key).toSorted(),
      };
    },
    async close() {
      await orm.close();
      await way.close();
      await tables.close();
    },
  };
}
