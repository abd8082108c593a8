import process from "node:process";
import { createPostgresUserRepository } from "../adapters/postgres/user-repository.ts";
import { systemClock } from "../adapters/system/clock.ts";
import { uuids } from "../adapters/system/ids.ts";
import { readConfig } from "../app-server/config.ts";
import { promoteAdmin } from "../domain/accounts/promote-admin.ts";
import { oneEmail } from "./command/one-email.ts";
import { openTables } from "./command/open-tables.ts";
import { runCommand } from "./command/run-command.ts";

const help = `Makes somebody an admin. An address that has no account yet gets one.

  deno task promote-admin EMAIL

They are an admin from their next click on, and sign in as they always did. See also: list-admins, demote-admin.
Uses DATABASE_URL, or the database in DATA_DIR (.data).`;

await runCommand({
  help,
  async run({ positionals }) {
    const email = oneEmail(positionals);
    const { user, created } = await openTables(
      readConfig(process.env),
      "promote-admin",
      async ({ orm }) => {
        const users = createPostgresUserRepository(orm.em.fork());
        return promoteAdmin({ users, ids: uuids, clock: systemClock })({ email });
      },
    );
    console.log(`${user.email} is an admin now${created ? ", with a new account" : ""}`);
    return 0;
  },
});
