import process from "node:process";
import { createPostgresPasskeyRepository } from "../adapters/postgres/accounts/passkey-repository.ts";
import { createPostgresSessionRepository } from "../adapters/postgres/accounts/session-repository.ts";
import { createPostgresUserRepository } from "../adapters/postgres/accounts/user-repository.ts";
import { createPostgresSecurityLog } from "../adapters/postgres/operations/security-log.ts";
import { uuids } from "../adapters/system/clock-and-ids.ts";
import { readConfig } from "../app-server/config.ts";
import { forgetPasskeys } from "../domain/accounts/passkeys/forget-passkeys.ts";
import { promoteAdmin } from "../domain/accounts/promote-admin.ts";
import { oneEmail } from "./command/one-email.ts";
import { openTables } from "./command/open-tables.ts";
import { runCommand } from "./command/run-command.ts";
import { siteClock } from "./command/site-clock.ts";

const help = `Makes a person an admin. An address that has no account yet gets one.

  deno task promote-admin EMAIL [--forget-passkeys]

They are signed out everywhere, and are an admin from their next sign-in on. The audit log records it.
--forget-passkeys is for an admin who has lost every passkey: all of them are removed, all their
browsers are signed out, and they sign in by email. Verify who asks. See also: list-admins, demote-admin.
Uses DATABASE_URL, or the database in DATA_DIR (.data).`;

await runCommand({
  help,
  options: { "forget-passkeys": { type: "boolean" } },
  async run({ positionals, values }) {
    const email = oneEmail(positionals);
    const { user, created, forgotten } = await openTables(
      readConfig(process.env),
      "promote-admin",
      ({ orm }) =>
        orm.em.fork().transactional(async (em) => {
          const users = createPostgresUserRepository(em);
          const sessions = createPostgresSessionRepository(em);
          const securityLog = createPostgresSecurityLog(em);
          const common = { sessions, ids: uuids, clock: siteClock() };
          const promoted = await promoteAdmin({ users, securityLog, ...common })({ email });
          if (!values["forget-passkeys"]) return { ...promoted, forgotten: null };
          const passkeys = createPostgresPasskeyRepository(em);
          return { ...promoted, ...(await forgetPasskeys({ passkeys, ...common })(promoted)) };
        }),
    );
    console.log(`${user.email} is an admin now${created ? ", with a new account" : ""}`);
    if (forgotten !== null) {
      console.log(`Passkeys forgotten: ${forgotten}. They are signed out everywhere`);
    }
    return 0;
  },
});
