import type { EntityManager } from "@mikro-orm/postgresql";
import { type SqlBool, sql } from "kysely";
import type { SyncHistory } from "../../../domain/content-sync/ports.ts";
import type { SyncReport } from "../../../domain/content-sync/sync-report.ts";
import { gatherOnce, instantAsJson } from "../sql/gather.ts";
import { run } from "../sql/run.ts";

/** The part of `sync_run as s`'s report about projects. */
const ofProjects = sql`jsonb_path_query_first(${sql.ref("s.report")}, '$.kinds[*] ? (@.kind == "portfolio")')`;

/** Whether the sync imported the projects. */
const isRead = sql<boolean>`coalesce(${sql.ref("s.outcome")} in ('done', 'partly') and ${ofProjects} -> 'failure' = 'null', false)`;

/**
 * Reads three facts: the sync that ended last; whether the last sync of projects imported them; when
 * projects were imported last.
 */
const readLastSync = gatherOnce((db) => {
  // a sync that crashed before its report counts as having included projects
  const wasAsked = sql<SqlBool>`(${sql.ref("s.report")} is null or ${ofProjects} is not null)`;
  const lastOfProjects = db
    .selectFrom("content_sync as s")
    .select(isRead.as("is_read"))
    .where("s.outcome", "is not", null)
    .where(wasAsked)
    .orderBy("s.started_at", "desc")
    .limit(sql.lit(1));
  const readLast = db
    .selectFrom("content_sync as s")
    .select(({ ref }) => instantAsJson(ref("s.ended_at")).as("ended_at"))
    .where(isRead)
    .orderBy("s.started_at", "desc")
    .limit(sql.lit(1));
  return db
    .selectFrom("content_sync as s")
    .select(["s.source", "s.outcome", "s.report"])
    .select(({ ref }) => [
      instantAsJson(ref("s.started_at")).as("started_at"),
      instantAsJson(ref("s.ended_at")).as("ended_at"),
    ])
    .select(sql<boolean>`coalesce(${lastOfProjects}, true)`.as("is_read"))
    .select(readLast.as("projects_read_at"))
    .where("s.outcome", "is not", null)
    .orderBy("s.started_at", "desc")
    .limit(sql.lit(1));
});

/** Reads the state of past syncs from PostgreSQL. */
export function createPostgresSyncHistory(em: EntityManager): SyncHistory {
  return {
    async readState() {
      const [last] = await readLastSync(em, {});
      if (!last?.outcome || !last.ended_at) return { last: null, projectsReadAt: null };
      return {
        last: {
          source: last.source,
          outcome: last.outcome,
          startedAt: new Date(last.started_at),
          endedAt: new Date(last.ended_at),
          isProjectsRead: last.is_read,
          report: last.report,
        },
        projectsReadAt: last.projects_read_at ? new Date(last.projects_read_at) : null,
      };
    },
  };
}

/** Whether a sync with the source started after this moment. */
export async function hasSyncBegun(em: EntityManager, source: string, since: Date) {
  const begun = await run(em, (db) =>
    db
      .selectFrom("content_sync")
      .where("source", "=", source)
      .where("started_at", ">", since)
      .limit(sql.lit(1)),
  );
  return begun.length > 0;
}

/**
 * Records how a sync ended, unless another marked it as interrupted, and drops its staged pages
 * except of kinds whose source became unavailable.
 */
export async function finishSync(em: EntityManager, syncId: string, report: SyncReport) {
  const { outcome, endedAt } = report;
  await run(em, (db) =>
    db
      .updateTable("content_sync")
      .set({ outcome, report, ended_at: endedAt })
      .where("id", "=", syncId)
      .where("outcome", "is", null),
  );
  const away = report.kinds.filter(({ failure }) => failure !== null).map(({ kind }) => kind);
  const staying = outcome === "stopped" ? [] : away;
  await run(em, (db) =>
    db
      .deleteFrom("content_staging")
      .where("sync_id", "=", syncId)
      .where(sql<SqlBool>`kind <> all (${staying}::text[])`),
  );
  // keeps one year of hourly syncs
  await run(em, (db) =>
    db
      .deleteFrom("content_sync")
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("content_sync").select("id").orderBy("started_at", "desc").offset(sql.lit(1000)),
      ),
  );
}
