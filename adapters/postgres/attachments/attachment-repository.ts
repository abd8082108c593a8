import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Attachment, FileOwner, StoredBytes } from "../../../domain/attachments/attachment.ts";
import type { AttachmentRepository } from "../../../domain/attachments/ports.ts";
import type { AttachmentId, QuoteRequestId } from "../../../domain/shared/id.ts";
import { ok, refuse } from "../../../domain/shared/result.ts";
import { touchRequest } from "../quote-cases/touch-request.ts";
import { lockCase } from "../quotes/lock-case.ts";
import { type AttachmentRow, AttachmentTable } from "../schema/quotes/attachment.ts";
import { isNamed, lockContent, tryLockContent } from "../shared/private-content.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { compileOnce, type QueryValues, run } from "../sql/run.ts";

const codec = rowCodec<AttachmentRow>(AttachmentTable);

/** Files of requests in PostgreSQL. Needs the request's own `em`. */
export function createPostgresAttachmentRepository(em: EntityManager): AttachmentRepository {
  return {
    async find(id) {
      if (!isUuid(id)) return null;
      const [row] = await findAttachment(em, { id });
      return row ? codec.toRecord(row.file) : null;
    },

    async list(requestId) {
      if (!isUuid(requestId)) return [];
      const rows = await listAttachments(em, { requestId });
      return rows.map(({ file }) => codec.toRecord(file));
    },

    storedBy: (owner) => storedBy(em, owner),

    async add(attachment, { store, isStored, dispose, refusalFor }, audit) {
      // before the transaction: a slow store would hold its connection and exceed the database's
      // time limits
      await store();
      return em.transactional(async (em) => {
        const { mediaKey, quoteRequestId: requestId } = attachment;
        await lockContent(em, mediaKey);
        // serializes uploads to one request, so that each counts the files before it
        const found = await lockCase(em, requestId);
        const owner = ownerOf(attachment);
        // serializes an owner's uploads to several requests
        if (owner) await lockOwner(em, owner);
        const stored = owner ? await storedBy(em, owner) : { bytes: 0, wasAssigned: true };
        const present = await listAttachments(em, { requestId });
        const refusal = refusalFor(
          present.map(({ file }) => codec.toRecord(file)),
          found,
          stored,
        );
        if (refusal !== null) {
          if (!(await isNamed(em, mediaKey))) await dispose(mediaKey);
          return refuse(refusal);
        }
        // the last other file of this content may have been removed meanwhile
        if (!(await isStored())) await store();
        await insertRows(em, "attachment", [codec.toRow(attachment)]);
        await touchRequest(em, requestId, audit);
        return ok(null);
      });
    },

    remove: ({ id, mediaKey, quoteRequestId }, dispose, audit, refusalFor) =>
      em.transactional(async (em) => {
        await lockContent(em, mediaKey);
        const found = await lockCase(em, quoteRequestId);
        const refusal = refusalFor?.(found) ?? null;
        if (refusal !== null) return refuse(refusal);
        await run(em, (db) => db.deleteFrom("attachment").where("id", "=", id));
        const isShared = await isNamed(em, mediaKey);
        if (audit) await touchRequest(em, quoteRequestId, audit);
        // last, so that a failing statement can't roll back a row whose bytes are gone
        if (!isShared) await dispose(mediaKey);
        return ok(null);
      }),

    disposeOrphan: (key, dispose) =>
      em.transactional(async (em) => {
        if (!(await tryLockContent(em, key)) || (await isNamed(em, key))) return false;
        await dispose(key);
        return true;
      }),

    async listToScan(states, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("attachment as f")
          .select(({ fn }) => fn.toJson("f").as("file"))
          // literals, since the partial index lists both states
          .where("f.scan", "in", [sql.lit("queued" as const), sql.lit("not-scanned" as const)])
          .where("f.scan", "in", [...states])
          .orderBy("f.created_at")
          .limit(limit),
      );
      return rows.map(({ file }) => codec.toRecord(file));
    },

    saveScan: ({ id }, scan, audit) =>
      em.transactional(async (em) => {
        const [file] = await findAttachment(em, { id: id as AttachmentId });
        if (!file) return;
        const { quoteRequestId } = codec.toRecord(file.file);
        await lockCase(em, quoteRequestId);
        const saved = await run(em, (db) =>
          db
            .updateTable("attachment")
            .set({ scan })
            .where("id", "=", id as AttachmentId)
            .returning("id"),
        );
        if (saved.length > 0) await touchRequest(em, quoteRequestId, audit);
      }),

    async listToSweep(before, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("attachment as f")
          .innerJoin("quote_request as q", "q.id", "f.quote_request_id")
          .select(({ fn }) => fn.toJson("f").as("file"))
          .where(({ or, and, eb, not, exists, selectFrom }) =>
            or([
              eb("q.erased_at", "is not", null),
              and([
                eb("f.purpose", "=", sql.lit("offer")),
                eb("f.created_at", "<", before),
                not(
                  exists(
                    selectFrom("quote_response as r")
                      .select("r.id")
                      .whereRef("r.quote_request_id", "=", "f.quote_request_id")
                      .whereRef("r.builder_id", "=", "f.builder_id"),
                  ),
                ),
              ]),
            ]),
          )
          .orderBy("f.created_at")
          .orderBy("f.id")
          .limit(limit),
      );
      return rows.map(({ file }) => codec.toRecord(file));
    },
  };
}

/** The file's owner; null when neither account nor builder is known, as for samples. */
function ownerOf({ uploadedBy, builderId }: Attachment): FileOwner | null {
  if (uploadedBy) return { userId: uploadedBy };
  return builderId && { builderId };
}

async function lockOwner(em: EntityManager, owner: FileOwner) {
  const key = `files of ${"userId" in owner ? owner.userId : owner.builderId}`;
  await run(em, (db) =>
    db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`.as("locked")),
  );
}

/** Sums an owner's files, by the index of uploaders or of builders. */
async function storedBy(em: EntityManager, owner: FileOwner): Promise<StoredBytes> {
  const [row] = await run(em, (db) => {
    const sum = db
      .selectFrom("attachment")
      .select(({ fn }) => fn.coalesce(fn.sum("bytes"), sql.lit(0)).as("bytes"))
      .where("purpose", "<>", sql.lit("job"));
    if (!("userId" in owner)) {
      return sum
        .where("builder_id", "=", owner.builderId)
        .where("uploaded_by", "is", null)
        .select(sql<boolean>`true`.as("wasAssigned"));
    }
    return sum.where("uploaded_by", "=", owner.userId).select(({ exists, selectFrom }) =>
      exists(
        selectFrom("quote_request")
          .select("id")
          .where("user_id", "=", owner.userId)
          .where(sql<boolean>`sent_to_builders <> '{}'`),
      )
        .$castTo<boolean>()
        .as("wasAssigned"),
    );
  });
  return { bytes: Number(row?.bytes ?? 0), wasAssigned: row?.wasAssigned ?? false };
}

const findAttachment = compileOnce((db, given: QueryValues<{ id: AttachmentId }>) =>
  db
    .selectFrom("attachment as f")
    .select(({ fn }) => fn.toJson("f").as("file"))
    .where("f.id", "=", given("id")),
);

const listAttachments = compileOnce((db, given: QueryValues<{ requestId: QuoteRequestId }>) =>
  db
    .selectFrom("attachment as f")
    .select(({ fn }) => fn.toJson("f").as("file"))
    .where("f.quote_request_id", "=", given("requestId"))
    .orderBy("f.created_at")
    .orderBy("f.id"),
);
