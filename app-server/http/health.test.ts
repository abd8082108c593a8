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

test("healthRoutes() shows everyone that a sync failed, without words that quote content, and that emails are held [Y01]", async () => {
  const app = healthRoutes({
    readiness: async () => null,
    syncState: async () => state,
    mailHold: async () => ({ since: at, origin: "restore" }),
  });
  const answer = await app.request("/readyz?verbose");
  const text = await answer.text();
  expect(text).not.toContain("A secret launch");
  expect(JSON.parse(text).contentSync.kinds).toMatchObject([{ kind: "blog", isFailed: true }]);
  expect(JSON.parse(text).mailHold).toEqual({ since: at.toISOString(), origin: "restore" });
});
