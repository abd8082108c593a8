import type { EntityManager } from "@mikro-orm/postgresql";
import type { AuditedKind } from "../../../domain/assignment/ports.ts";
import type { AuditEntry } from "../../../domain/shared/audit-entry.ts";
import { momentOf } from "../sql/moment.ts";
import { run } from "../sql/run.ts";

type Subject = {
  kind: AuditedKind;
  id: string;
  at?: Date | undefined;
};

/** Adds an audit line, in `em`'s transaction. */
export async function writeAuditEvent(
  em: EntityManager,
  { kind, id, at }: Subject,
  { actorId, action, detail = {} }: AuditEntry,
): Promise<void> {
  await run(em, (db) =>
    db.insertInto("audit_event").values({
      actor_id: actorId,
      action,
      object_kind: kind,
      object_id: id,
      detail,
      at: at ?? momentOf(em),
    }),
  );
}
