import type pg from "pg";
import { systemClock } from "../../system/clock-and-ids.ts";
import { createClient } from "../server/connection-to.ts";

export type DatabaseFacts = {
  version: string;
  major: number;
  /** Size for people, such as "42 MB". */
  size: string;
  maxConnections: number;
  mayCreate: boolean;
  role: string;
  /** The role's `statement_timeout` as PostgreSQL writes it; "0": none. */
  statementTimeout: string;
  /** The database's clock, and ours before and after its answer. */
  nowMs: number;
  askedAtMs: number;
  answeredAtMs: number;
};

/** Permissions of the app's role on the tables. Requires all migrations. */
export type Rights = {
  /** Whether it has all permissions to work. */
  mayWork: boolean;
  /** Whether the role could change or remove audit lines. */
  mayRewriteAuditLog: boolean;
};

export type WaitingWork = {
  admins: number;
  overdue: number;
  failed: number;
  /** Number of emails held back by a copied database. Null: no hold. */
  held: number | null;
  heldSince: Date | null;
};

const facts = `select current_setting('server_version') as version,
    current_setting('server_version_num')::int / 10000 as major,
    pg_size_pretty(pg_database_size(current_database())) as size,
    current_setting('max_connections')::int as "maxConnections",
    current_user as role, current_setting('statement_timeout') as "statementTimeout",
    (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs",
    has_database_privilege(current_database(), 'CREATE') as "mayCreate"`;

const rights = `select
    has_table_privilege('users', 'select, insert, update, delete')
      and has_table_privilege('audit_event', 'insert')
      and has_schema_privilege('pgboss', 'usage')
      and has_function_privilege('remove_old_audit_events(int, int)', 'execute') as "mayWork",
    has_table_privilege('audit_event', 'update') or has_table_privilege('audit_event', 'delete')
      or has_table_privilege('audit_event', 'truncate') as "mayRewriteAuditLog"`;

const work = `select
    (select count(*)::int from users where user_type = 'admin') as admins,
    (select count(*)::int from message where state = 'queued' and next_attempt_at < $1::timestamptz - interval '10 minutes') as overdue,
    (select count(*)::int from message where state = 'failed' and ended_at > $1::timestamptz - interval '1 day') as failed,
    h.since as "heldSince",
    case when h.id is not null then (select count(*)::int from message where state = 'queued') end as held
  from (values (1)) one left join mail_hold h on h.released_at is null`;

/** Version and settings of the database. */
export function readDatabaseFacts(url: string): Promise<DatabaseFacts> {
  return asking(url, async (client) => {
    const askedAtMs = systemClock.now().getTime();
    const { rows } = await client.query(facts);
    return { ...rows[0], askedAtMs, answeredAtMs: systemClock.now().getTime() };
  });
}

/** Permissions of this URL's role on the tables. */
export function readRights(url: string): Promise<Rights> {
  return asking(url, async (client) => (await client.query(rights)).rows[0]);
}

/** Work that awaits an operator as of `now`. Requires all migrations. */
export function readWaitingWork(url: string, now: Date): Promise<WaitingWork> {
  return asking(url, async (client) => (await client.query(work, [now])).rows[0]);
}

/** Runs queries over a connection of its own, with timeouts of 5 and 10 seconds, and closes it. */
export async function asking<Answer>(url: string, ask: (client: pg.Client) => Promise<Answer>) {
  const client = createClient(url, {
    application_name: "boothwright doctor",
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end().catch(() => {});
  }
}
