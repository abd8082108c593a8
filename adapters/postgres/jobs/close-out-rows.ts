import type { EntityManager } from "@mikro-orm/postgresql";
import { type InsertQueryBuilder, type InsertResult, sql } from "kysely";
import { type CloseOut, newCloseOut, settle, unsettle } from "../../../domain/jobs/close-out.ts";
import type { Closing } from "../../../domain/quotes/ports.ts";
import type { QuoteResponseId } from "../../../domain/shared/id.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import { touchBuilders } from "../builders/write-ratings.ts";
import { type JobCloseOutRow, JobCloseOutTable } from "../schema/jobs/job-close-out.ts";
import { gatherOnce } from "../sql/gather.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { compileOnce, type QueryValues, runOne, type Tables } from "../sql/run.ts";

const codec = rowCodec<JobCloseOutRow>(JobCloseOutTable);

const findRow = compileOnce((db, given: QueryValues<{ id: QuoteResponseId }>) =>
  db.selectFrom("job_close_out").selectAll().where("job_id", "=", given("id")),
);

const findRows = gatherOnce((db, given: QueryValues<{ ids: readonly QuoteResponseId[] }>) =>
  db
    .selectFrom("job_close_out as c")
    .select(({ fn }) => fn.toJson("c").as("row"))
    .where("c.job_id", "=", sql<QuoteResponseId>`any(${given("ids")}::uuid[])`),
);

/** The bill of the job; null: none was entered or confirmed. */
export async function findCloseOut(
  em: EntityManager,
  id: QuoteResponseId,
): Promise<CloseOut | null> {
  const [row] = await findRow(em, { id });
  return row ? codec.toRecord(row) : null;
}

/** The bills of these jobs, as far as they have one. */
export async function findCloseOuts(
  em: EntityManager,
  ids: readonly QuoteResponseId[],
): Promise<CloseOut[]> {
  if (ids.length === 0) return [];
  const rows = await findRows(em, { ids });
  return rows.map(({ row }) => codec.toRecord(row));
}

/** Stores the bill, in the transaction that saves its job. */
export async function saveCloseOut(em: EntityManager, closeOut: CloseOut): Promise<void> {
  await insertRows(em, "job_close_out", [codec.toRow(closeOut)], replacing);
  if (closeOut.accuracy !== null) await touchBuilderOf(em, closeOut.jobId);
}

const changing = [
  "billed",
  "invoice_total",
  "charged",
  "exhibitor_confirmed_at",
  "builder_confirmed_at",
  "settled",
  "accuracy",
  "version",
] as const;

const replacing = (insert: InsertQueryBuilder<Tables, "job_close_out", InsertResult>) =>
  insert.onConflict((conflict) =>
    conflict
      .column("job_id")
      .doUpdateSet((eb) =>
        Object.fromEntries(changing.map((column) => [column, eb.ref(`excluded.${column}`)])),
      ),
  );

/**
 * Settles the bill of a job that was just closed: with the confirmation that closed it, or, without
 * `closing`, as an admin completed the request. Throws StaleWriteError when another version was
 * confirmed.
 */
export async function settleCloseOut(
  em: EntityManager,
  { id, at }: { id: QuoteResponseId; at: Date | null },
  closing?: Closing,
): Promise<void> {
  const stored = await findCloseOut(em, id);
  if (!closing) {
    if (stored) await saveCloseOut(em, settle(stored, null));
    return;
  }
  const before = stored ?? newCloseOut(id);
  if (before.version !== closing.version) throw new StaleWriteError(id);
  const { confirmedBy, accuracy } = closing;
  const confirmed = {
    ...before,
    ...(confirmedBy === "exhibitor" && { exhibitorConfirmedAt: at }),
    ...(confirmedBy === "builder" && { builderConfirmedAt: at }),
  };
  await saveCloseOut(em, settle(confirmed, accuracy));
}

/** Takes back the settled bill of a job that was just reopened. */
export async function unsettleCloseOut(em: EntityManager, id: QuoteResponseId): Promise<void> {
  const stored = await findCloseOut(em, id);
  if (!stored) return;
  await saveCloseOut(em, unsettle(stored));
  if (stored.accuracy !== null) await touchBuilderOf(em, id);
}

/** The builder's page says how near its final bills are to its quotes. */
async function touchBuilderOf(em: EntityManager, id: QuoteResponseId): Promise<void> {
  const job = await runOne(em, (db) =>
    db.selectFrom("job").select("builder_id").where("id", "=", id),
  );
  if (job) await touchBuilders(em, job.builder_id);
}
