import type { EntityManager } from "@mikro-orm/postgresql";
import type { ContentStore } from "../../../domain/content-sync/ports.ts";
import { run, runOne } from "../sql/run.ts";
import { createContentSession } from "./content-session.ts";
import { takeSyncLock } from "./take-sync-lock.ts";

type Options = {
  url: string;
  /** Its statements may take as long as a sync needs. */
  newEm(): EntityManager;
};

/** Content and its sync state in PostgreSQL. */
export function createPostgresContentStore({ url, newEm }: Options): ContentStore {
  return {
    async open({ source, isDryRun, at }) {
      if (isDryRun)
        return createContentSession({ newEm, source, id: null, release: async () => {} });
      const release = await takeSyncLock(url);
      if (!release) return null;
      try {
        const em = newEm();
        // the previous holder of the lock is dead or has finished
        await run(em, (db) =>
          db
            .updateTable("content_sync")
            .set({ outcome: "interrupted", ended_at: at })
            .where("outcome", "is", null),
        );
        await run(em, (db) => db.deleteFrom("content_staging"));
        const begun = await runOne(em, (db) =>
          db.insertInto("content_sync").values({ source, started_at: at }).returning("id"),
        );
        if (!begun) throw new Error("Cannot record the beginning of a sync");
        return createContentSession({ newEm, source, id: begun.id, release });
      } catch (error) {
        await release();
        throw error;
      }
    },
  };
}
