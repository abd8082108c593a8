import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, type Kysely, sql } from "kysely";
import {
  accrualOf,
  type CompletedJob,
  correctionOf,
  reopenedEntry,
} from "../../../domain/commission/accrual.ts";
import type { ExpectedJob } from "../../../domain/commission/expected.ts";
import type { CommissionParams } from "../../../domain/commission/rates.ts";
import type { ChangeLine } from "../../../domain/jobs/change.ts";
import type { Settled } from "../../../domain/jobs/close-out.ts";
import type { Job } from "../../../domain/jobs/job.ts";
import type { QuoteChange } from "../../../domain/quotes/ports.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { toQuoteResponse } from "../quote-cases/quote-response-mapper.ts";
import type { CommissionEntryRow } from "../schema/commission/commission-entry.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { compileOnce, type QueryValues, type Tables } from "../sql/run.ts";
import { insertEntry, lockCommission, toEntry } from "./commission-entries.ts";

/**
 * Adds the entry of a completed request whose quote was sent under rates, or the reversal of a
 * reopened one, in the transaction of `em` that stores the step.
 */
export async function followCommission(
  em: EntityManager,
  { request, review }: QuoteChange,
): Promise<void> {
  const isCompleted = request.status === "completed";
  if (!isCompleted && review !== "hide") return;
  const job = await findCompletedJob(em, request.id);
  if (!job) return;
  const at = request.updatedAt;
  const entry = isCompleted ? accrualOf(request, job, at) : reopenedEntry(job, at);
  if (entry) await insertEntry(em, entry);
}

/** Adds the entry for the corrected bill of a closed job, in the transaction that settles it. */
export async function followCorrection(
  em: EntityManager,
  { quoteRequestId, state }: Job,
  at: Date,
): Promise<void> {
  const job = state === "closed" ? await findCompletedJob(em, quoteRequestId) : null;
  const entry = job && correctionOf(job, at);
  if (entry) await insertEntry(em, entry);
}

async function findCompletedJob(
  em: EntityManager,
  requestId: QuoteRequestId,
): Promise<CompletedJob | null> {
  // after a payment, waiver, contest or statement that is being stored
  await lockCommission(
    em,
    sql`select builder_id from quote_response where quote_request_id = ${requestId} and status = 'accepted'`,
  );
  const [row] = await readJob(em, { requestId });
  return row ? toJob(row) : null;
}

/** Accepted jobs under rates that aren't complete, earliest show first. */
export async function findExpectedJobs(em: EntityManager, limit: number): Promise<ExpectedJob[]> {
  const rows = await readOpenJobs(em, { limit });
  return rows.map((row) => ({ ...toJob(row), eventDay: row.eventDay }));
}

function toJob(row: Awaited<ReturnType<typeof readJob>>[number]): CompletedJob {
  return {
    quote: toQuoteResponse(row.quote),
    builderName: row.builderName ?? "",
    version: row.version,
    params: row.params,
    acceptedAt: new Date(row.acceptedAt),
    lastCompletedAt: row.lastCompletedAt ? new Date(row.lastCompletedAt) : null,
    approved: row.approved ?? [],
    settled: row.settled,
    entries: (row.entries ?? []).map(toEntry),
    timeZone: row.timeZone ?? "UTC",
  };
}

/** When the builder last completed a job for the exhibitor of the request `q`, up to a moment. */
export const lastCompletedBefore = (builderId: Expression<unknown>, at: Expression<unknown>) =>
  sql<string | null>`(select max(q2.closed_at) from quote_request q2
    join quote_response r2 on r2.quote_request_id = q2.id
    where q2.user_id = q.user_id and q2.id <> q.id and q2.status = 'completed'
      and r2.status = 'accepted' and r2.builder_id = ${builderId} and q2.closed_at <= ${at})`;

/** The operator's time zone: without one, that of the promise's policy. */
export const zoneText = sql<string | null>`coalesce(
  (select operator ->> 'timeZone' from commission_operator order by version desc limit 1),
  (select params -> 'calendar' ->> 'timeZone' from promise_policy order by version desc limit 1))`;

const selectJobs = (db: Kysely<Tables>) =>
  db
    .selectFrom("quote_response as r")
    .innerJoin("quote_request as q", "q.id", "r.quote_request_id")
    .innerJoin("quote_rates as v", "v.quote_response_id", "r.id")
    .innerJoin("commission_rates as c", "c.version", "v.version")
    .leftJoin("job as j", "j.id", "r.id")
    .leftJoin("job_close_out as o", "o.job_id", "r.id")
    .leftJoin("builder as b", "b.id", "r.builder_id")
    .select(({ fn, ref }) => [
      fn.toJson("r").as("quote"),
      "b.name as builderName",
      "c.version",
      sql<CommissionParams>`${ref("c.params")}`.as("params"),
      sql<string>`coalesce(${ref("j.created_at")}, ${ref("r.updated_at")})`.as("acceptedAt"),
      lastCompletedBefore(
        ref("r.builder_id"),
        sql`coalesce(${ref("j.created_at")}, ${ref("r.updated_at")})`,
      ).as("lastCompletedAt"),
      sql<ChangeLine[] | null>`(select jsonb_agg(line) from job_change n
        cross join lateral jsonb_array_elements(n.lines) line
        where n.job_id = ${ref("r.id")} and n.state = 'approved')`.as("approved"),
      sql<JsonRow<CommissionEntryRow>[] | null>`(select json_agg(e order by e.number)
        from commission_entry e where e.request_id = ${ref("q.id")})`.as("entries"),
      sql<Settled | null>`${ref("o.settled")}`.as("settled"),
      zoneText.as("timeZone"),
    ])
    .where("r.status", "=", sql.lit("accepted"));

const readJob = compileOnce((db, given: QueryValues<{ requestId: QuoteRequestId }>) =>
  selectJobs(db).where("r.quote_request_id", "=", given("requestId")),
);

const readOpenJobs = compileOnce((db, given: QueryValues<{ limit: number }>) =>
  selectJobs(db)
    .select("q.event_day as eventDay")
    .where("q.status", "=", sql.lit("in-progress"))
    .orderBy("q.event_day")
    .orderBy("q.id")
    .limit(given("limit")),
);
