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
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { positionAfterOldest, readCursor, toPage } from "../sql/cursor.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { jsonIfJoined } from "../sql/json-row.ts";
import { isPublished } from "../sql/published.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { anyOf, compileOnce, type QueryValues, run, type Tables } from "../sql/run.ts";
import { toDocument } from "./vetting-documents.ts";

const codec = rowCodec<VettingCheckRow>(VettingCheckTable);
const toCheck = (row: JsonRow<VettingCheckRow>) => codec.toRecord(row) as VettingCheck;

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

    save: ({ checks, documents = [], messages = [], audit, isShown = false }) =>
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
