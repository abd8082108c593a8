import type { EntityManager } from "@mikro-orm/postgresql";
import { type InsertQueryBuilder, type InsertResult, type RawBuilder, sql } from "kysely";
import type { CommissionEntry, NewEntry } from "../../../domain/commission/entry.ts";
import {
  type CommissionEntryRow,
  CommissionEntryTable,
} from "../schema/commission/commission-entry.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { run, runOne, type Tables } from "../sql/run.ts";

const codec = rowCodec<CommissionEntryRow, "number">(CommissionEntryTable, ["number"]);

export const toEntry = (row: JsonRow<CommissionEntryRow>): CommissionEntry =>
  codec.toRecord(row as unknown as CommissionEntryRow);

/**
 * Lets one step at a time be made on a builder's commission, until `em`'s transaction ends: what it
 * reads of the ledger afterward stays so. `builderId`: an expression or a query of one row.
 */
export async function lockCommission(em: EntityManager, builderId: RawBuilder<unknown>) {
  await run(em, (db) =>
    db.selectNoFrom(
      sql`pg_advisory_xact_lock(hashtextextended('commission/' || (${builderId})::text, 0))`.as(
        "locked",
      ),
    ),
  );
}

/** Adds an entry to the ledger and to its sums, in `em`'s transaction. */
export async function insertEntry(em: EntityManager, entry: NewEntry): Promise<void> {
  const booked = { ...entry, month: await openMonth(em, entry) };
  const { id: _id, ...row } = codec.toRow({ ...booked, id: "" as CommissionEntry["id"] });
  await insertRows(em, "commission_entry", [row]);
  const { builder_id, builder_name, month, kind, amount } = row;
  const sum = { builder_id, builder_name, month, kind, amount, entries: 1 };
  await insertRows(em, "commission_sum", [sum], addingUp);
}

const addingUp = (insert: InsertQueryBuilder<Tables, "commission_sum", InsertResult>) =>
  insert.onConflict((conflict) =>
    conflict.columns(["builder_id", "month", "kind"]).doUpdateSet((eb) => ({
      builder_name: eb.ref("excluded.builder_name"),
      amount: eb("commission_sum.amount", "+", eb.ref("excluded.amount")),
      entries: eb("commission_sum.entries", "+", sql.lit(1)),
    })),
  );

/**
 * The month of the entry; of one that statements list not before that of its builder's last
 * statement, so that the next one has it.
 */
async function openMonth(em: EntityManager, { builderId, month, statementId }: NewEntry) {
  if (statementId) return month;
  const last = await runOne(em, (db) =>
    db
      .selectFrom("commission_statement")
      .select(({ fn }) => fn.max("month").as("month"))
      .where("builder_id", "=", builderId),
  );
  return last?.month && last.month > month ? last.month : month;
}
