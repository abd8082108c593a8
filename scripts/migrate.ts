import process from "node:process";
import { openServer, type Server } from "../adapters/embedded-postgres/open-server.ts";
import { migrateUp } from "../adapters/postgres/server/migrate-up.ts";
import { pendingMigrations } from "../adapters/postgres/server/pending-migrations.ts";
import { refusePooler } from "../adapters/postgres/server/pooler.ts";
import { readConfig } from "../app-server/config.ts";
import { createMigration } from "./command/create-migration.ts";
import { runCommand } from "./command/run-command.ts";
import { WrongUse } from "./command/wrong-use.ts";

const help = `Brings the tables up to date, or says how they are.

  deno task migrate               as migrate up
  deno task migrate up            runs what is missing, the job queue's tables too; servers may go on working
  deno task migrate status        lists what up would run, and changes nothing; exit code 1 when there is something
  deno task migrate create NAME   for developers: writes a migration from the changes of adapters/postgres/schema

Several at once wait for each other. Back up before it. Uses the role of MIGRATE_DATABASE_URL, which owns the
tables, and lets that of DATABASE_URL work with them; without it the role of DATABASE_URL does both. Or the database in DATA_DIR (.data).`;

const namePattern = /^[a-z][a-z0-9_]*$/;

await runCommand({
  help,
  async run({ positionals }) {
    const [command = "up", name = "", ...rest] = positionals;
    if (rest.length > 0 || !["up", "status", "create"].includes(command))
      throw new WrongUse(`There is no "migrate ${positionals.join(" ")}"`);
    if (command === "create" && !namePattern.test(name))
      throw new WrongUse(`A migration's name must be like add_phone_to_user, not "${name}"`);
    if (command !== "create" && name !== "") throw new WrongUse(`${command} takes no name`);

    const config = readConfig(process.env);
    if (command === "create") return create(name, config.dataDir);
    const server = await openServer(config);
    try {
      return command === "status" ? await status(server.url) : await up(server);
    } finally {
      await server.release();
    }
  },
});

async function up({ url, migrateUrl }: Server): Promise<number> {
  if (migrateUrl !== url) await refusePooler(migrateUrl, "MIGRATE_DATABASE_URL");
  const ran = await migrateUp(migrateUrl, url);
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

/** For developers. The first migration requires a scratch database on the embedded server. */
async function create(name: string, dataDir: string): Promise<number> {
  let server: Awaited<ReturnType<typeof openServer>> | undefined;
  try {
    const path = await createMigration(name, async () => {
      server = await openServer({ databaseUrl: undefined, dataDir });
      return server.migrateUrl;
    });
    console.log(path ? `Wrote ${path}, format it with: deno task format` : "Nothing has changed");
    return 0;
  } finally {
    await server?.release();
  }
}
