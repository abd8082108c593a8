import type { EntityManager } from "@mikro-orm/postgresql";
import { type SqlBool, sql } from "kysely";
import type { ContentStore } from "../../../domain/content-sync/ports.ts";
import { run, runOne } from "../sql/run.ts";
import { createContentSession } from "./content-session.ts";
import { takeSyncLock } from "./take-sync-lock.ts";

type Options = {
  url: string;
  /** Its statements have no time limit. */
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
        const id = await newEm().transactional((em) => begin(em, source, at));
        return createContentSession({ newEm, source, id, release });
      } catch (error) {
        await release();
        throw error;
      }
    },
  };
}

/**
 * Records the start of a sync and adopts the pages that the source's last one left staged. Returns
 * the sync's id.
 */
async function begin(em: EntityManager, source: string, at: Date): Promise<string> {
  // the previous lock holder has crashed or finished
  await run(em, (db) =>
    db
      .updateTable("content_sync")
      .set({ outcome: "interrupted", ended_at: at })
      .where("outcome", "is", null),
  );
  const last = await runOne(em, (db) =>
    db
      .selectFrom("content_sync")
      .select("id")
      .where("source", "=", source)
      .orderBy("started_at", "desc")
      .limit(sql.lit(1)),
  );
  const begun = await runOne(em, (db) =>
    db.insertInto("content_sync").values({ source, started_at: at }).returning("id"),
  );
  if (!begun) throw new Error("Cannot record the beginning of a sync");
  await run(em, (db) =>
    db
      .deleteFrom("content_staging")
      .where(({ ref }) => sql<SqlBool>`${ref("sync_id")} is distinct from ${last?.id}::uuid`),
  );
  await run(em, (db) => db.updateTable("content_staging").set({ sync_id: begun.id }));
  return begun.id;
}
