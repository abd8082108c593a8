import process from "node:process";
import { compose } from "../app-server/compose.ts";
import { readConfig } from "../app-server/config.ts";
import { assertCanListen } from "../app-server/runtime/assert-can-listen.ts";
import {
  type OnShutdown,
  runWithGracefulShutdown,
} from "../app-server/runtime/graceful-shutdown.ts";
import { writeJsonLogs } from "../app-server/runtime/json-logs.ts";
import { ownServer } from "../app-server/runtime/own-server.ts";
import { createWorkerApp } from "../app-server/worker-app.ts";
import { runCommand } from "./command/run-command.ts";
import { WrongUse } from "./command/wrong-use.ts";

const graceMs = 12_000;
const drainMs = 1_000;
const help = `Does the background jobs in a process of its own, beside servers that run with RUN_WORKER=false: sends mail, sweeps, syncs content.

  deno task worker

It takes jobs until it is stopped, and listens on no port, unless WORKER_METRICS_PORT names one for /metrics and /healthz. Any number of
workers may run side by side. Uses the settings of the server.`;

/** Runs background jobs in a separate process; any number may run beside the servers. */
async function start(onShutdown: OnShutdown) {
  const config = readConfig(process.env);
  const port = config.workerMetricsPort;
  const place = port === null ? null : { port, hostname: config.host };
  // before waiting for a database
  if (place) await assertCanListen({ ...place, setting: "WORKER_METRICS_PORT" });
  const parts = await compose(config, onShutdown);
  const { jobs, readiness, beginToStop } = parts;
  if (config.isProduction) writeJsonLogs();
  if (place) {
    const { serve } = await ownServer();
    const server = await serve({ fetch: createWorkerApp(parts).fetch, ...place });
    onShutdown(() => server.stop(drainMs));
  }
  jobs.startWorking(readiness);
  onShutdown(beginToStop);
  console.log("Boothwright's worker takes jobs");
}

await runCommand({
  help,
  stopsItself: true,
  run({ positionals }) {
    if (positionals.length > 0) throw new WrongUse("worker takes no words");
    return runWithGracefulShutdown({ start, graceMs });
  },
});
