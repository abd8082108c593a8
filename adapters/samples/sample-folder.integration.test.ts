import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { syncContent } from "../../domain/content-sync/sync-content.ts";
import { openFolderSource } from "../content-folder/folder-source.ts";
import { writeContentFolder } from "../content-folder/write-content-folder.ts";
import { sanitizeHtml } from "../html/sanitize-html.ts";
import { createPostgresContentStore } from "../postgres/content/content-store.ts";
import { openTestTables } from "../postgres/test/open-test-tables.ts";
import { uuids } from "../system/clock-and-ids.ts";
import { loadSamples } from "./load-samples.ts";
import { sampleContent } from "./sample-content.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const later = new Date("2026-11-21T10:07:13.000Z");
let tables: Awaited<ReturnType<typeof openTestTables>>;
let folder: string;
beforeAll(async () => {
  tables = await openTestTables();
  await loadSamples({ ...tables, now });
  folder = await mkdtemp(join(tmpdir(), "boothwright-folder-"));
  await writeContentFolder(folder, sampleContent(later), later);
});
afterAll(async () => {
  await tables.close();
  await rm(folder, { recursive: true });
});

test("the folder that `seed --as-folder` writes agrees with the samples, before it is synced and after", async () => {
  const sync = async (isDryRun: boolean) => {
    const storePicture = async () => ({ problem: "is no part of the samples" });
    const source = await openFolderSource({ folder, name: "folder", storePicture });
    const store = createPostgresContentStore({ url: tables.url, newEm: tables.newEm });
    const clock = { now: () => later };
    const done = await syncContent({ source, store, clock, ids: uuids, sanitize: sanitizeHtml })({
      isDryRun,
    });
    return done.ok ? done.value : null;
  };
  expect(await sync(true)).toMatchObject({ outcome: "done", problems: [], conflicts: [] });
  expect(await sync(false)).toMatchObject({ outcome: "done", problems: [], conflicts: [] });
  expect(await sync(true)).toMatchObject({ problems: [], conflicts: [], changes: [] });
});
