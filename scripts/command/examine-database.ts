import pg from "pg";
import { pendingMigrations } from "../../adapters/postgres/pending-migrations.ts";
import type { Finding } from "./finding.ts";

const tested = 18;
const facts = `select current_setting('server_version') as version,
    current_setting('server_version_num')::int / 10000 as major,
    pg_size_pretty(pg_database_size(current_database())) as size,
    current_setting('max_connections')::int as "maxConnections",
    extract(epoch from clock_timestamp()) * 1000 as "nowMs",
    has_database_privilege(current_database(), 'CREATE') as "mayCreate"`;
const work = `select
    (select count(*)::int from users where user_type = 'admin') as admins,
    (select count(*)::int from message where state = 'queued' and next_attempt_at < now() - interval '10 minutes') as overdue,
    (select count(*)::int from message where state = 'failed' and ended_at > now() - interval '1 day') as failed`;

/** How the database is, and what waits in it. The database was reached before. */
export async function examineDatabase(url: string): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "boothwright doctor",
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    const askedAt = Date.now();
    const { rows } = await client.query(facts);
    const [found] = rows;
    const findings = [
      versionFinding(found),
      clockFinding(Number(found.nowMs), askedAt, Date.now()),
    ];
    const pending = await pendingMigrations(url);
    if (pending.length > 0)
      return [
        ...findings,
        {
          level: "fail",
          about: "migrations",
          found: `${pending.length} pending, the first is ${pending[0]}`,
          todo: "back up, then run `migrate`",
        },
      ];
    const waiting = await client.query(work);
    return [
      ...findings,
      { level: "ok", about: "migrations", found: "all applied" },
      ...workFindings(waiting.rows[0]),
    ];
  } finally {
    await client.end().catch(() => {});
  }
}

type Facts = {
  version: string;
  major: number;
  size: string;
  maxConnections: number;
  mayCreate: boolean;
};

function versionFinding({ version, major, size, maxConnections, mayCreate }: Facts): Finding {
  const found = `PostgreSQL ${version}, ${size}, ${maxConnections} connections at most`;
  const about = "database";
  if (!mayCreate)
    return {
      level: "fail",
      about,
      found: `${found}; this role may create nothing`,
      todo: "let the role own its database: alter database … owner to …",
    };
  if (major < tested)
    return { level: "warn", about, found, todo: `only ${tested} was tried: upgrade it` };
  if (maxConnections < 40)
    return { level: "warn", about, found, todo: "a server takes up to 19: raise max_connections" };
  return { level: "ok", about, found };
}

function clockFinding(theirs: number, before: number, after: number): Finding {
  const skewMs = theirs < before ? before - theirs : theirs > after ? theirs - after : 0;
  const found = `${Math.round(skewMs / 100) / 10} s apart from the database's`;
  if (skewMs < 5_000) return { level: "ok", about: "clock", found };
  const todo = "let both machines keep time by NTP: links and offers end by these clocks";
  return { level: skewMs < 60_000 ? "warn" : "fail", about: "clock", found, todo };
}

function workFindings(found: { admins: number; overdue: number; failed: number }): Finding[] {
  const { admins, overdue, failed } = found;
  return [
    admins > 0
      ? { level: "ok", about: "admins", found: `${admins}` }
      : { level: "warn", about: "admins", found: "none", todo: "make one: promote-admin EMAIL" },
    overdue > 0
      ? {
          level: "warn",
          about: "letters",
          found: `${overdue} should have left ten minutes ago or longer`,
          todo: "start a worker, or a server with RUN_WORKER=true, and look at its log",
        }
      : { level: "ok", about: "letters", found: "none is late" },
    ...(failed > 0
      ? [
          {
            level: "warn",
            about: "letters",
            found: `${failed} failed within a day`,
            todo: "the admin's dashboard shows at which request, why, and sends again",
          } as const,
        ]
      : []),
  ];
}
