import { setTimeout as sleep } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Db, PgBoss } from "pg-boss";
import type { Clock } from "../../domain/shared/time/clock.ts";
import type { Enqueue } from "../postgres/messages/enqueue.ts";
import type { QueueCopies } from "../postgres/sql/linked-pictures.ts";
import { runText } from "../postgres/sql/run.ts";
import { systemClock } from "../system/clock-and-ids.ts";
import type { ContentJob, NewCore } from "./job-core.ts";
import { openBoss } from "./open-boss.ts";
import { copyLinkedPictures, deliveries, deliveryOf } from "./queues.ts";
import { reportSeldom } from "./report-seldom.ts";
import { startWorker, type TraceJob } from "./start-worker.ts";

type Options = {
  url: string;
  newCore: NewCore;
  /** Absent: no scheduled content sync. */
  content?: ContentJob;
  /** Receives errors; the same one at most once a minute. */
  report?: (error: unknown) => void;
  /** Maximum time in milliseconds that `close` waits for emails being sent. */
  graceMs?: number;
  /** Delay in milliseconds before a failed start is retried. */
  retryMs?: number;
  /** Seconds between a worker's checks of schedules and maintenance. */
  choresEverySeconds?: number;
  /** The clock that decides when a postponed message is due. */
  clock?: Clock;
  /**
   * The machine's time in milliseconds, regardless of `clock`. It must agree with the database's,
   * which the queue uses.
   */
  now?: () => number;
  /** Traces each job. */
  inSpan?: TraceJob;
};

type Jobs = {
  /**
   * Queues deliveries in `em`'s transaction: they run after it commits, and never if it rolls back.
   */
  enqueue: Enqueue;
  /** Queues copying linked pictures in `em`'s transaction. */
  queueCopies: QueueCopies;
  /**
   * Starts taking jobs once `readiness` returns null, until `close`. The process may start before
   * its database.
   */
  startWorking(readiness: () => Promise<string | null>): void;
  /** Takes no more jobs and waits for running ones. */
  close(): Promise<void>;
};

/** Sends pg-boss's statements in `em`'s transaction. */
const inTransactionOf = (em: EntityManager): Db => ({
  executeSql: async (text, values = []) => ({ rows: await runText(em, text, values) }),
});

/**
 * Background jobs of one process, which may only queue them or also run them. Connects on first
 * use.
 */
export function createJobs({
  url,
  newCore,
  content,
  report: reportEach = console.error,
  graceMs = 5_000,
  retryMs = 2_000,
  choresEverySeconds = 5,
  clock = systemClock,
  now = () => systemClock.now().getTime(),
  inSpan = (_name, _kind, work) => work(),
}: Options): Jobs {
  const report = reportSeldom(reportEach);
  const closing = new AbortController();
  let sender: Promise<PgBoss> | undefined;
  let worker: PgBoss | undefined;
  let starting: Promise<void> | undefined;

  function openSender() {
    sender ??= openBoss({
      url,
      report,
      application_name: "boothwright sender",
      max: 1,
      query_timeout: 5_000,
      supervise: false,
      schedule: false,
      queueCacheIntervalSeconds: 3_600,
    });
    sender.catch(() => {
      sender = undefined;
    });
    return sender;
  }

  async function startUntilReady(readiness: () => Promise<string | null>) {
    while (!closing.signal.aborted) {
      try {
        if ((await readiness()) === null) {
          worker = await startWorker({
            url,
            newCore,
            content,
            report,
            choresEverySeconds,
            clock,
            now,
            inSpan,
          });
          return;
        }
      } catch (error) {
        report(error);
      }
      await sleep(retryMs, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  return {
    async enqueue(em, messageIds) {
      const boss = worker ?? (await openSender().catch(report));
      // the messages are stored anyway; a worker's sweep finds them within a minute
      if (!boss) return;
      await boss.insert(
        deliveries.name,
        messageIds.map((id) => deliveryOf(id)),
        { db: inTransactionOf(em) },
      );
    },

    async queueCopies(em) {
      const boss = worker ?? (await openSender().catch(report));
      // the links are stored anyway; the schedule copies them within a minute
      await boss?.insert(copyLinkedPictures.name, [{}], { db: inTransactionOf(em) });
    },

    startWorking(readiness) {
      starting ??= startUntilReady(readiness);
    },

    async close() {
      closing.abort();
      await starting;
      await worker?.stop({ graceful: true, timeout: graceMs });
      const opened = await sender?.catch(() => undefined);
      await opened?.stop({ graceful: false });
    },
  };
}
