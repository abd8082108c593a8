import { expect, test } from "vitest";
import type { SyncState } from "../../domain/content-sync/ports.ts";
import { healthRoutes } from "./health.ts";

const at = new Date("2027-01-05T10:00:00.000Z");
const counts = { seen: 1, created: 0, updated: 0, removed: 0, unchanged: 0, flawed: 1, written: 0 };
const times = { startedAt: at, endedAt: at };
const state: SyncState = {
  last: {
    source: "folder",
    outcome: "failed",
    ...times,
    isProjectsRead: false,
    report: {
      source: "folder",
      outcome: "failed",
      isDryRun: false,
      ...times,
      kinds: [{ kind: "blog", ...counts, failure: 'blog.json has "A secret launch" twice' }],
      problems: [],
      conflicts: [],
      changes: [],
    },
  },
  projectsReadAt: at,
};

test("healthRoutes() shows everyone that a sync failed, without words that quote content", async () => {
  const app = healthRoutes(
    async () => null,
    async () => state,
  );
  const answer = await app.request("/readyz?verbose");
  const text = await answer.text();
  expect(text).not.toContain("A secret launch");
  expect(JSON.parse(text).contentSync.kinds).toMatchObject([{ kind: "blog", isFailed: true }]);
});
