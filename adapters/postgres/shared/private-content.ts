import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { MediaKey } from "../../../domain/pictures/media.ts";
import { run } from "../sql/run.ts";

/**
 * Locks a content of the private store until the transaction ends: no one else adds or removes a
 * file of it.
 */
export async function lockContent(em: EntityManager, key: MediaKey): Promise<void> {
  await run(em, (db) =>
    db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`.as("locked")),
  );
}

/** The same without waiting; false while someone else has the lock. */
export async function tryLockContent(em: EntityManager, key: MediaKey): Promise<boolean> {
  const [lock] = await run(em, (db) =>
    db.selectNoFrom(
      sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${key}, 0))`.as("taken"),
    ),
  );
  return lock?.taken ?? false;
}

/** Whether any file has this content: of requests, or of vetting. */
export async function isNamed(em: EntityManager, key: MediaKey): Promise<boolean> {
  const [first] = await run(em, (db) =>
    db
      .selectFrom("attachment")
      .select("media_key")
      .where("media_key", "=", key)
      .unionAll(db.selectFrom("vetting_document").select("media_key").where("media_key", "=", key))
      .limit(sql.lit(1)),
  );
  return first !== undefined;
}
