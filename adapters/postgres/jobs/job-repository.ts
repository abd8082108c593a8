import type { EntityManager } from "@mikro-orm/postgresql";
import { type InsertQueryBuilder, type InsertResult, type Kysely, sql } from "kysely";
import type { JobCase } from "../../../domain/jobs/change-steps.ts";
import type { Payment } from "../../../domain/jobs/payment.ts";
import type { DueJob, JobRepository } from "../../../domain/jobs/ports.ts";
import type {
  ApprovalId,
  ChangeId,
  PaymentId,
  QuoteResponseId,
} from "../../../domain/shared/id.ts";
import { dayMs, hourMs } from "../../../domain/shared/time/time-units.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { lastShowDay } from "../quote-cases/last-show-day.ts";
import { touchRequest } from "../quote-cases/touch-request.ts";
import type { JobRow } from "../schema/jobs/job.ts";
import { type JobAgreementRow, JobAgreementTable } from "../schema/jobs/job-agreement.ts";
import { type JobApprovalRow, JobApprovalTable } from "../schema/jobs/job-approval.ts";
import { type JobChangeRow, JobChangeTable } from "../schema/jobs/job-change.ts";
import { type JobMessageRow, JobMessageTable } from "../schema/jobs/job-message.ts";
import { type JobPaymentRow, JobPaymentTable } from "../schema/jobs/job-payment.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { anyOf, compileOnce, type QueryValues, run, type Tables } from "../sql/run.ts";
import { findCloseOut, saveCloseOut } from "./close-out-rows.ts";
import { insertJob, toJob, updateJob } from "./job-rows.ts";
import { listJobs } from "./list-jobs.ts";

const changes = rowCodec<JobChangeRow>(JobChangeTable);
const agreements = rowCodec<JobAgreementRow>(JobAgreementTable);
const approvalCodec = rowCodec<JobApprovalRow>(JobApprovalTable);
const messageCodec = rowCodec<JobMessageRow>(JobMessageTable);
const payments = rowCodec<JobPaymentRow>(JobPaymentTable);

/** Jobs in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresJobRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): JobRepository {
  return {
    async find(id) {
      if (!isUuid(id)) return null;
      const [row] = await findJob(em, { id });
      return row ? toJobCase(row) : null;
    },

    async findOfChange(id) {
      if (!isUuid(id)) return null;
      const [row] = await findJobOfChange(em, { id });
      return row ? toJobCase(row) : null;
    },

    list: listJobs(em),

    begin: (job) => insertJob(em, job),

    async findOfPayment(id) {
      if (!isUuid(id)) return null;
      const [row] = await findJobOfPayment(em, { id });
      return row ? toJobCase(row) : null;
    },

    async findOfApproval(id) {
      if (!isUuid(id)) return null;
      const [row] = await findJobOfApproval(em, { id });
      return row ? toJobCase(row) : null;
    },

    addMessage: (message, requestId, { limit, audit }) =>
      em.transactional(async (em) => {
        const [job] = await run(em, (db) =>
          db
            .selectFrom("job as j")
            .select(({ selectFrom, fn }) =>
              selectFrom("job_message as m")
                .select(fn.countAll<number>().as("count"))
                .whereRef("m.job_id", "=", "j.id")
                .as("count"),
            )
            .where("j.id", "=", message.jobId),
        );
        if (!job) return "no-job";
        if (Number(job.count) >= limit) return "full";
        await touchRequest(em, requestId, audit);
        await insertRows(em, "job_message", [messageCodec.toRow(message)]);
        return "added";
      }),

    async listMessages(jobId, before, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("job_message as m")
          .select(({ fn }) => fn.toJson("m").as("message"))
          .where("m.job_id", "=", jobId)
          .$if(before !== null, (query) => query.where("m.id", "<", before))
          .orderBy("m.id", "desc")
          .limit(limit),
      );
      return rows.map(({ message }) => messageCodec.toRecord(message));
    },

    async listUntold(before, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("job_message as m")
          .select(({ fn }) => fn.toJson("m").as("message"))
          .where("m.emailed_at", "is", null)
          .where("m.job_id", "in", ({ selectFrom }) =>
            selectFrom("job_message as o")
              .select("o.job_id")
              .where("o.emailed_at", "is", null)
              .where("o.at", "<=", before),
          )
          .orderBy("m.at")
          .limit(limit),
      );
      return rows.map(({ message }) => messageCodec.toRecord(message));
    },

    markTold: (told, at, messages) =>
      em.transactional(async (em) => {
        await run(em, (db) =>
          db
            .updateTable("job_message")
            .set({ emailed_at: at })
            .where("id", "=", anyOf(told.map(({ id }) => id))),
        );
        await writeMessages(em, [...messages], enqueue);
      }),

    async namesOf(ids) {
      if (ids.length === 0) return new Map();
      const rows = await run(em, (db) =>
        db
          .selectFrom("users")
          .select(["id", "first_name", "last_name"])
          .where("id", "=", anyOf(ids)),
      );
      return new Map(
        rows.flatMap(({ id, first_name, last_name }) => {
          const name = [first_name, last_name].filter(Boolean).join(" ");
          return name ? [[id, name] as const] : [];
        }),
      );
    },

    save: ({ job, change, closeOut, agreement, payments, approvals = [], messages, audit }) =>
      em.transactional(async (em) => {
        // first the request, as every save of a request does
        await touchRequest(em, job.quoteRequestId, audit);
        await updateJob(em, job);
        if (change) await insertRows(em, "job_change", [changes.toRow(change)], replacingChange);
        if (agreement) {
          await insertRows(em, "job_agreement", [agreements.toRow(agreement)], replacingAgreement);
        }
        await insertRows(em, "job_approval", approvals.map(approvalCodec.toRow), replacingApproval);
        if (closeOut) await saveCloseOut(em, closeOut);
        if (payments) await savePayments(em, job.id, payments);
        await writeMessages(em, [...messages], enqueue);
      }),

    async listOwing(day, limit) {
      const rows = await listOwing(em, { day, limit });
      return rows.map(({ id }) => id);
    },

    async findCloseOut(id) {
      return isUuid(id) ? findCloseOut(em, id) : null;
    },

    async listDue(now, limit) {
      // days are over when they are over in UTC-12, too
      const day = utcDay(new Date(now.getTime() - 12 * hourMs));
      const before = (days: number) => new Date(now.getTime() - days * dayMs);
      const given = { day, silent: before(14), reopened: before(30), limit };
      return (await listDue(em, given)) as DueJob[];
    },

    async listLapsing(now, limit) {
      const rows = await listLapsing(em, { now, limit });
      return rows.map(({ id }) => id);
    },
  };
}

/** Replaces a stored row with the same id. */
function replacing<
  Name extends "job_change" | "job_agreement" | "job_payment" | "job_approval",
