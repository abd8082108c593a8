import { choreNames } from "../adapters/jobs/queues.ts";
import type { TraceJob } from "../adapters/jobs/start-worker.ts";
import { createPrometheusMetrics } from "../adapters/metrics/prometheus.ts";
import { createPostgresSyncHistory } from "../adapters/postgres/content/sync-history.ts";
import { createPostgresMailHolds } from "../adapters/postgres/messages/mail-holds.ts";
import { readOutboxFigures } from "../adapters/postgres/messages/outbox-figures.ts";
import { countFailedJobs } from "../adapters/postgres/operations/failed-jobs.ts";
import {
  readPromiseStandings,
  readPromiseWeek,
} from "../adapters/postgres/promise/read-promise-figures.ts";
import type { ConnectionPool } from "../adapters/postgres/server/orm.ts";
import { systemClock } from "../adapters/system/clock-and-ids.ts";
import type { Clock } from "../domain/shared/time/clock.ts";
import { hourMs } from "../domain/shared/time/time-units.ts";
import type { Config } from "./config.ts";

type Sources = {
  clock: Clock;
  newEm(): Parameters<typeof readOutboxFigures>[0];
  pool(): ConnectionPool | undefined;
  standbyReads(): { standby: number; primary: number } | null;
  freeBytes(): Promise<number | null>;
};

/**
 * The process's metrics, and a wrapper for its jobs that counts them; without a token metrics are
 * off.
 */
export function openMetrics(
  { metricsToken }: Pick<Config, "metricsToken">,
  { clock, newEm, pool, standbyReads, freeBytes }: Sources,
  inSpan: TraceJob | undefined,
) {
  if (metricsToken === null) return { metrics: null, inSpan };
  const metrics = createPrometheusMetrics({
    pool: () => poolFigures(pool()),
    standbyReads,
    freeBytes,
    outbox: () => readOutboxFigures(newEm(), clock.now()),
    isMailOnHold: async () => (await createPostgresMailHolds(newEm()).find()) !== null,
    async failedJobs() {
      // the queue's times are the database's, which is the machine's clock and not the site's
      const hourAgo = new Date(systemClock.now().getTime() - hourMs);
      return countFailedJobs(newEm(), choreNames, hourAgo);
    },
    async contentSyncAgeSeconds() {
      const { projectsReadAt } = await createPostgresSyncHistory(newEm()).readState();
      return projectsReadAt && (clock.now().getTime() - projectsReadAt.getTime()) / 1000;
    },
    promise: {
      standings: async () => readPromiseStandings(newEm(), clock.now()),
      week: async () => readPromiseWeek(newEm(), clock.now()),
    },
  });
  const counted: TraceJob = async (name, kind, work) => {
    try {
      const done = await (inSpan ? inSpan(name, kind, work) : work());
      metrics.countJob(name, "done");
      return done;
    } catch (error) {
      metrics.countJob(name, "failed");
      throw error;
    }
  };
  return { metrics, inSpan: counted };
}

function poolFigures(pool: ConnectionPool | undefined) {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pool ?? {};
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
