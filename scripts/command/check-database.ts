import type { Server } from "../../adapters/embedded-postgres/open-server.ts";
import {
  type DatabaseFacts,
  type Rights,
  readDatabaseFacts,
  readRights,
  readWaitingWork,
  type WaitingWork,
} from "../../adapters/postgres/operations/read-database-facts.ts";
import { readRatingHealth } from "../../adapters/postgres/operations/read-rating-health.ts";
import { pendingMigrations } from "../../adapters/postgres/server/pending-migrations.ts";
import { isPooled } from "../../adapters/postgres/server/pooler.ts";
import type { Check } from "./check.ts";
import { checkCommission } from "./check-commission.ts";
import { checkPromises } from "./check-promises.ts";
import { siteClock } from "./site-clock.ts";

/** The oldest version of PostgreSQL that everything is tested with. */
const leastVersion = 15;

type Checked = Pick<Server, "url" | "migrateUrl">;
/**
 * The owner's URL as set in the environment. The one that `openServer` completes may differ even
 * when one role does both.
 */
type Set = { migrateDatabaseUrl: string | undefined; dataDir?: string };

/** Checks the database and lists what waits in it. The database must be reachable. */
export async function checkDatabase(
  { url, migrateUrl }: Checked,
  { migrateDatabaseUrl, dataDir }: Set,
): Promise<Check[]> {
  const facts = await readDatabaseFacts(url);
  const checks = [versionCheck(facts), clockCheck(facts), ...poolerChecks(url, facts)];
  if (migrateDatabaseUrl !== undefined && !(await readDatabaseFacts(migrateUrl)).mayCreate)
    checks.push({
      level: "fail",
      about: "roles",
      found: "the role of MIGRATE_DATABASE_URL may create nothing",
      todo: "let that role own the database: alter database … owner to …",
    });
  const pending = await pendingMigrations(url);
  if (pending.length > 0)
    return [
      ...checks,
      {
        level: "fail",
        about: "migrations",
        found: `${pending.length} pending, the first is ${pending[0]}`,
        todo: "back up, then run `migrate`",
      },
    ];
  const applied = { level: "ok", about: "migrations", found: "all applied" } as const;
  const roles = rolesCheck(await readRights(url));
  if (roles.level === "fail") return [...checks, applied, roles];
  const now = siteClock().now();
  const work = await readWaitingWork(url, now);
  const promises = await checkPromises(url, now, work.heldSince !== null);
  const ratings = ratingsCheck(await readRatingHealth(url, now));
  const commission = dataDir === undefined ? [] : [await checkCommission(url, dataDir, now)];
  return [...checks, applied, roles, ...workChecks(work), ...promises, ratings, ...commission];
}

function ratingsCheck({ of, wrong }: Awaited<ReturnType<typeof readRatingHealth>>): Check {
  const about = "ratings";
  if (wrong === 0) return { level: "ok", about, found: `${of} builders recounted, all right` };
  return {
    level: "warn",
    about,
    found: `${wrong} of ${of} builders recounted have another rating than their reviews`,
    todo: "start a worker, or a server with RUN_WORKER=true; look again after its nightly recount",
  };
}

function rolesCheck({ mayWork, mayRewriteAuditLog }: Rights): Check {
  const about = "roles";
  if (!mayWork)
    return {
      level: "fail",
      about,
      found: "the role of DATABASE_URL may not work with the tables",
      todo: "run `migrate` with MIGRATE_DATABASE_URL for their owner: it grants the rights",
    };
  if (mayRewriteAuditLog)
    return {
      level: "warn",
      about,
      found: "the role of DATABASE_URL may change and delete lines of the audit log",
      todo: "use two roles: docs/operating/run.md, Two roles",
    };
  return { level: "ok", about, found: "the app may read and add to the audit log, no more" };
}

function versionCheck(facts: DatabaseFacts): Check {
  const { version, major, size, maxConnections } = facts;
  const found = `PostgreSQL ${version}, ${size}, ${maxConnections} connections at most`;
  const about = "database";
  if (major < leastVersion)
    return { level: "fail", about, found, todo: `upgrade it to ${leastVersion} or later` };
  if (maxConnections < 40)
    return { level: "warn", about, found, todo: "a server takes up to 19: raise max_connections" };
  return { level: "ok", about, found };
}

/**
 * Checks settings of the role: the app sets them for each of its connections, but can't behind a
 * pooler.
 */
function poolerChecks(url: string, { role, statementTimeout }: DatabaseFacts): Check[] {
  if (!isPooled(url)) return [];
  const about = "pooler";
  const found = "each transaction may have another connection (DATABASE_POOLER)";
  if (statementTimeout !== "0") return [{ level: "ok", about, found }];
  return [
    {
      level: "warn",
      about,
      found: `${found}, and the database ends no statement of the role that takes too long`,
      todo: `alter role ${role} set statement_timeout = '60s', then reconnect the pooler`,
    },
  ];
}

function clockCheck({ nowMs, askedAtMs, answeredAtMs }: DatabaseFacts): Check {
  const skewMs = Math.max(askedAtMs - nowMs, nowMs - answeredAtMs, 0);
  const found = `${Math.round(skewMs / 100) / 10} s apart from the database's`;
  if (skewMs < 5_000) return { level: "ok", about: "clock", found };
  const todo = "let both machines keep time by NTP: links and offers end by these clocks";
  return { level: skewMs < 60_000 ? "warn" : "fail", about: "clock", found, todo };
}

function emailsCheck({
  overdue,
  held,
  heldSince,
}: Pick<WaitingWork, "overdue" | "held" | "heldSince">): Check {
  const about = "emails";
  if (heldSince)
    return {
      level: "warn",
      about,
      found: `on hold since ${heldSince.toISOString()}: this database is a copy, ${held} emails wait and promises are not evaluated`,
      todo: "nothing in a rehearsal; where it takes the place of the site, `release-mail`",
    };
  if (overdue === 0) return { level: "ok", about, found: "none is late" };
  return {
    level: "warn",
    about,
    found: `${overdue} should have left ten minutes ago or longer`,
    todo: "start a worker, or a server with RUN_WORKER=true, and look at its log",
  };
}

function workChecks({ admins, overdue, failed, held, heldSince }: WaitingWork): Check[] {
  return [
    admins > 0
      ? { level: "ok", about: "admins", found: `${admins}` }
      : { level: "warn", about: "admins", found: "none", todo: "make one: promote-admin EMAIL" },
    emailsCheck({ overdue, held, heldSince }),
    ...(failed > 0
      ? [
          {
            level: "warn",
            about: "emails",
            found: `${failed} failed within a day`,
            todo: "the admin's dashboard shows at which request, why, and sends again",
          } as const,
        ]
      : []),
  ];
}
