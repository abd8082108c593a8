import { pendingMigrations } from "../../adapters/postgres/pending-migrations.ts";
import {
  type DatabaseFacts,
  readDatabaseFacts,
  readWaitingWork,
  type WaitingWork,
} from "../../adapters/postgres/read-database-facts.ts";
import type { Finding } from "./finding.ts";

const tested = 18;

/** How the database is, and what waits in it. The database was reached before. */
export async function examineDatabase(url: string): Promise<Finding[]> {
  const facts = await readDatabaseFacts(url);
  const findings = [versionFinding(facts), clockFinding(facts)];
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
  const applied = { level: "ok", about: "migrations", found: "all applied" } as const;
  return [...findings, applied, ...workFindings(await readWaitingWork(url))];
}

function versionFinding(facts: DatabaseFacts): Finding {
  const { version, major, size, maxConnections, mayCreate } = facts;
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

function clockFinding({ nowMs, askedAtMs, answeredAtMs }: DatabaseFacts): Finding {
  const skewMs = Math.max(askedAtMs - nowMs, nowMs - answeredAtMs, 0);
  const found = `${Math.round(skewMs / 100) / 10} s apart from the database's`;
  if (skewMs < 5_000) return { level: "ok", about: "clock", found };
  const todo = "let both machines keep time by NTP: links and offers end by these clocks";
  return { level: skewMs < 60_000 ? "warn" : "fail", about: "clock", found, todo };
}

function workFindings({ admins, overdue, failed }: WaitingWork): Finding[] {
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
