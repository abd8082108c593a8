import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { DocumentId } from "../../../domain/shared/id.ts";
import type { VettingDocument } from "../../../domain/vetting/document.ts";
import type { VettingDocuments } from "../../../domain/vetting/ports.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { type VettingDocumentRow, VettingDocumentTable } from "../schema/vetting/vetting-check.ts";
import { isNamed, lockContent } from "../shared/private-content.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { anyOf, run, runOne } from "../sql/run.ts";

const codec = rowCodec<VettingDocumentRow>(VettingDocumentTable);

export const toDocument = (row: JsonRow<VettingDocumentRow>): VettingDocument =>
  codec.toRecord(row);

/** Documents of checks in PostgreSQL. Needs the request's own `em`. */
export function createPostgresVettingDocuments(em: EntityManager): VettingDocuments {
  return {
    async find(id) {
      if (!isUuid(id)) return null;
      const row = await runOne(em, (db) =>
        db
          .selectFrom("vetting_document as d")
          .select(({ fn }) => fn.toJson("d").as("file"))
          .where("d.id", "=", id),
      );
      return row ? toDocument(row.file) : null;
    },

    async list(builderId, checkIds) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("vetting_document as d")
          .select(({ fn }) => fn.toJson("d").as("file"))
          .where("d.builder_id", "=", builderId)
          .where(({ eb, or }) =>
            or([eb("d.check_id", "is", null), eb("d.check_id", "=", anyOf(checkIds))]),
          )
          .orderBy("d.created_at")
          .orderBy("d.id"),
      );
      return rows.map(({ file }) => toDocument(file));
    },

    async add(document, { store, isStored, dispose, hasRoom }) {
      // before the transaction: a slow store would hold its connection
      await store();
      return em.transactional(async (em) => {
        const { mediaKey, builderId, kind } = document;
        await lockContent(em, mediaKey);
        // serializes a builder's uploads, so that each counts the documents before it
        await run(em, (db) =>
          db.selectFrom("builder").select("id").where("id", "=", builderId).forNoKeyUpdate(),
        );
        const stored = await runOne(em, (db) =>
          db
            .selectFrom("vetting_document")
            .select([
              sql<number>`coalesce(sum(bytes), 0)::float8`.as("bytes"),
              sql<number>`(count(*) filter (where check_id is null and kind = ${kind}))::int`.as(
                "unsent",
              ),
            ])
            .where("builder_id", "=", builderId),
        );
        if (!hasRoom(stored ?? { bytes: 0, unsent: 0 })) {
          if (!(await isNamed(em, mediaKey))) await dispose(mediaKey);
          return false;
        }
        // the last other file of this content may have been removed meanwhile
        if (!(await isStored())) await store();
        await insertRows(em, "vetting_document", [codec.toRow(document)]);
        return true;
      });
    },

    remove: ({ id, mediaKey }, dispose) =>
      em.transactional(async (em) => {
        await lockContent(em, mediaKey);
        await run(em, (db) => db.deleteFrom("vetting_document").where("id", "=", id));
        // last, so that a failing statement can't roll back a row whose bytes are gone
        if (!(await isNamed(em, mediaKey))) await dispose(mediaKey);
      }),

    async listUnsent(unsentBefore, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("vetting_document as d")
          .select(({ fn }) => fn.toJson("d").as("file"))
          .where("d.check_id", "is", null)
          .where("d.created_at", "<", unsentBefore)
          .orderBy("d.created_at")
          .limit(limit),
      );
      return rows.map(({ file }) => toDocument(file));
    },

    async listToScan(states, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("vetting_document as d")
          .select(({ fn }) => fn.toJson("d").as("file"))
          // literals, since the partial index lists both states
          .where("d.scan", "in", [sql.lit("queued" as const), sql.lit("not-scanned" as const)])
          .where("d.scan", "in", [...states])
          .orderBy("d.created_at")
          .limit(limit),
      );
      return rows.map(({ file }) => toDocument(file));
    },

    saveScan: ({ id }, scan, audit) =>
      em.transactional(async (em) => {
        const saved = await runOne(em, (db) =>
          db
            .updateTable("vetting_document")
            .set({ scan })
            .where("id", "=", id as DocumentId)
            .returning("builder_id"),
        );
        if (saved) await writeAuditEvent(em, { kind: "builder", id: saved.builder_id }, audit);
      }),
  };
}
