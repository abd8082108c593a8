import process from "node:process";
import { createPostgresUserRepository } from "../adapters/postgres/accounts/user-repository.ts";
import { readConfig } from "../app-server/config.ts";
import { utcDay } from "../domain/shared/time/utc-day.ts";
import { openTables } from "./command/open-tables.ts";
import { runCommand } from "./command/run-command.ts";
import { WrongUse } from "./command/wrong-use.ts";

const help = `Lists the admins, one a line: address, name, when the account was made.

  deno task list-admins

See also: promote-admin, demote-admin.
Uses DATABASE_URL, or the database in DATA_DIR (.data).`;

await runCommand({
  help,
  async run({ positionals }) {
    if (positionals.length > 0) throw new WrongUse("list-admins takes no words");
    const admins = await openTables(readConfig(process.env), "list-admins", ({ orm }) =>
      createPostgresUserRepository(orm.em.fork()).listByType("admin"),
    );
    for (const { email, firstName, lastName, createdAt } of admins) {
      const name = [firstName, lastName].filter(Boolean).join(" ") || "-";
      console.log([email, name, utcDay(createdAt)].join("\t"));
    }
    if (admins.length === 0) console.log("There is no admin yet: make one with promote-admin");
    return 0;
  },
});
