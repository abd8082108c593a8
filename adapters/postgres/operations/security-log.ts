import type { EntityManager } from "@mikro-orm/postgresql";
import type { SecurityLog } from "../../../domain/security-events/security-event.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";

/** Adds security events to the audit log in PostgreSQL. Needs the request's own `em`. */
export function createPostgresSecurityLog(em: EntityManager): SecurityLog {
  return {
    add({ action, actorId, accountId = null, about, from, times, isLast }, at) {
      const detail = { about, times, isLast, ...from };
      const id = accountId ?? actorId ?? "visitor";
      return writeAuditEvent(em, { kind: "security", id, at }, { actorId, action, detail });
    },
    addRights({ userId, action }, at) {
      const entry = { actorId: null, action, detail: { by: "operator" } };
      return writeAuditEvent(em, { kind: "security", id: userId, at }, entry);
    },
    addPeopleRead({ adminId, isMany }, at) {
      const entry = { actorId: adminId, action: "people-listed", detail: { isMany } };
      return writeAuditEvent(em, { kind: "security", id: adminId, at }, entry);
    },
    addView({ adminId, requestId }, at) {
      const entry = { actorId: adminId, action: "request-viewed" };
      return writeAuditEvent(em, { kind: "quote-request", id: requestId, at }, entry);
    },
  };
}
