import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { run } from "../sql/run.ts";

/** A company has another name: admins look again at whom its insurance covers. */
export async function queueInsuredName(em: EntityManager, id: BuilderId, at: Date): Promise<void> {
  await run(em, (db) =>
    db
      .updateTable("vetting_check")
      .set((eb) => ({ queued_at: at, version: eb("version", "+", sql.lit(1)) }))
      .where("builder_id", "=", id)
      .where("kind", "=", sql.lit("insurance"))
      .where("state", "=", sql.lit("valid"))
      .where("queued_at", "is", null),
  );
}