>(table: { meta: { properties: object } }) {
  const columns = Object.keys(table.meta.properties).filter((column) => column !== "id");
  return (insert: InsertQueryBuilder<Tables, Name, InsertResult>) =>
    insert.onConflict((conflict) =>
      conflict
        .column("id" as never)
        .doUpdateSet(
          Object.fromEntries(
            columns.map((column) => [column, sql.ref(`excluded.${column}`)]),
          ) as never,
        ),
    );
}
const replacingChange = replacing<"job_change">(JobChangeTable);
const replacingAgreement = replacing<"job_agreement">(JobAgreementTable);
const replacingApproval = replacing<"job_approval">(JobApprovalTable);
const replacingPayment = replacing<"job_payment">(JobPaymentTable);

async function savePayments(
  em: EntityManager,
  jobId: QuoteResponseId,
  list: readonly Payment[],
): Promise<void> {
  await run(em, (db) =>
    db
      .deleteFrom("job_payment")
      .where("job_id", "=", jobId)
      .where(({ not, eb }) => not(eb("id", "=", anyOf(list.map(({ id }) => id))))),
  );
  await insertRows(em, "job_payment", list.map(payments.toRow), replacingPayment);
}

type SelectedJob = {
  job: JsonRow<JobRow>;
  changes: JsonRow<JobChangeRow>[] | null;
  agreements: JsonRow<JobAgreementRow>[] | null;
  payments: JsonRow<JobPaymentRow>[] | null;
  approvals: JsonRow<JobApprovalRow>[] | null;
};

const toJobCase = (row: SelectedJob): JobCase => ({
  job: toJob(row.job),
  changes: (row.changes ?? []).map((change) => changes.toRecord(change)),
  agreements: (row.agreements ?? []).map((agreement) => agreements.toRecord(agreement)),
  payments: (row.payments ?? []).map((payment) => payments.toRecord(payment)),
  approvals: (row.approvals ?? []).map((approval) => approvalCodec.toRecord(approval)),
});

