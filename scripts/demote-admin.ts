import process from "node:process";
import { createPostgresSessionRepository } from "../adapters/postgres/accounts/session-repository.ts";
import { createPostgresUserRepository } from "../adapters/postgres/accounts/user-repository.ts";
import { createPostgresBuilderProfileRepository } from "../adapters/postgres/builders/builder-profile-repository.ts";
import { createPostgresSecurityLog } from "../adapters/postgres/operations/security-log.ts";
import { uuids } from "../adapters/system/clock-and-ids.ts";
import { readConfig } from "../app-server/config.ts";
import { StartupError } from "../app-server/runtime/startup-error.ts";
import { demoteAdmin } from "../domain/accounts/demote-admin.ts";
import { oneEmail } from "./command/one-email.ts";
import { openTables } from "./command/open-tables.ts";
import { runCommand } from "./command/run-command.ts";
import { siteClock } from "./command/site-clock.ts";

const help = `Takes the rights of an admin away. The account stays: a builder's, when it has a builder profile, else an exhibitor's.

  deno task demote-admin EMAIL

They are signed out everywhere, and the audit log records it. See also: list-admins, promote-admin.
Uses DATABASE_URL, or the database in DATA_DIR (.data).`;

const nouns = { exhibitor: "an exhibitor", builder: "a builder", admin: "an admin" };

await runCommand({
  help,
  async run({ positionals }) {
    const email = oneEmail(positionals);
    const done = await openTables(readConfig(process.env), "demote-admin", ({ orm }) =>
      orm.em.fork().transactional((em) => {
        const users = createPostgresUserRepository(em);
        const builders = createPostgresBuilderProfileRepository(em);
        const securityLog = createPostgresSecurityLog(em);
        const sessions = createPostgresSessionRepository(em);
        const ports = { users, sessions, builders, securityLog, ids: uuids, clock: siteClock() };
        return demoteAdmin(ports)({ email });
      }),
    );
    if (!done) throw new StartupError(`${email} is not an admin. list-admins shows who is`);
    console.log(`${done.user.email} is no longer an admin, but ${nouns[done.user.userType]}`);
    if (done.adminsLeft === 0) console.log("There is no admin left: make one with promote-admin");
    return 0;
  },
});
