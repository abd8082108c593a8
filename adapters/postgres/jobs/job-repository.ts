import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Job } from "../../../domain/jobs/job.ts";
import type { DueJob, JobRepository } from "../../../domain/jobs/ports.ts";
import type { BuilderId, QuoteResponseId } from "../../../domain/shared/id.ts";
import { dayMs, hourMs } from "../../../domain/shared/time/time-units.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { finalBillsOf } from "../builders/final-bills.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { showConfirmed, withdrawConfirmed } from "../portfolio/confirmed-pictures.ts";
import { lastShowDay } from "../quote-cases/last-show-day.ts";
import { touchRequest } from "../quote-cases/touch-request.ts";
import { type JobMessageRow, JobMessageTable } from "../schema/jobs/job-message.ts";
import { gatherOnce } from "../sql/gather.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { anyOf, compileOnce, type QueryValues, run } from "../sql/run.ts";
import { findCloseOut, findCloseOuts, saveCloseOut } from "./close-out-rows.ts";
import { findJobOf, saveParts, selectJobs, toJobCase } from "./job-parts.ts";
import { insertJob, updateJob } from "./job-rows.ts";
import { listJobs } from "./list-jobs.ts";

const messageCodec = rowCodec<JobMessageRow>(JobMessageTable);

/** Follows a step at its time, in the transaction that stores it. */
type OnStep = (em: EntityManager, job: Job, at: Date) => Promise<void>;
/** Steps that rooms above follow: a bill that both sides confirmed, a booth that was delivered. */
type JobFollowers = { onBill?: OnStep; onDelivered?: OnStep };

/** Jobs in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresJobRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
  { onBill, onDelivered }: JobFollowers = {},
): JobRepository {
  return {
    async find(id) {
      if (!isUuid(id)) return null;
      const [row] = await findJob(em, { id });
      return row ? toJobCase(row) : null;
    },

    async findMany(ids) {
      if (ids.length === 0) return [];
      const rows = await findJobs(em, { ids });
      return rows.map(toJobCase);
    },

    async findOf(part, id) {
      if (!isUuid(id)) return null;
      const [row] = await findJobOf[part](em, { id });
      return row ? toJobCase(row) : null;
    },

    list: listJobs(em),

    begin: (job) => insertJob(em, job),

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

    async countFinalBills(ids, since) {
      const rows = await run(em, (db) =>
        db
          .selectFrom(
            sql<{ id: BuilderId }>`(select unnest(${ids.filter(isUuid)}::uuid[]) as id)`.as("b"),
          )
          .innerJoinLateral(finalBillsOf(db, "b.id", since).as("f"), (join) => join.onTrue())
          .select(["b.id", "f.bills"]),
      );
      return new Map(rows.map(({ id, bills }) => [id, bills]));
    },

    async listUntoldPunch(before, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("job_punch")
          .select(({ fn }) => ["job_id", fn.min("at").as("first")])
          .where("emailed_at", "is", null)
          .groupBy("job_id")
          .having(({ fn }) => fn.min("at"), "<=", before)
          .orderBy("first")
          .limit(limit),
      );
      return rows.map(({ job_id }) => job_id);
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

    save: (step) =>
      em.transactional(async (em) => {
        const { job, closeOut, project, withdrawn = [], messages, audit } = step;
        // first the request, as every save of a request does
        await touchRequest(em, job.quoteRequestId, audit);
        await updateJob(em, job);
        await saveParts(em, step);
        if (project) await showConfirmed(em, project);
        await withdrawConfirmed(em, job.builderId, withdrawn);
        if (closeOut) await saveCloseOut(em, closeOut);
        const { exhibitorConfirmedAt: one, builderConfirmedAt: other } = closeOut ?? {};
        if (one && other) await onBill?.(em, job, one > other ? one : other);
        if (step.isDelivered && job.deliveredAt) await onDelivered?.(em, job, job.deliveredAt);
        await writeMessages(em, [...messages], enqueue);
      }),

    async listOwing(day, limit) {
      const rows = await listOwing(em, { day, limit });
      return rows.map(({ id }) => id);
    },

    async findCloseOut(id) {
      return isUuid(id) ? findCloseOut(em, id) : null;
    },

    findCloseOuts: (ids) => findCloseOuts(em, ids),

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

const findJobs = gatherOnce((db, given: QueryValues<{ ids: readonly QuoteResponseId[] }>) =>
  selectJobs(db).where("j.id", "=", sql<QuoteResponseId>`any(${given("ids")}::uuid[])`),
);

const findJob = compileOnce((db, given: QueryValues<{ id: QuoteResponseId }>) =>
  selectJobs(db).where("j.id", "=", given("id")),
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

/** Finds the jobs that are due by the clock: to close, to deliver, to end, or to ask whether they were built. */
const listDue = compileOnce((db, given: QueryValues<DueQuery>) => {
  const over = (
    days: number,
  ) => sql<boolean>`q.event_day <= ${given("day")}::date - ${sql.lit(days)}::int + 14
    and coalesce(${lastShowDay}::date, q.event_day) < ${given("day")}::date - ${sql.lit(days)}::int
    and (j.reopened_at is null or j.reopened_at <= ${given("reopened")}::timestamptz)`;
  const isCalledIn = sql<boolean>`exists (select from job_call_in i
    where i.job_id = j.id and i.closed_at is null)`;
  const isSilent = sql<boolean>`j.state = 'delivered'
    and (c.exhibitor_confirmed_at is null) <> (c.builder_confirmed_at is null)
    and coalesce(c.exhibitor_confirmed_at, c.builder_confirmed_at) <= ${given("silent")}::timestamptz`;
  const isClosed = sql<boolean>`not ${isCalledIn} and (${isSilent} or ${over(30)})
    and j.not_built_at is null`;
  const isUp = sql<boolean>`j.state <> 'delivered' and j.stands_at is not null
    and q.event_day <= ${given("day")}::date
    and not exists (select from job_punch n where n.job_id = j.id and n.state = 'open'
      and n.urgency = 'before-opening')`;
  const isNotBuilt = sql<boolean>`not ${isCalledIn} and j.state <> 'delivered'
    and j.not_built_at <= ${given("silent")}::timestamptz`;
  const isAsked = sql<boolean>`not ${isCalledIn} and j.state <> 'delivered'
    and j.built_asked_at is null and ${over(14)}`;
  return db
    .selectFrom("job as j")
    .innerJoin("quote_request as q", "q.id", "j.quote_request_id")
    .leftJoin("job_close_out as c", "c.job_id", "j.id")
    .select("j.id")
    .select(
      sql<string>`case when ${isClosed} then 'closed' when ${isUp} then 'delivered'
        when ${isNotBuilt} then 'not-built' else 'ask-built' end`.as("event"),
    )
    .where("j.closed_at", "is", null)
    .where(({ or }) => or([isClosed, isUp, isNotBuilt, isAsked]))
    .orderBy("q.event_day")
    .limit(given("limit"));
});
