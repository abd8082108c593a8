import pg from "pg";
import { hostsOf } from "./hosts-of.ts";
import { connectMs } from "./reach-database.ts";

/** The only functions that change or remove audit lines, each within its limits. */
const auditLogFunctions = [
  "public.remove_old_audit_events(int, int)",
  "public.blank_account_events(uuid)",
];

/**
 * Grants the role of `appUrl` what the app needs: it can't alter tables, and in the audit log and
 * the ledgers of promises and of the commission it can only read and insert. No-op where owner and app share a role. Call
 * after each migration, as the tables' owner.
 */
export async function grantAppRole(ownerUrl: string, appUrl: string): Promise<void> {
  if (roleOf(ownerUrl) === roleOf(appUrl)) return;
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: "boothwright migrate",
    connectionTimeoutMillis: connectMs,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    const app = client.escapeIdentifier(roleOf(appUrl));
    await client.query("begin");
    for (const schema of ["public", "pgboss"]) {
      await client.query(`grant usage on schema ${schema} to ${app}`);
      await client.query(
        `grant select, insert, update, delete on all tables in schema ${schema} to ${app}`,
      );
      await client.query(`grant usage, select on all sequences in schema ${schema} to ${app}`);
    }
    await client.query(
      `revoke update, delete on audit_event, promise_event, promise_seal, commission_entry, commission_rates, commission_operator, commission_statement_entry from ${app}`,
    );
    await client.query(`revoke insert, update, delete on mikro_orm_migrations from ${app}`);
    for (const name of auditLogFunctions) {
      await client.query(`revoke execute on function ${name} from public`);
      await client.query(`grant execute on function ${name} to ${app}`);
    }
    await client.query("commit");
  } finally {
    await client.end().catch(() => {});
  }
}

const roleOf = (url: string) => decodeURIComponent(new URL(hostsOf(url)[0] ?? url).username);
