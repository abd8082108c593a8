import process from "node:process";
import { parseArgs } from "node:util";
import { DatabaseProblem } from "../adapters/postgres/database-problem.ts";
import { migrateUp } from "../adapters/postgres/migrate-up.ts";
import { openServer } from "../adapters/postgres/open-server.ts";
import { pendingMigrations } from "../adapters/postgres/pending-migrations.ts";
import { CannotStart } from "../app-server/cannot-start.ts";
import { readConfig } from "../app-server/config.ts";
import { createMigration } from "./create-migration.ts";

const usage = `Usage: deno task migrate [up | status | create NAME]

  up           brings the tables up to date, the job queue's too (the default)
  status       lists what \`up\` would run; exit code 1 when there is something
  create NAME  writes a migration from the changes of adapters/postgres/schema (developers)

The database is DATABASE_URL, or else the embedded one in DATA_DIR.`;

const namePattern = /^[a-z][a-z0-9_]*$/;

try {
  process.exitCode = await run();
} catch (error) {
  const isForOperator = error instanceof DatabaseProblem || error instanceof CannotStart;
  console.error(isForOperator ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { values, positionals } = readArguments();
  const [command = "up", name = "", ...rest] = positionals;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (rest.length > 0 || !["up", "status", "create"].includes(command))
    throw new CannotStart(usage);
  if (command === "create" && !namePattern.test(name)) {
    throw new CannotStart(`A migration's name must be like add_phone_to_user, not "${name}"`);
  }
  if (command !== "create" && name !== "") throw new CannotStart(usage);

  const { databaseUrl, dataDir } = readConfig(process.env);
  if (command === "create") return create(name, dataDir);
  const server = await openServer({ databaseUrl, dataDir });
  try {
    return command === "status" ? await status(server.url) : await up(server.url);
  } finally {
    await server.release();
  }
}

async function up(url: string): Promise<number> {
  const ran = await migrateUp(url);
  for (const name of ran) console.log(`Ran ${name}`);
  console.log("The database is up to date");
  return 0;
}

async function status(url: string): Promise<number> {
  const pending = await pendingMigrations(url);
  for (const name of pending) console.log(`Pending: ${name}`);
  if (pending.length === 0) console.log("The database is up to date");
  return pending.length === 0 ? 0 : 1;
}

/** Developers only: a scratch database on the embedded server serves the very first one. */
async function create(name: string, dataDir: string): Promise<number> {
  let server: Awaited<ReturnType<typeof openServer>> | undefined;
  try {
    const path = await createMigration(name, async () => {
      server = await openServer({ databaseUrl: undefined, dataDir });
      return server.url;
    });
    console.log(path ? `Wrote ${path}, format it with: deno task format` : "Nothing has changed");
    return 0;
  } finally {
    await server?.release();
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    throw new CannotStart(`${(error as Error).message}\n\n${usage}`);
  }
}
