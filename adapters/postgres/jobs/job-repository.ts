import type { EntityManager } from "@mikro-orm/postgresql";
import { type InsertQueryBuilder, type InsertResult, type Kysely, sql } from "kysely";
import type { JobCase } from "../../../domain/jobs/change-steps.ts";
import type { JobRepository } from "../../../domain/jobs/ports.ts";
import type { ChangeId, QuoteResponseId } from "../../../domain/shared/id.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { touchRequest } from "../quote-cases/touch-request.ts";
import type { JobRow } from "../schema/jobs/job.ts";
import { type JobChangeRow, JobChangeTable } from "../schema/jobs/job-change.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { compileOnce, type QueryValues, type Tables } from "../sql/run.ts";
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

    save: ({ job, change, messages, audit }) =>
      em.transactional(async (em) => {
        // first the request, as every save of a request does
        await touchRequest(em, job.quoteRequestId, audit);
        await updateJob(em, job);
        await insertRows(em, "job_change", change ? [changes.toRow(change)] : [], replacing);
        await writeMessages(em, messages, enqueue);
      }),

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
