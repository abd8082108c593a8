import process from "node:process";
import { compose } from "../app-server/compose.ts";
import { readConfig } from "../app-server/config.ts";
import {
  type OnShutdown,
  runWithGracefulShutdown,
} from "../app-server/runtime/graceful-shutdown.ts";
import { writeJsonLogs } from "../app-server/runtime/json-logs.ts";
import { runCommand } from "./command/run-command.ts";
import { WrongUse } from "./command/wrong-use.ts";

const graceMs = 12_000;
const help = `Does the background jobs in a process of its own, beside servers that run with RUN_WORKER=false: sends mail, sweeps, syncs content.

  deno task worker

It takes jobs until it is stopped, and listens on no port. Any number of workers may run side by side. Uses the settings of the server.`;

/** Runs background jobs in a process of their own; any number may run beside the servers. */
async function start(onShutdown: OnShutdown) {
  const config = readConfig(process.env);
  const { jobs, readiness, beginToStop } = await compose(config, onShutdown);
  if (config.isProduction) writeJsonLogs();
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
