import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import type { JobRepository } from "../../../domain/jobs/ports.ts";
import { type GivenPosition, givenPosition, givenPositionOldest, toPage } from "../sql/cursor.ts";
import { gatherEach, instantAsJson } from "../sql/gather.ts";
import type { QueryValues } from "../sql/run.ts";

/** Shows without a day come last. */
const showDay = sql<Date>`(coalesce(q.event_day, '9999-12-31')::timestamp at time zone 'UTC')`;

/** The day of the first thing that is due in a job, as `nextThings` finds it without the request's plan. */
function dueDay(today: RawBuilder<string>) {
  // things without a day come after those of the next seven days
  const soon = sql`(${today}::date + 7)`;
  const there = (instant: string) =>
    sql`(${sql.raw(instant)} at time zone coalesce(z.time_zone, 'UTC'))::date`;
  return sql<Date>`(coalesce(least(
    case when j.state = 'open' or j.built_asked_at is not null and j.state <> 'delivered' then ${soon} end,
    (select min(coalesce(${there("c.answer_by")}, ${soon})) from job_change c
      where c.job_id = j.id and c.state in ('wished', 'proposed')),
    (select min(coalesce(a.due, ${soon})) from job_approval a
      where a.job_id = j.id and a.state in ('asked', 'changes-wanted')),
    (select min(case when p.state <> 'planned' then ${soon} else coalesce((p.due ->> 'day')::date,
      (case p.due ->> 'after' when 'agreed' then ${there("j.agreed_at")}
        when 'delivered' then ${there("j.delivered_at")} end) + (p.due ->> 'days')::int) end)
      from job_payment p where p.job_id = j.id and p.state <> 'received'),
    case when j.delivered_at is null and (j.stands_at is not null or q.event_day - 14 <= ${today}::date
      or exists (select from job_punch n where n.job_id = j.id and (n.state = 'fixed'
        or n.state = 'open' and n.urgency = 'before-opening'))) then q.event_day end,
    case when j.state = 'delivered' then coalesce((select ${there("coalesce(b.builder_confirmed_at, b.exhibitor_confirmed_at)")} + 14
      from job_close_out b where b.job_id = j.id), ${soon}) end,
    (select ${there("min(i.at)")} + 7 from job_call_in i
      where i.job_id = j.id and i.closed_at is null and i.answered_at is null)
  ), q.event_day, '9999-12-31')::timestamp at time zone 'UTC')`;
}

type Given = GivenPosition & {
  today: string;
  limit: number;
  userId: string | null;
  builderId: string | null;
};
type Shape = { isMine: boolean; filter: Parameters<JobRepository["list"]>[0]["filter"] };

const listed = gatherEach((db, given: QueryValues<Given>, { isMine, filter }: Shape) => {
  const today = given("today");
  const isOver = filter === "over";
  const at = isOver ? sql<Date>`j.closed_at` : isMine ? dueDay(today) : showDay;
  const compare = sql.raw(isOver ? "<" : ">");
  const order = isOver ? "desc" : "asc";
  return db
    .selectFrom("job as j")
    .innerJoin("quote_request as q", "q.id", "j.quote_request_id")
    .leftJoin("builder as b", "b.id", "j.builder_id")
    .leftJoin("quote_promise as z", "z.quote_request_id", "j.quote_request_id")
    .innerJoin("quote_response as r", "r.id", "j.id")
    .select([
      "j.id",
      "j.state",
      "q.trade_show_name as tradeShowName",
      "q.event_date as eventDate",
      "q.company",
      "b.name as builderName",
      "r.currency",
      sql<number | null>`q.event_day - ${today}::date`.as("daysToShow"),
      instantAsJson(at).as("at"),
    ])
    .where("j.closed_at", isOver ? "is not" : "is", null)
    .$if(isMine, (query) =>
      query.where(
        sql<boolean>`(q.user_id = ${given("userId")}::uuid or j.builder_id = ${given("builderId")}::uuid)`,
      ),
    )
    .$if(filter === "called-in", (query) =>
      query.where(
        sql<boolean>`exists (select from job_call_in i where i.job_id = j.id and i.closed_at is null)`,
      ),
    )
    .$if(filter === "not-up", (query) =>
      query.where(
        sql<boolean>`j.stands_at is null and j.delivered_at is null and q.event_day < ${today}::date`,
      ),
    )
    .$if(filter === "not-closed", (query) =>
      query.where(sql<boolean>`(q.event_day is null or q.event_day < ${today}::date - 30)`),
    )
    .where(
      sql<boolean>`(${at}, j.id) ${compare} (${given("at")}::timestamptz, ${given("id")}::uuid)`,
    )
    .orderBy(at, order)
    .orderBy("j.id", order)
    .limit(given("limit"));
});

/**
 * Jobs under way by what is due first, an admin's by the day of their show; or those that are over,
 * latest first.
 */
export function listJobs(em: EntityManager): JobRepository["list"] {
  return async ({ of, filter, today }, { limit, after }) => {
    const start = filter === "over" ? givenPosition(after) : givenPositionOldest(after);
    const { userId, builderId } = of ?? { userId: null, builderId: null };
    const values = { ...start, today, userId, builderId, limit: limit + 1 };
    const found = await listed(em, { isMine: of !== null, filter }, values);
    const rows = found.map((row) => ({ ...row, at: new Date(row.at) }));
    return toPage(rows, limit, ({ at, id }) => ({ at, id }));
  };
}
