import type { EntityManager } from "@mikro-orm/postgresql";
import type { ContentStore } from "../../../domain/content-sync/ports.ts";
import { runSql } from "../sql/run-sql.ts";
import { createContentSession } from "./content-session.ts";
import { takeSyncLock } from "./take-sync-lock.ts";

type Options = {
  url: string;
  /** Its statements may take as long as a sync needs. */
  newEm(): EntityManager;
};

/** Keeps content in PostgreSQL, with what is known of where it came from. */
export function createPostgresContentStore({ url, newEm }: Options): ContentStore {
  return {
    async open({ source, isDryRun, at }) {
      if (isDryRun)
        return createContentSession({ newEm, source, id: null, release: async () => {} });
      const release = await takeSyncLock(url);
      if (!release) return null;
      try {
        const em = newEm();
        // whoever held the lock before is dead, or has come to its end
        await runSql(
          em,
          "update content_sync set outcome = 'interrupted', ended_at = $1 where outcome is null",
          [at],
        );
        await runSql(em, "delete from content_staging");
        const [run] = await runSql<{ id: string }>(
          em,
          "insert into content_sync (source, started_at) values ($1, $2) returning id",
          [source, at],
        );
        if (!run) throw new Error("Cannot record the beginning of a sync");
        return createContentSession({ newEm, source, id: run.id, release });
      } catch (error) {
        await release();
        throw error;
      }
    },
  };
}
