import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { addPromiseMetrics, type PromiseSources } from "./promise-metrics.ts";

/**
 * Sources of the metrics, read per scrape. Counts are per process; messages are counted in the
 * database.
 */
export type MetricSources = {
  /** Database connections: busy, idle, and callers waiting for one. */
  pool(): { busy: number; idle: number; waiting: number };
  /**
   * Public reads since the start, by the server that answered: the standby, or the primary in its
   * place; null without a standby.
   */
  standbyReads(): { standby: number; primary: number } | null;
  /** Free bytes on the disk of pictures and files; null: unknown. */
  freeBytes(): Promise<number | null>;
  /** Due, unsent messages, failed ones, and seconds since the oldest was due. */
  outbox(): Promise<{ due: number; failed: number; oldestDueSeconds: number }>;
  /** Whether a copied database holds back its emails. */
  isMailOnHold(): Promise<boolean>;
  /** Maintenance jobs that failed within an hour, by name, over all processes. */
  failedJobs(): Promise<readonly { name: string; count: number }[]>;
  /** Seconds since the last content sync that read the projects; null: none yet. */
  contentSyncAgeSeconds(): Promise<number | null>;
  promise: PromiseSources;
};

/**
 * Prometheus metrics of this process. Requests are counted by route pattern, not by path, so that
 * the number of series is bounded.
 */
export function createPrometheusMetrics(sources: MetricSources) {
  const registry = new Registry();
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to the beginning of an answer, by method, route pattern and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const pages = new Counter({
    name: "pages_total",
    help: "Pages by where they came from: the cache, a render, or refused because too many were waiting.",
    labelNames: ["from"],
    registers: [registry],
  });
  const jobs = new Counter({
    name: "jobs_total",
    help: "Jobs that this process ran, by name and outcome.",
    labelNames: ["name", "outcome"],
    registers: [registry],
  });
  addProcessMetrics(registry);
  const readSources = addSources(registry, sources);
  const readPromise = addPromiseMetrics(registry, sources.promise);
  return {
    contentType: registry.contentType,
    /** Reads the sources first: the library reads gauges one by one, some before others are set. */
    async read(): Promise<string> {
      await Promise.all([readSources(), readPromise()]);
      return registry.metrics();
    },
    observeRequest(method: string, route: string, status: number, seconds: number): void {
      requests.observe({ method, route, status }, seconds);
    },
    countPage(from: "cache" | "render" | "refused"): void {
      pages.inc({ from });
    },
    countJob(name: string, outcome: "done" | "failed"): void {
      jobs.inc({ name, outcome });
    },
  };
}

/**
 * Process metrics by the runtime: the library reads `/proc`, which a restricted process may not,
 * and would report 0.
 */
function addProcessMetrics(registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: "process_start_time_seconds",
    help: "When the process started, in seconds since 1970.",
    registers,
  }).set(performance.timeOrigin / 1000);
  new Gauge({
    name: "process_resident_memory_bytes",
    help: "Memory that the process holds.",
    registers,
    collect() {
      this.set(process.memoryUsage().rss);
    },
  });
  new Gauge({
    name: "nodejs_heap_size_used_bytes",
    help: "Memory of live objects and of garbage not yet collected.",
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Gauge({
    name: "nodejs_external_memory_bytes",
    help: "Memory of buffers outside the heap.",
    registers,
    collect() {
      this.set(process.memoryUsage().external);
    },
  });
  new Counter({
    name: "process_cpu_seconds_total",
    help: "Processor time that the process took, in seconds.",
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
}

function addSources(
  registry: Registry,
  {
    pool,
    standbyReads,
    freeBytes,
    outbox,
    isMailOnHold,
    failedJobs,
    contentSyncAgeSeconds,
  }: MetricSources,
): () => Promise<void> {
  const registers = [registry];
  new Gauge({
    name: "database_pool_connections",
    help: "Connections to the database by state, and callers that wait for one.",
    labelNames: ["state"],
    registers,
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
    },
  });
  const reads = standbyReads();
  if (reads)
    new Counter({
      name: "database_public_reads_total",
      help: "Public reads that a standby was asked for, by the server that answered.",
      labelNames: ["server"],
      registers,
      collect() {
        this.reset();
        for (const [server, count] of Object.entries(standbyReads() ?? {}))
          this.inc({ server }, count);
      },
    });
  const free = new Gauge({
    name: "data_folder_free_bytes",
    help: "Bytes that are left on the disk of DATA_DIR.",
    registers,
  });
  const messages = new Gauge({
    name: "outbox_messages",
    help: "Messages that are due and not yet sent, and those that failed for good; at most 10,000 of each are counted.",
    labelNames: ["state"],
    registers,
  });
  const oldest = new Gauge({
    name: "outbox_oldest_due_seconds",
    help: "How long the oldest message that was not yet sent has been due; 0: none is due.",
    registers,
  });
  const onHold = new Gauge({
    name: "mail_on_hold",
    help: "1: the database is a copy, whose emails and promises wait for release-mail; 0: it is none.",
    registers,
  });
  const jobs = new Gauge({
    name: "jobs_failed",
    help: "Maintenance jobs that failed within an hour, by name, whichever process ran them; none: no series.",
    labelNames: ["name"],
    registers,
  });
  const syncAge = new Gauge({
    name: "content_sync_age_seconds",
    help: "Seconds since the last content sync that read the projects; absent: none did.",
    registers,
  });
  const up = new Gauge({
    name: "database_up",
    help: "1: the database answered while these metrics were read.",
    registers,
  });
  return async () => {
    const left = await freeBytes();
    if (left === null) free.remove();
    else free.set(left);
    try {
      const [{ due, failed, oldestDueSeconds }, isHeld, broken, age] = await Promise.all([
        outbox(),
        isMailOnHold(),
        failedJobs(),
        contentSyncAgeSeconds(),
      ]);
      messages.set({ state: "due" }, due);
      messages.set({ state: "failed" }, failed);
      oldest.set(oldestDueSeconds);
      onHold.set(isHeld ? 1 : 0);
      jobs.reset();
      for (const { name, count } of broken) jobs.set({ name }, count);
      if (age !== null) syncAge.set(age);
      up.set(1);
    } catch {
      // while the database is unavailable, the other metrics are still served
      for (const gauge of [messages, jobs]) gauge.reset();
      for (const gauge of [oldest, onHold, syncAge]) gauge.remove();
      up.set(0);
    }
  };
}
