import type { EntityManager } from "@mikro-orm/postgresql";
import type { AccountEvent } from "../../../domain/accounts/account-event.ts";
import type { AuditEventRow } from "../schema/audit-event.ts";
import { run } from "../sql/run.ts";

/** Adds a line to an account's activity log, in `em`'s transaction if it has one. */
export async function writeAccountEvent(em: EntityManager, event: AccountEvent): Promise<void> {
  const { id, userId, action, at, from, about } = event;
  const row: AuditEventRow = {
    id,
    actor_id: userId,
    action,
    object_kind: "account",
    object_id: userId,
    detail: { address: from.address, userAgent: from.userAgent?.slice(0, 300) ?? null, about },
    at,
  };
  await run(em, (db) => db.insertInto("audit_event").values(row));
}
