import type { EntityManager } from "@mikro-orm/postgresql";
import type { AuditedKind } from "../../../domain/assignment/ports.ts";
import type { AuditEntry } from "../../../domain/shared/audit-entry.ts";
import { runSql } from "../sql/run-sql.ts";

type Subject = {
  kind: AuditedKind;
  id: string;
  at?: Date | undefined;
};

/** Adds a line to the trail of what was done, in the transaction of `em`. */
export async function writeAuditEvent(
  em: EntityManager,
  { kind, id, at }: Subject,
  { actorId, action, detail = {} }: AuditEntry,
): Promise<void> {
  await runSql(
    em,
    `insert into audit_event (actor_id, action, object_kind, object_id, detail, at)
     values ($1, $2, $3, $4, $5::jsonb, coalesce($6, now()))`,
    [actorId, action, kind, id, JSON.stringify(detail), at ?? null],
  );
}
