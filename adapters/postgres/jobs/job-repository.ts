import type { EntityManager } from "@mikro-orm/postgresql";
import { type InsertQueryBuilder, type InsertResult, type Kysely, sql } from "kysely";
import type { JobCase } from "../../../domain/jobs/change-steps.ts";
import type { DueJob, JobRepository } from "../../../domain/jobs/ports.ts";
import type { ChangeId, QuoteResponseId } from "../../../domain/shared/id.ts";
import { dayMs, hourMs } from "../../../domain/shared/time/time-units.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { lastShowDay } from "../quote-cases/last-show-day.ts";
import { touchRequest } from "../quote-cases/touch-request.ts";
import type { JobRow } from "../schema/jobs/job.ts";
import { type JobChangeRow, JobChangeTable } from "../schema/jobs/job-change.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { compileOnce, type QueryValues, type Tables } from "../sql/run.ts";
import { findCloseOut, saveCloseOut } from "./close-out-rows.ts";
import { insertJob, toJob, updateJob } from "./job-rows.ts";

const changes = rowCodec<JobChangeRow>(JobChangeTable);

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

    begin: (job) => insertJob(em, job),

    save: ({ job, change, closeOut, messages, audit }) =>
      em.transactional(async (em) => {
        // first the request, as every save of a request does
        await touchRequest(em, job.quoteRequestId, audit);
        await updateJob(em, job);
        await insertRows(em, "job_change", change ? [changes.toRow(change)] : [], replacing);
        if (closeOut) await saveCloseOut(em, closeOut);
        await writeMessages(em, messages, enqueue);
      }),

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

const changing = [
  "title",
  "note",
  "lines",
  "days_later",
  "answer_by",
  "state",
  "version",
  "earlier",
  "decided_at",
  "decided_note",
] as const;

const replacing = (insert: InsertQueryBuilder<Tables, "job_change", InsertResult>) =>
  insert.onConflict((conflict) =>
    conflict
      .column("id")
      .doUpdateSet((eb) =>
        Object.fromEntries(changing.map((column) => [column, eb.ref(`excluded.${column}`)])),
      ),
  );

type SelectedJob = { job: JsonRow<JobRow>; changes: JsonRow<JobChangeRow>[] | null };

const toJobCase = (row: SelectedJob): JobCase => ({
  job: toJob(row.job),
  changes: (row.changes ?? []).map((change) => changes.toRecord(change)),
});

function selectJobs(db: Kysely<Tables>) {
  return db.selectFrom("job as j").select(({ fn, selectFrom }) => [
    fn.toJson("j").as("job"),
    selectFrom("job_change as c")
      .select(({ fn }) => fn.jsonAgg("c").orderBy("c.number").as("list"))
      .whereRef("c.job_id", "=", "j.id")
      .as("changes"),
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
