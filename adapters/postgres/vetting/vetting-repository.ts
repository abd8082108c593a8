import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { builderTimeZone } from "../../../domain/builder-profiles/capacity/builder-capacity.ts";
import type { BuilderId, CheckId } from "../../../domain/shared/id.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import type { VettingCheck } from "../../../domain/vetting/check.ts";
import type {
  CheckOfBuilder,
  ValidCheck,
  VettingRepository,
} from "../../../domain/vetting/ports.ts";
import { leastAnswers, type Reference } from "../../../domain/vetting/reference.ts";
import { toBuilderCapacity } from "../builders/builder-capacities.ts";
import { touchBuilders } from "../builders/write-ratings.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import {
  type VettingCheckRow,
  VettingCheckTable,
  type VettingDocumentRow,
} from "../schema/vetting/vetting-check.ts";
import {
  type VettingReferenceRow,
  VettingReferenceTable,
} from "../schema/vetting/vetting-reference.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { positionAfterOldest, readCursor, toPage } from "../sql/cursor.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { jsonIfJoined } from "../sql/json-row.ts";
import { isPublished } from "../sql/published.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { anyOf, compileOnce, type QueryValues, run, runOne, type Tables } from "../sql/run.ts";
import { toDocument } from "./vetting-documents.ts";

const codec = rowCodec<VettingCheckRow>(VettingCheckTable);
const toCheck = (row: JsonRow<VettingCheckRow>) => codec.toRecord(row) as VettingCheck;

const referenceCodec = rowCodec<VettingReferenceRow>(VettingReferenceTable);
const toReference = (row: JsonRow<VettingReferenceRow>): Reference => referenceCodec.toRecord(row);

