import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openServer } from "../adapters/embedded-postgres/open-server.ts";
import { createSharpImageProcessor } from "../adapters/pictures/image-processor.ts";
import { migrateUp } from "../adapters/postgres/server/migrate-up.ts";
import { pendingMigrations } from "../adapters/postgres/server/pending-migrations.ts";
import { DatabaseProblem } from "../adapters/postgres/sql/database-problem.ts";
import { clockOf } from "../adapters/system/clock-and-ids.ts";
import { readConfig } from "../app-server/config.ts";
import { openContentSync } from "../app-server/open-content-sync.ts";
import { openMedia } from "../app-server/open-media.ts";
import { StartupError } from "../app-server/runtime/startup-error.ts";
import { type ContentKind, contentKinds } from "../domain/content-sync/content-kind.ts";
import { SourceError } from "../domain/content-sync/source-error.ts";
import type { SyncOutcome } from "../domain/content-sync/sync-report.ts";
import { createConcurrencyLimiter } from "../domain/shared/concurrency-limiter.ts";
import { stoppedCode, stopSignal } from "./command/stop-signal.ts";
import { showFields } from "./sync-content/show-fields.ts";
import { showSync } from "./sync-content/show-sync.ts";

const help = `Brings trade shows, blog posts, builders and portfolio projects up to date with Notion, or with a folder.

  deno task sync-content [options]

  --source KIND      only ${contentKinds.join(", ")}; may be given several times
  --full             read every page again, edited or not
  --dry-run          say what would change, and change nothing
  --allow-removals   let more than a fifth of a kind disappear
  --folder PATH      read KIND.json or KIND.csv from a folder instead of Notion
  --fields           print the properties of each kind, their types and which are needed
  --mapping PATH     which property stands for which field (NOTION_MAPPING)

Uses NOTION_TOKEN and NOTION_BUILDERS, NOTION_PORTFOLIO, NOTION_TRADE_SHOWS, NOTION_BLOG; and DATABASE_URL, or the
database in DATA_DIR (.data).

Exit codes: 0 everything is up to date; 1 some items could not be read and the rest was imported, or nothing could
be read; 2 the command or its settings are wrong; 3 stopped, because more than a fifth of a kind would be removed;
4 another sync is at work; 130 stopped by Ctrl-C: nothing of what was read is seen, unless all of it is.`;

const exitCodes: Record<SyncOutcome, number> = { done: 0, partly: 1, failed: 1, stopped: 3 };
const wrongUsage = 2;
const underWay = 4;
const momentMs = 1_500;

const signal = stopSignal();
try {
  process.exit(await main());
} catch (error) {
  if (signal.aborted) {
    console.error("Stopped. The next sync goes on from here");
    process.exit(stoppedCode);
  }
  const isUsage = error instanceof StartupError;
  const isForTheOperator =
    isUsage || error instanceof DatabaseProblem || error instanceof SourceError;
  console.error(isForTheOperator ? (error as Error).message : error);
  process.exit(isUsage ? wrongUsage : 1);
}

/** Returns the exit code. */
async function main(): Promise<number> {
  const options = readOptions();
  if (options.help) {
    console.log(help);
    return 0;
  }
  if (options.fields) {
    console.log(showFields());
    return 0;
  }
  const config = readConfig(process.env);
  if (!config.notion && options.folder === undefined) {
    throw new StartupError("Set NOTION_TOKEN and the data sources, or give --folder PATH");
  }
  const server = await openServer(config);
  try {
    if (config.databaseUrl === undefined) await migrateUp(server.migrateUrl, server.url);
    else if ((await pendingMigrations(server.url)).length > 0)
      throw new StartupError("The database is not up to date: run `migrate` first");
    const content = await openContentSync({
      config,
      clock: clockOf(config.clock),
      databaseUrl: server.url,
      media: openMedia(config),
      imageProcessor: createSharpImageProcessor(
        createConcurrencyLimiter({ atOnce: 2, waiting: 200 }),
      ),
      ...(options.folder !== undefined && { folder: options.folder }),
      ...(options.mapping !== undefined && { mappingPath: options.mapping }),
    });
    if (!content) return wrongUsage;
    let ending: Promise<void> | undefined;
    const shown = showSync({ isTerminal: process.stdout.isTTY === true });
    try {
      const syncing = content.sync({
        kinds: options.kinds,
        isFull: options.full ?? false,
        isDryRun: options["dry-run"] ?? false,
        mayRemove: options["allow-removals"] ?? false,
        isStopped: () => signal.aborted,
        onProgress: shown.progress,
      });
      ending = syncing.then(
        () => {},
        () => {},
      );
      const done = await Promise.race([syncing, untilStopped()]);
      if (done.ok) {
        shown.report(done.value);
        return exitCodes[done.value.outcome];
      }
      shown.end();
      console.error("Another sync is at work, nothing was done");
      return underWay;
    } finally {
      shown.end();
      // gives a stopped sync a moment to notice; it may be waiting for Notion
      await Promise.race([ending, sleep(momentMs)]);
      await content.close();
    }
  } finally {
    await server.release();
  }
}

/** Rejects on a stop signal, since Notion may make a sync wait for a quarter of an hour. */
function untilStopped(): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new Error("Stopped"));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
  });
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        help: { type: "boolean", short: "h" },
        source: { type: "string", multiple: true },
        full: { type: "boolean" },
        "dry-run": { type: "boolean" },
        "allow-removals": { type: "boolean" },
        fields: { type: "boolean" },
        folder: { type: "string" },
        mapping: { type: "string" },
      },
    });
    const kinds = (values.source ?? []).flatMap((each) => each.split(","));
    const unknown = kinds.find(
      (kind) => !contentKinds.includes(kind as ContentKind) && kind !== "all",
    );
    if (unknown !== undefined) {
      throw new StartupError(
        `There is no source "${unknown}", only ${contentKinds.join(", ")}, all`,
      );
    }
    const chosen = kinds.includes("all") ? [] : (kinds as ContentKind[]);
    return { ...values, kinds: chosen };
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n\n${help}`);
  }
}
