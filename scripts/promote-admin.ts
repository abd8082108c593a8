import process from "node:process";
import { parseArgs } from "node:util";
import { DatabaseProblem } from "../adapters/postgres/database-problem.ts";
import { migrateUp } from "../adapters/postgres/migrate-up.ts";
import { openServer } from "../adapters/postgres/open-server.ts";
import { openDatabase } from "../adapters/postgres/orm.ts";
import { createPostgresUserRepository } from "../adapters/postgres/user-repository.ts";
import { systemClock } from "../adapters/system/clock.ts";
import { uuids } from "../adapters/system/ids.ts";
import { CannotStart } from "../app-server/cannot-start.ts";
import { readConfig } from "../app-server/config.ts";
import { emailAddress } from "../app-server/contract/text.ts";
import { promoteAdmin } from "../domain/accounts/promote-admin.ts";

const help = `Makes somebody an admin. An address that has no account yet gets one.

  deno task promote-admin EMAIL

Uses DATABASE_URL, or the database in DATA_DIR (.data).`;

try {
  process.exit(await main());
} catch (error) {
  const isForTheOperator = error instanceof CannotStart || error instanceof DatabaseProblem;
  console.error(isForTheOperator ? error.message : error);
  process.exit(1);
}

/** The exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { help: { type: "boolean" } },
    allowPositionals: true,
    strict: false,
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const parsed = emailAddress.safeParse(positionals[0]);
  if (!parsed.success || positionals.length !== 1) {
    console.error(`Give one e-mail address, such as admin@example.com\n\n${help}`);
    return 2;
  }
  const config = readConfig(process.env);
  const server = await openServer(config);
  try {
    if (config.databaseUrl === undefined) await migrateUp(server.url);
    const orm = openDatabase(server.url, { applicationName: "boothwright promote-admin" });
    const users = createPostgresUserRepository(orm.em.fork());
    const promote = promoteAdmin({ users, ids: uuids, clock: systemClock });
    const { user, created } = await promote({ email: parsed.data });
    await orm.close();
    console.log(`${user.email} is an admin now${created ? ", with a new account" : ""}`);
    return 0;
  } finally {
    await server.release();
  }
}
