import { DatabaseProblem } from "../adapters/postgres/sql/database-problem.ts";
import { createApp } from "./app.ts";
import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";
import { openPages } from "./pages.ts";
import { assertCanListen } from "./runtime/assert-can-listen.ts";
import { assertRuntime } from "./runtime/assert-runtime.ts";
import { type OnShutdown, runWithGracefulShutdown } from "./runtime/graceful-shutdown.ts";
import { writeJsonLogs } from "./runtime/json-logs.ts";
import { ownServer } from "./runtime/own-server.ts";
import { serveStaticFiles } from "./runtime/serve-static-files.ts";
import { startupBanner } from "./runtime/startup-banner.ts";
import { StartupError } from "./runtime/startup-error.ts";

const noticeMs = 1_000;
const drainMs = 8_000;
const graceMs = 15_000;
/** The bundle is build/server/index.js; the browser's files are beside it. */
const clientFolder = new URL(/* @vite-ignore */ "../client/", import.meta.url);

try {
  assertRuntime(process.versions);
  process.exit(await runWithGracefulShutdown({ start, graceMs }));
} catch (error) {
  const isForTheOperator = error instanceof StartupError || error instanceof DatabaseProblem;
  console.error(isForTheOperator ? error.message : error);
  process.exit(1);
}

async function start(onShutdown: OnShutdown) {
  const config = readConfig(process.env);
  const { serve, repeatAnswer } = await ownServer();
  const place = { port: config.port, hostname: config.host };
  // before a database is started or waited for
  await assertCanListen(place);
  const parts = await compose(config, onShutdown);
  if (config.isProduction) writeJsonLogs();
  const staticFiles = serveStaticFiles(clientFolder, new URL("../earlier/", clientFolder));
  const app = createApp({ ...parts, renderPage: openPages(config), staticFiles, repeatAnswer });
  const server = await serve({ fetch: app.fetch, ...place });
  onShutdown(() => server.stop(drainMs));
  if (config.runWorker) parts.jobs.startWorking(parts.readiness);
  onShutdown(async () => {
    parts.beginToStop();
    // a proxy still has open connections: each response asks it to close them
    if (config.isProduction) await new Promise((done) => setTimeout(done, noticeMs));
  });
  console.log(startupBanner(config));
}
