import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { UserId } from "../../../domain/shared/id.ts";
import { columns } from "./columns.ts";

/** The audit log. Append-only and without foreign keys, so that it outlives its subjects. */
export const AuditEventTable = defineEntity({
  name: "AuditEventTable",
  tableName: "audit_event",
  properties: {
    id: columns.id<string>(),
    /** Null for the system itself. */
    actor_id: p.uuid().$type<UserId>().strictNullable(),
    action: columns.text(),
    object_kind: columns.text(),
    object_id: columns.text(),
    detail: p.json<Record<string, unknown>>().defaultRaw("'{}'"),
    at: columns.createdAt().index("audit_event_at_index"),
  },
  indexes: [
    { name: "audit_event_object_index", properties: ["object_kind", "object_id", "at"] },
    { name: "audit_event_actor_index", properties: ["actor_id", "at"] },
  ],
});
export type AuditEventRow = InferEntity<typeof AuditEventTable>;
