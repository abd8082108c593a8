import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { AuditEntry } from "../../../domain/shared/audit-entry.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { momentOf } from "../sql/moment.ts";
import { run } from "../sql/run.ts";

/** Increments the request's version, so that open pages refetch, and writes the audit line. */
export async function touchRequest(em: EntityManager, id: QuoteRequestId, audit: AuditEntry) {
  await run(em, (db) =>
    db
      .updateTable("quote_request")
      .set((eb) => ({ updated_at: momentOf(em), version: eb("version", "+", sql.lit(1)) }))
      .where("id", "=", id),
  );
  await writeAuditEvent(em, { kind: "quote-request", id }, audit);
}
