import type { EntityManager } from "@mikro-orm/postgresql";
import type { BuilderCapacity } from "../../../domain/builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../../../domain/builder-profiles/ports.ts";
import {
  type BuilderCapacityRow,
  BuilderCapacityTable,
} from "../schema/content/builder-capacity.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { runOne } from "../sql/run.ts";

const derived = ["updated_at"] as const;
const codec = rowCodec<BuilderCapacityRow, (typeof derived)[number]>(BuilderCapacityTable, derived);

/** Columns that a save updates. */
const changing = [
  "time_zone",
  "work_days",
  "work_from",
  "work_until",
  "away",
  "is_paused",
  "most_open_invitations",
  "most_jobs",
  "most_per_show",
  "updated_at",
] as const;

/** Null when a builder has no row. */
export function toBuilderCapacity(row: JsonRow<BuilderCapacityRow> | null): BuilderCapacity | null {
  if (!row) return null;
  const { builderId: _, ...capacity } = codec.toRecord(row);
  return capacity;
}

/** Builders' hours, times away and limits in PostgreSQL. */
export function builderCapacities(
  em: EntityManager,
): Pick<BuilderProfileRepository, "findCapacity" | "saveCapacity"> {
  return {
    async findCapacity(id) {
      if (!isUuid(id)) return null;
      const row = await runOne(em, (db) =>
        db
          .selectFrom("builder_capacity as c")
          .select(({ fn }) => fn.toJson("c").as("capacity"))
          .where("c.builder_id", "=", id),
      );
      return toBuilderCapacity(row?.capacity ?? null);
    },

    saveCapacity: ({ builderId, capacity, at, audit }) =>
      em.transactional(async (em) => {
        const row = { ...codec.toRow({ builderId, ...capacity }), updated_at: at };
        await insertRows(em, "builder_capacity", [row], replacing);
        await writeAuditEvent(em, { kind: "builder", id: builderId, at }, audit);
      }),
  };
}

const replacing: NonNullable<Parameters<typeof insertRows<"builder_capacity">>[3]> = (insert) =>
  insert.onConflict((conflict) =>
    conflict
      .column("builder_id")
      .doUpdateSet((eb) =>
        Object.fromEntries(changing.map((column) => [column, eb.ref(`excluded.${column}`)])),
      ),
  );
