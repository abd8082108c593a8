import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { syncContent } from "../../domain/content-sync/sync-content.ts";
import { openFolderSource } from "../content-folder/folder-source.ts";
import { writeContentFolder } from "../content-folder/write-content-folder.ts";
import { sanitizeHtml } from "../html/sanitize-html.ts";
import { createPostgresContentStore } from "../postgres/content/content-store.ts";
import { uuids } from "../system/clock-and-ids.ts";
import { sampleContent } from "./sample-content.ts";

export type Options = {
  url: string;
  newEm(): EntityManager;
  now: Date;
  /** A writable folder for temporary files; absent: the system's. */
  place?: string;
};

/** Name of the samples among the content sources. */
export const sampleSource = "samples";

/** Imports the sample content like any content folder. False when another sync is running. */
export async function syncSampleContent({
  url,
  newEm,
  now,
  place = tmpdir(),
}: Options): Promise<boolean> {
  await mkdir(place, { recursive: true });
  const folder = await mkdtemp(join(place, "boothwright-samples-"));
  try {
    await writeContentFolder(folder, sampleContent(now), now);
    const source = await openFolderSource({
      folder,
      name: sampleSource,
      isSample: true,
      storePicture: async () => ({ problem: "is no part of the samples" }),
    });
    const store = createPostgresContentStore({ url, newEm });
    const clock = { now: () => now };
    const sync = syncContent({ source, store, clock, ids: uuids, sanitize: sanitizeHtml });
    const done = await sync({ isFull: true });
    if (!done.ok) return false;
    const { outcome, problems } = done.value;
    if (outcome !== "done") {
      throw new Error(`The samples cannot be loaded: ${outcome} ${JSON.stringify(problems)}`);
    }
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
