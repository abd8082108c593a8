import { setTimeout as sleep } from "node:timers/promises";
import { asAdmin } from "./as-admin.ts";
import type { Place } from "./data-dir.ts";
import { isServerOf, readPostmaster } from "./postmaster.ts";
import { runPostgresProgram } from "./run-postgres-program.ts";
import { serverAccount } from "./server-account.ts";

const others = `select 1 from pg_stat_activity
  where backend_type in ('client backend', 'walsender') and pid <> pg_backend_pid()`;

/** Stops the server unless other connections are open. Call under the lock. */
export async function stopWhenLast(place: Place): Promise<void> {
  const server = readPostmaster(place.data);
  if (!server || !isServerOf(place.data, server)) return;
  if (!(await isAlone(place, server.port))) return;
  await runPostgresProgram(
    "pg_ctl",
    ["stop", "--mode=fast", "--wait", "--silent", "--pgdata", place.data],
    serverAccount(place.data),
  );
}

/** Connections that were just closed need a moment to vanish. */
async function isAlone(place: Place, port: number): Promise<boolean> {
  return asAdmin(place, port, async (client) => {
    for (let look = 0; look < 20; look++) {
      const { rowCount } = await client.query(others);
      if (rowCount === 0) return true;
      await sleep(50);
    }
    return false;
  });
}
