import { afterAll, beforeEach, expect, test } from "vitest";
import { isStale } from "../../../domain/content-sync/is-content-stale.ts";
import { noCounts, type SyncReport } from "../../../domain/content-sync/sync-report.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresSyncHistory } from "./sync-history.ts";

const tables = await openTestTables();
afterAll(() => tables.close());
beforeEach(() => tables.empty());

const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`);
const readState = () => createPostgresSyncHistory(tables.newEm()).readState();

type Run = {
  start: string;
  end: string | null;
  outcome: SyncReport["outcome"] | "interrupted" | null;
  /** Failure of the projects: null when they succeeded, a text when not; absent when they weren't synced. */
  failure?: string | null;
};

async function ran({ start, end, outcome, ...about }: Run) {
  const kinds = [
    { kind: "blog" as const, ...noCounts(), failure: null },
    ...("failure" in about
      ? [{ kind: "portfolio" as const, ...noCounts(), seen: 3, failure: about.failure ?? null }]
      : []),
  ];
  const report = { source: "notion", outcome, kinds, problems: [], conflicts: [], changes: [] };
  const isTold = outcome !== null && outcome !== "interrupted";
  await runSql(
    tables.newEm(),
    `insert into content_sync (source, started_at, ended_at, outcome, report)
     values ('notion', $1, $2, $3, $4::jsonb)`,
    [at(start), end && at(end), outcome, isTold ? JSON.stringify(report) : null],
  );
}

test("readState() knows nothing before the first sync, nor of one that is at work", async () => {
  expect(await readState()).toEqual({ last: null, projectsReadAt: null });
  await ran({ start: "08:00", end: null, outcome: null });
  expect(await readState()).toEqual({ last: null, projectsReadAt: null });
});

test("readState() has the latest, with its report, and since when the projects are as they were read", async () => {
  await ran({ start: "08:00", end: "08:01", outcome: "done", failure: null });
  await ran({ start: "09:00", end: "09:02", outcome: "partly", failure: null });
  expect(await readState()).toEqual({
    last: {
      source: "notion",
      outcome: "partly",
      startedAt: at("09:00"),
      endedAt: at("09:02"),
      isProjectsRead: true,
      report: expect.objectContaining({ outcome: "partly" }),
    },
    projectsReadAt: at("09:02"),
  });
  await ran({ start: "10:00", end: null, outcome: null });
  expect((await readState()).last?.startedAt).toEqual(at("09:00"));
});

test("readState() holds the last good reading against whatever failed since, and says when it is too old [D08]", async () => {
  await ran({ start: "08:00", end: "08:01", outcome: "done", failure: null });
  const later: [Run, boolean][] = [
    // only the posts were synced, not the projects
    [{ start: "08:10", end: "08:11", outcome: "done" }, true],
    [{ start: "08:20", end: "08:21", outcome: "partly", failure: "Notion does not answer" }, false],
    [{ start: "08:30", end: "08:31", outcome: "failed" }, false],
    [{ start: "08:40", end: "08:41", outcome: "stopped", failure: null }, false],
    [{ start: "08:50", end: "08:51", outcome: "interrupted" }, false],
  ];
  for (const [run, isProjectsRead] of later) {
    await ran(run);
    const state = await readState();
    expect([run.start, state.last?.outcome, state.last?.isProjectsRead]).toEqual([
      run.start,
      run.outcome,
      isProjectsRead,
    ]);
    expect(state.projectsReadAt).toEqual(at("08:01"));
    expect(isStale(state, at("09:00"))).toBe(false);
    expect(isStale(state, at("09:02"))).toBe(!isProjectsRead);
  }
  await ran({ start: "09:10", end: "09:11", outcome: "done", failure: null });
  expect(isStale(await readState(), at("09:12"))).toBe(false);
});
