import type { EntityManager } from "@mikro-orm/postgresql";
import { type InsertQueryBuilder, type InsertResult, type Kysely, sql } from "kysely";
import type { JobCase } from "../../../domain/jobs/change-steps.ts";
import type { JobStep, PartIds } from "../../../domain/jobs/ports.ts";
import type { Id, QuoteResponseId } from "../../../domain/shared/id.ts";
import { lastShowDay } from "../quote-cases/last-show-day.ts";
import type { JobRow } from "../schema/jobs/job.ts";
import { JobAgreementTable } from "../schema/jobs/job-agreement.ts";
import { JobApprovalTable } from "../schema/jobs/job-approval.ts";
import { JobCallInTable } from "../schema/jobs/job-call-in.ts";
import { JobChangeTable } from "../schema/jobs/job-change.ts";
import { JobPaymentTable } from "../schema/jobs/job-payment.ts";
import { JobPunchTable } from "../schema/jobs/job-punch.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { anyOf, compileOnce, type QueryValues, run, type Tables } from "../sql/run.ts";
import { toJob } from "./job-rows.ts";

/** The lists of a job: the table of each, and its order. */
const parts = {
  changes: { table: "job_change", entity: JobChangeTable, order: "l.number" },
  agreements: { table: "job_agreement", entity: JobAgreementTable, order: "l.version" },
  payments: { table: "job_payment", entity: JobPaymentTable, order: "l.position" },
  approvals: { table: "job_approval", entity: JobApprovalTable, order: "l.asked_at, l.id" },
  punch: { table: "job_punch", entity: JobPunchTable, order: "l.number" },
  callIns: { table: "job_call_in", entity: JobCallInTable, order: "l.at" },
} as const;
type PartName = keyof typeof parts;
const partNames = Object.keys(parts) as PartName[];

type Codec = { toRow(record: object): object; toRecord(row: unknown): unknown };
const codecOf = (name: PartName) => rowCodec(parts[name].entity) as unknown as Codec;
const codecs = Object.fromEntries(partNames.map((name) => [name, codecOf(name)])) as Record<
  PartName,
  Codec
>;

type SelectedJob = Record<PartName, unknown[] | null> & {
  job: JsonRow<JobRow>;
  lastDay: string | null;
  eventDay: string | null;
  timeZone: string | null;
};

export const toJobCase = ({ job, timeZone, lastDay, eventDay, ...lists }: SelectedJob): JobCase => {
  const read = partNames.map((name) => [
    name,
    (lists[name] ?? []).map((row) => codecs[name].toRecord(row)),
  ]);
  const found = Object.fromEntries(read) as Pick<JobCase, PartName>;
  return { job: toJob(job), timeZone: timeZone ?? "UTC", lastDay, eventDay, ...found };
};

export function selectJobs(db: Kysely<Tables>) {
  const listOf = (name: PartName) => {
    const { table, order } = parts[name];
    return sql<unknown[] | null>`(select json_agg(l order by ${sql.raw(order)})
      from ${sql.table(table)} l where l.job_id = j.id)`.as(name);
  };
  return db
    .selectFrom("job as j")
    .innerJoin("quote_request as q", "q.id", "j.quote_request_id")
    .leftJoin("quote_promise as z", "z.quote_request_id", "j.quote_request_id")
    .select(({ fn }) => [
      fn.toJson("j").as("job"),
      "z.time_zone as timeZone",
      sql<string | null>`coalesce(${lastShowDay}, q.event_day::text)`.as("lastDay"),
      sql<string | null>`q.event_day::text`.as("eventDay"),
      listOf("changes"),
      listOf("agreements"),
      listOf("payments"),
      listOf("approvals"),
      listOf("punch"),
      listOf("callIns"),
    ]);
}

const findBy = (name: PartName) =>
  compileOnce((db, given: QueryValues<{ id: Id<string> }>) =>
    selectJobs(db).where(
      sql<boolean>`j.id = (select n.job_id from ${sql.table(parts[name].table)} n
        where n.id = ${given("id")})`,
    ),
  );

/** Finds the job that has a part. */
export const findJobOf: Record<keyof PartIds, ReturnType<typeof findBy>> = {
  change: findBy("changes"),
  payment: findBy("payments"),
  approval: findBy("approvals"),
  punch: findBy("punch"),
};

/** Stores the changed parts of a step; payments that are missing are removed. */
export async function saveParts(em: EntityManager, step: JobStep): Promise<void> {
  const { job, change, agreement, callIn, payments, approvals, punch } = step;
  if (payments) await dropPayments(em, job.id, payments);
  const one = <Part>(part: Part | undefined) => (part ? [part] : []);
  const written = {
    changes: one(change),
    agreements: one(agreement),
    payments: payments ?? [],
    approvals: approvals ?? [],
    punch: punch ?? [],
    callIns: one(callIn),
  };
  for (const name of partNames) {
    const rows = written[name].map((part) => codecs[name].toRow(part));
    // the rows are of this table: its codec made them
    await insertRows(em, parts[name].table as "job_change", rows as never, replacing(name));
  }
}

async function dropPayments(
  em: EntityManager,
  jobId: QuoteResponseId,
  kept: NonNullable<JobStep["payments"]>,
): Promise<void> {
  await run(em, (db) =>
    db
      .deleteFrom("job_payment")
      .where("job_id", "=", jobId)
      .where(({ not, eb }) => not(eb("id", "=", anyOf(kept.map(({ id }) => id))))),
  );
}

/** Replaces a stored row with the same id. */
function replacing(name: PartName) {
  const columns = Object.keys(parts[name].entity.meta.properties).filter((each) => each !== "id");
  const values = Object.fromEntries(
    columns.map((column) => [column, sql.ref(`excluded.${column}`)]),
  );
  return (insert: InsertQueryBuilder<Tables, "job_change", InsertResult>) =>
    insert.onConflict((conflict) => conflict.column("id").doUpdateSet(values as never));
}
