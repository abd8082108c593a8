import type { EntityManager } from "@mikro-orm/postgresql";
import { toUserRow } from "../../../adapters/postgres/accounts/user-repository.ts";
import { insertRows } from "../../../adapters/postgres/sql/rows.ts";
import { run } from "../../../adapters/postgres/sql/run.ts";
import { sampleUsers } from "../../../adapters/samples/sample-users.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";

/**
 * Generates a sample account of each type, for requesting the dashboards; the builder's account
 * owns `builder`.
 */
export async function generatePeople(em: EntityManager, now: Date, builderId: BuilderId | null) {
  const users = sampleUsers(now);
  await insertRows(em, "users", Object.values(users).map(toUserRow));
  if (!builderId) return;
  await run(em, (db) =>
    db.updateTable("builder").set({ user_id: users.builder.id }).where("id", "=", builderId),
  );
}
