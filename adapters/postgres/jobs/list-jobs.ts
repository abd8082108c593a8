import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { JobRepository } from "../../../domain/jobs/ports.ts";
import { givenPosition, givenPositionOldest, toPage } from "../sql/cursor.ts";
import { run } from "../sql/run.ts";

/** Shows without a day come last. */
const showDay = sql<Date>`(coalesce(q.event_day, '9999-12-31')::timestamp at time zone 'UTC')`;

/** Jobs under way by the day of their show, or those that are over, latest first. */
export function listJobs(em: EntityManager): JobRepository["list"] {
  return async ({ of, filter, today }, { limit, after }) => {
    const isOver = filter === "over";
    const start = isOver ? givenPosition(after) : givenPositionOldest(after);
    const at = isOver ? sql<Date>`j.closed_at` : showDay;
    const compare = sql.raw(isOver ? "<" : ">");
    const order = isOver ? "desc" : "asc";
    const rows = await run(em, (db) =>
      db
        .selectFrom("job as j")
        .innerJoin("quote_request as q", "q.id", "j.quote_request_id")
        .leftJoin("builder as b", "b.id", "j.builder_id")
        .select([
          "j.id",
          "j.state",
          "q.trade_show_name as tradeShowName",
          "q.event_date as eventDate",
          "q.company",
          "b.name as builderName",
          sql<number | null>`q.event_day - ${today}::date`.as("daysToShow"),
          at.as("at"),
        ])
        .where("j.closed_at", isOver ? "is not" : "is", null)
        .$if(of !== null, (query) =>
          query.where(
            sql<boolean>`(q.user_id = ${of?.userId}::uuid or j.builder_id = ${of?.builderId}::uuid)`,
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
        .where(sql<boolean>`(${at}, j.id) ${compare} (${start.at}::timestamptz, ${start.id}::uuid)`)
        .orderBy(at, order)
        .orderBy("j.id", order)
        .limit(limit + 1),
    );
    return toPage(rows, limit, ({ at, id }) => ({ at, id }));
  };
}
