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
  /** Absent: nothing is synced by the clock. */
  content?: ContentJob;
  /** Hears what went wrong; the same thing once a minute at most. */
  report?: (error: unknown) => void;
  /** How long `close` waits for mail that is on its way. */
  graceMs?: number;
  /** How long a worker that could not start waits. */
  retryMs?: number;
  /** Seconds between a worker's checks of schedules and maintenance. */
  choresEverySeconds?: number;
  /** The clock by which a postponed message is due. */
  clock?: Clock;
  /** The machine's time in milliseconds, whatever the clock says: it must be the database's, by which the queue goes. */
  now?: () => number;
  /** Traces each job. */
  inSpan?: TraceJob;
};

type Jobs = {
  /** Queues deliveries in the transaction of `em`: they run once it commits, and never if it does not. */
  enqueue: Enqueue;
  /** Queues the copying of linked pictures in the same way. */
  queueCopies: QueueCopies;
  /** Takes jobs as soon as `readiness` answers null, and until `close`. The process may start before its database does. */
  startWorking(readiness: () => Promise<string | null>): void;
  /** Takes no more jobs, and lets those that run come to their end. */
  close(): Promise<void>;
};

/** Sends the statements of pg-boss in the transaction of `em`. */
const inTransactionOf = (em: EntityManager): Db => ({
  executeSql: async (text, values = []) => ({ rows: await runText(em, text, values) }),
});

/** Background jobs of one process, which may only send them or also run them. Connects on first use. */
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
      // the messages are stored anyway, and a worker's sweep finds them within a minute
      if (!boss) return;
      await boss.insert(
        deliveries.name,
        messageIds.map((id) => deliveryOf(id)),
        { db: inTransactionOf(em) },
      );
    },

    async queueCopies(em) {
      const boss = worker ?? (await openSender().catch(report));
      // the links are stored anyway, and the clock comes round within a minute
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