const checks = (db: Kysely<Tables>) =>
  db
    .selectFrom("vetting_check as k")
    .innerJoin("builder as b", "b.id", "k.builder_id")
    .leftJoin("users as u", "u.id", "b.user_id")
    .leftJoin("builder_capacity as c", "c.builder_id", "b.id")
    .select(({ fn }) => [
      fn.toJson("k").as("check"),
      "b.name",
      "b.city",
      "b.state",
      "b.country",
      sql<string | null>`coalesce(u.email, b.email)`.as("address"),
      jsonIfJoined("builder_capacity", "c").as("capacity"),
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof checks>["execute"]>>[number];
function toCheckOfBuilder({ check, name, address, capacity, ...place }: Found): CheckOfBuilder {
  const timeZone = builderTimeZone({ ...place, capacity: toBuilderCapacity(capacity) }) ?? "UTC";
  return { check: toCheck(check), builder: { name, address, timeZone } };
}

const findCheck = compileOnce((db, given: QueryValues<{ id: string }>) =>
  checks(db).where("k.id", "=", sql<CheckId>`${given("id")}`),
);

const listDue = compileOnce((db, given: QueryValues<{ now: Date; limit: number }>) =>
  checks(db).where("k.next_at", "<=", given("now")).orderBy("k.next_at").limit(given("limit")),
);

const listValid = compileOnce((db, given: QueryValues<{ builderId: string }>) =>
  db
    .selectFrom("vetting_check as k")
    .select(["k.kind", sql<string>`k.valid_until::text`.as("validUntil")])
    .select(sql<string>`to_char(k.decided_at at time zone 'UTC', 'YYYY-MM-DD')`.as("checkedOn"))
    .where("k.builder_id", "=", sql<BuilderId>`${given("builderId")}`)
    .where("k.state", "=", sql.lit("valid")),
);

/** Checks of builders in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresVettingRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): VettingRepository {
  return {
    async find(id) {
      const [row] = isUuid(id) ? await findCheck(em, { id }) : [];
      return row ? toCheckOfBuilder(row) : null;
    },

    async listIn({ builderId, kind }, states) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("vetting_check as k")
          .select(({ fn }) => fn.toJson("k").as("check"))
          .where("k.builder_id", "=", builderId)
          .where("k.kind", "=", kind)
          .where("k.state", "=", anyOf(states))
          .orderBy("k.submitted_at", "desc")
          .orderBy("k.id", "desc"),
      );
      return rows.map(({ check }) => toCheck(check));
    },

    async listOf(builderId, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("vetting_check as k")
          .select(({ fn }) => fn.toJson("k").as("check"))
          .where("k.builder_id", "=", builderId)
          .orderBy("k.submitted_at", "desc")
          .orderBy("k.id", "desc")
          .limit(limit),
      );
      return rows.map(({ check }) => toCheck(check));
    },

    async listBuiltProjects(builderId, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("portfolio_project as p")
          .select(["p.id", "p.title", "p.event_name as show", "p.year"])
          .where("p.builder_id", "=", builderId)
          .where(isPublished)
          .where(sql<SqlBool>`cardinality(p.built_pictures) > 0`)
          .where("p.event_name", "is not", null)
          .where("p.year", "is not", null)
          .orderBy("p.created_at", "desc")
          .orderBy("p.id", "desc")
          .limit(limit),
      );
      return rows.map(({ id, title, show, year }) => ({
        id,
        title,
        show: show ?? "",
        year: year ?? "",
      }));
    },

    async listValid(builderId): Promise<ValidCheck[]> {
      return isUuid(builderId) ? listValid(em, { builderId }) : [];
    },

    async listQueued({ kind, state }, { limit, after }) {
      const isWaiting = state === "waiting";
      const [at, id] = readCursor(after);
      const rows = await run(em, (db) => {
        const all = checks(db)
          .select(({ selectFrom }) =>
            jsonArrayFrom(
              selectFrom("vetting_document as d")
                .selectAll("d")
                .whereRef("d.check_id", "=", "k.id")
                .orderBy("d.created_at")
                .orderBy("d.id"),
            ).as("documents"),
          )
          .select(({ selectFrom }) =>
            jsonArrayFrom(
              selectFrom("vetting_reference as r")
                .selectAll("r")
                .whereRef("r.check_id", "=", "k.id")
                .orderBy("r.asked_at")
                .orderBy("r.id"),
            ).as("references"),
          )
          .limit(limit + 1);
        const wanted = kind ? all.where("k.kind", "=", kind) : all;
        return isWaiting
          ? wanted
              .where("k.queued_at", "is not", null)
              .where(
                ({ refTuple }) => refTuple("k.queued_at", "k.id") as never,
                ">",
                positionAfterOldest<CheckId>(after) as never,
              )
              .orderBy("k.queued_at")
              .orderBy("k.id")
          : wanted
              .where("k.state", "=", state)
              .where(sql<SqlBool>`(k.submitted_at, k.id) < (${at}::timestamptz, ${id}::uuid)`)
              .orderBy("k.submitted_at", "desc")
              .orderBy("k.id", "desc");
      });
      const queued = rows.map((row) => ({
        ...toCheckOfBuilder(row),
        documents: row.documents.map((each) => toDocument(each as JsonRow<VettingDocumentRow>)),
        references: row.references.map((each) => toReference(each as JsonRow<VettingReferenceRow>)),
      }));
      return toPage(queued, limit, ({ check }) => ({
        id: check.id,
        at: (isWaiting ? check.queuedAt : null) ?? check.submittedAt,
      }));
    },

    async listDue(now, limit) {
      const rows = await listDue(em, { now, limit });
      return rows.map(toCheckOfBuilder);
    },

    async listReferences(ids) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("vetting_reference as r")
          .select(({ fn }) => fn.toJson("r").as("reference"))
          .where("r.check_id", "=", anyOf(ids))
          .orderBy("r.asked_at")
          .orderBy("r.id"),
      );
      return rows.map(({ reference }) => toReference(reference));
    },

    async countAsked(builderId, since) {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("vetting_reference as r")
          .innerJoin("vetting_check as k", "k.id", "r.check_id")
          .select(sql<number>`count(*)::int`.as("asked"))
          .where("k.builder_id", "=", builderId)
          .where("r.asked_at", ">", since),
      );
      return row?.asked ?? 0;
    },

    async findReference(tokenHash) {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("vetting_reference as r")
          .innerJoin("vetting_check as k", "k.id", "r.check_id")
          .innerJoin("builder as b", "b.id", "k.builder_id")
          .select(({ fn }) => [fn.toJson("r").as("reference"), "b.name"])
          .where("r.token_hash", "=", tokenHash),
      );
      return row ? { reference: toReference(row.reference), builderName: row.name } : null;
    },

    answer: (reference) =>
      em.transactional(async (em) => {
        const { id, check_id, answer, answered_at } = referenceCodec.toRow(reference);
        // of two answers to a check at once, the second counts the first
        await run(em, (db) =>
          db.selectFrom("vetting_check").select("id").where("id", "=", check_id).forUpdate(),
        );
        const first = await run(em, (db) =>
          db
            .updateTable("vetting_reference")
            .set({ answer, answered_at })
            .where("id", "=", id)
            .where("answered_at", "is", null)
            .returning("id"),
        );
        if (first.length === 0) return false;
        await run(em, (db) =>
          db
            .updateTable("vetting_check")
            .set((eb) => ({ queued_at: answered_at, version: eb("version", "+", sql.lit(1)) }))
            .where("id", "=", check_id)
            .where("state", "=", sql.lit("submitted"))
            .where("queued_at", "is", null)
            .where(
              ({ selectFrom }) =>
                selectFrom("vetting_reference")
                  .select(sql<number>`count(*)::int`.as("answered"))
                  .where("check_id", "=", check_id)
                  .where("answered_at", "is not", null),
              ">=",
              leastAnswers,
            ),
        );
        return true;
      }),

    async eraseContacts(now) {
      const erased = await run(em, (db) =>
        db
          .updateTable("vetting_reference")
          .set({ email: null })
          .where("email", "is not", null)
          .where("ends_at", "<=", now)
          .returning("id"),
      );
      return erased.length;
    },

    save: ({ checks, documents = [], references = [], messages = [], audit, isShown = false }) =>
      em.transactional(async (em) => {
        for (const check of checks) await saveCheck(em, check);
        const [first] = checks;
        if (!first) return;
        const { id, builderId } = first;
        const sent = await run(em, (db) =>
          db
            .updateTable("vetting_document")
            .set({ check_id: id })
            .where("id", "=", anyOf(documents))
            .where("builder_id", "=", builderId)
            .where("check_id", "is", null)
            .returning("id"),
        );
        if (sent.length < documents.length) throw new StaleWriteError(id);
        await insertRows(em, "vetting_reference", references.map(referenceCodec.toRow));
        if (isShown) await touchBuilders(em, builderId);
        await writeMessages(em, messages, enqueue);
        if (audit) await writeAuditEvent(em, { kind: "builder", id: builderId }, audit);
      }),
  };
}

async function saveCheck(em: EntityManager, check: VettingCheck): Promise<void> {
  const { id, version, ...row } = codec.toRow(check);
  const saved =
    version === 0
      ? await insertRows(em, "vetting_check", [{ id, version: 1, ...row }], once)
      : await run(em, (db) =>
          db
            .updateTable("vetting_check")
            .set({ ...row, version: version + 1 })
            .where("id", "=", id)
            .where("version", "=", version)
            .returning("id"),
        );
  if (saved.length === 0) throw new StaleWriteError(id);
}

const once: NonNullable<Parameters<typeof insertRows<"vetting_check", { id: CheckId }>>[3]> = (
  insert,
) => insert.onConflict((conflict) => conflict.doNothing()).returning("id");
