import type { EntityManager } from "@mikro-orm/postgresql";
import type { SyncHistory, SyncState } from "../../../domain/content-sync/ports.ts";
import type { SyncReport } from "../../../domain/content-sync/sync-report.ts";
import { runSql } from "../sql/run-sql.ts";

type Row = {
  source: string;
  outcome: NonNullable<SyncState["last"]>["outcome"];
  report: SyncReport | null;
  started_at: string;
  ended_at: string;
  is_read: boolean;
};

const ofProjects = "jsonb_path_query_first(s.report, '$.kinds[*] ? (@.kind == \"portfolio\")')";

/** A sync that took the projects over. */
const isRead = `coalesce(s.outcome in ('done', 'partly') and ${ofProjects} -> 'failure' = 'null', false)`;

/** One that was asked to; what died before it could tell was asked to, for all that is known. */
const lastOfProjects = `select ${isRead} as is_read from content_sync s
  where outcome is not null and (s.report is null or ${ofProjects} is not null) order by started_at desc limit 1`;
const lastOne = `select s.*, coalesce((${lastOfProjects}), true) as is_read from content_sync s
  where outcome is not null order by started_at desc limit 1`;
const lastRead = `select ended_at from content_sync s where ${isRead} order by started_at desc limit 1`;

/** Reads from PostgreSQL how the syncs went. */
export function createPostgresSyncHistory(em: EntityManager): SyncHistory {
  return {
    async readState() {
      const [last] = await runSql<Row>(em, lastOne);
      if (!last) return { last: null, projectsReadAt: null };
      const [read] = await runSql<Pick<Row, "ended_at">>(em, lastRead);
      return {
        last: {
          source: last.source,
          outcome: last.outcome,
          startedAt: new Date(last.started_at),
          endedAt: new Date(last.ended_at),
          isProjectsRead: last.is_read,
          report: last.report,
        },
        projectsReadAt: read ? new Date(read.ended_at) : null,
      };
    },
  };
}
