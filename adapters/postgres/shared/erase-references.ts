import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { run } from "../sql/run.ts";

/** Erases an address (lower case) from references of builders, with the emails that asked it. */
export async function eraseReferences(em: EntityManager, address: string): Promise<void> {
  await run(em, (db) =>
    db.updateTable("vetting_reference").set({ email: null }).where("email", "=", address),
  );
  await run(em, (db) =>
    db
      .deleteFrom("message")
      .where("to_address", "=", address)
      .where("kind", "=", sql.lit("reference-asked")),
  );
}