function selectJobs(db: Kysely<Tables>) {
  return db.selectFrom("job as j").select(({ fn, selectFrom }) => [
    fn.toJson("j").as("job"),
    selectFrom("job_change as c")
      .select(({ fn }) => fn.jsonAgg("c").orderBy("c.number").as("list"))
      .whereRef("c.job_id", "=", "j.id")
      .as("changes"),
    selectFrom("job_agreement as a")
      .select(({ fn }) => fn.jsonAgg("a").orderBy("a.version").as("list"))
      .whereRef("a.job_id", "=", "j.id")
      .as("agreements"),
    selectFrom("job_payment as p")
      .select(({ fn }) => fn.jsonAgg("p").orderBy("p.position").as("list"))
      .whereRef("p.job_id", "=", "j.id")
      .as("payments"),
    selectFrom("job_approval as v")
      .select(({ fn }) => fn.jsonAgg("v").orderBy("v.asked_at").orderBy("v.id").as("list"))
      .whereRef("v.job_id", "=", "j.id")
      .as("approvals"),
  ]);
}

const findJob = compileOnce((db, given: QueryValues<{ id: QuoteResponseId }>) =>
  selectJobs(db).where("j.id", "=", given("id")),
);

const findJobOfChange = compileOnce((db, given: QueryValues<{ id: ChangeId }>) =>
  selectJobs(db).where("j.id", "=", ({ selectFrom }) =>
    selectFrom("job_change as n").select("n.job_id").where("n.id", "=", given("id")),
  ),
);

const findJobOfApproval = compileOnce((db, given: QueryValues<{ id: ApprovalId }>) =>
  selectJobs(db).where("j.id", "=", ({ selectFrom }) =>
    selectFrom("job_approval as n").select("n.job_id").where("n.id", "=", given("id")),
  ),
);

const findJobOfPayment = compileOnce((db, given: QueryValues<{ id: PaymentId }>) =>
  selectJobs(db).where("j.id", "=", ({ selectFrom }) =>
    selectFrom("job_payment as n").select("n.job_id").where("n.id", "=", given("id")),
  ),
);

const listLapsing = compileOnce((db, given: QueryValues<{ now: Date; limit: number }>) =>
  db
    .selectFrom("job_change as c")
    .innerJoin("job as j", "j.id", "c.job_id")
    .select(({ fn }) => ["j.id", fn.min("c.answer_by").as("at")])
    .where("c.state", "=", sql.lit("proposed"))
    .where("c.answer_by", "<=", given("now"))
    .where("j.closed_at", "is", null)
    .groupBy("j.id")
    .orderBy("at")
    .limit(given("limit")),
);

/** The day of a payment's next reminder, by UTC dates. */
const nextReminder = sql<string>`coalesce((p.due ->> 'day')::date,
    (case p.due ->> 'after' when 'agreed' then j.agreed_at when 'delivered' then j.delivered_at
      else j.closed_at end)::date + (p.due ->> 'days')::int)
  + (array[-3, 0, 7])[p.reminders + 1]`;

const listOwing = compileOnce((db, given: QueryValues<{ day: string; limit: number }>) =>
  db
    .selectFrom("job_payment as p")
    .innerJoin("job as j", "j.id", "p.job_id")
    .select(({ fn }) => ["j.id", fn.min(nextReminder).as("at")])
    .where("p.state", "=", sql.lit("planned"))
    .where("p.reminders", "<", sql.lit(3))
    .where("j.state", "<>", sql.lit("ended"))
    .where(sql<boolean>`${nextReminder} <= ${given("day")}::date`)
    .groupBy("j.id")
    .orderBy("at")
    .limit(given("limit")),
);

type DueQuery = { day: string; silent: Date; reopened: Date; limit: number };

/** Jobs to close, and booths that are up at a show that has begun. */
const listDue = compileOnce((db, given: QueryValues<DueQuery>) => {
  const isOver = sql<boolean>`q.event_day <= ${given("day")}::date - 16
    and coalesce(${lastShowDay}::date, q.event_day) < ${given("day")}::date - 30
    and (j.reopened_at is null or j.reopened_at <= ${given("reopened")}::timestamptz)`;
  const isSilent = sql<boolean>`j.state = 'delivered'
    and (c.exhibitor_confirmed_at is null) <> (c.builder_confirmed_at is null)
    and coalesce(c.exhibitor_confirmed_at, c.builder_confirmed_at) <= ${given("silent")}::timestamptz`;
  const isUp = sql<boolean>`j.state <> 'delivered' and j.stands_at is not null
    and q.event_day <= ${given("day")}::date`;
  return db
    .selectFrom("job as j")
    .innerJoin("quote_request as q", "q.id", "j.quote_request_id")
    .leftJoin("job_close_out as c", "c.job_id", "j.id")
    .select("j.id")
    .select(
      sql<string>`case when ${isOver} or ${isSilent} then 'closed' else 'delivered' end`.as(
        "event",
      ),
    )
    .where("j.closed_at", "is", null)
    .where(({ or }) => or([isOver, isSilent, isUp]))
    .orderBy("q.event_day")
    .limit(given("limit"));
});
