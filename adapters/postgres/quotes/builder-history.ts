import { expressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { BookedShow } from "../../../domain/assignment/matching/match-facts.ts";
import type { CandidateQuery } from "../../../domain/assignment/ports.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import { allQuotesHours } from "../../../domain/shared/promised-numbers.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { pricedAt } from "../quote-cases/read-case.ts";
import type { Tables } from "../sql/run.ts";

/** Maximum rows read per part of a builder's history. */
const most = sql.lit(40);
/** Hours within which an invitation removed by us doesn't count. */
const soonRemovedHours = 24;
const yearMs = 365 * dayMs;
/**
 * Quotes may be late: this many days after its answer time an invitation no longer counts as
 * waiting.
 */
const lateDays = 7;
/** Days after the show in which a job is dismantled. */
const clearingDays = 14;

const interval = (length: string) => sql`interval '${sql.raw(length)}'`;
const { ref } = sql;
/** The answer time of `invitation as i`; older invitations had two days. */
const answerBy = sql<Date>`coalesce(${ref("i.respond_by")}, ${ref("i.invited_at")} + ${interval(`${allQuotesHours} hours`)})`;

type OfBuilder = Tables & { b: Tables["builder"] };

/**
 * Counts the last year's invitations of builder `b`, and those answered with an amount in time. An
 * invitation counts once it is answered, declined, lapsed, removed or past its answer time. Not
 * counted: bounced emails, enough quotes that came first, and removal by us within a day.
 */
export function answersOf(db: Kysely<Tables>, now: Date) {
  const year = new Date(now.getTime() - yearMs);
  const { selectFrom } = expressionBuilder<OfBuilder, "b">();
  const latest = selectFrom("invitation as i")
    .select(["i.builder_id", "i.quote_request_id", "i.invited_at", "i.respond_by", "i.delivery"])
    .select(["i.removed_at", "i.declined_at", "i.lapsed_at", "i.released_at"])
    .whereRef("i.builder_id", "=", "b.id")
    .orderBy("i.invited_at", "desc")
    .orderBy("i.quote_request_id", "desc")
    .limit(most);
  const soonRemoved = sql<SqlBool>`(${ref("i.removed_at")} < ${ref("i.invited_at")} + ${interval(`${soonRemovedHours} hours`)}) is true`;
  const isOver = sql<SqlBool>`${ref("i.declined_at")} is not null or ${ref("i.removed_at")} is not null
    or ${ref("i.lapsed_at")} is not null or ${answerBy} <= ${now}`;
  const isTakenBack = sql<SqlBool>`${soonRemoved} and ${ref("i.declined_at")} is null`;
  const isReleased = sql<SqlBool>`${ref("i.released_at")} is not null and ${ref("i.declined_at")} is null`;
  return db
    .selectFrom(latest.as("i"))
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom("quote_response as r")
          .select(sql<Date>`min(coalesce(${pricedAt}, ${ref("r.created_at")}))`.as("at"))
          .whereRef("r.quote_request_id", "=", "i.quote_request_id")
          .whereRef("r.builder_id", "=", "i.builder_id")
          .where("r.quoted_amount", ">=", sql.lit(limits.countableAmountCents))
          .whereRef("r.created_at", ">=", "i.invited_at")
          .where(sql<SqlBool>`(${ref("r.created_at")} > ${ref("i.removed_at")}) is not true`)
          .as("priced"),
      (join) => join.onTrue(),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as("invited"),
      fn
        .countAll<number>()
        .filterWhere(
          sql<SqlBool>`${ref("priced.at")} <= coalesce(${ref("i.respond_by")}, 'infinity')`,
        )
        .as("answered"),
    ])
    .where("i.invited_at", ">=", year)
    .where(
      sql<SqlBool>`(${ref("priced.at")} is not null or ${ref("i.delivery")} <> 'failed'
        and (${isOver}) and not (${isTakenBack}) and not (${isReleased}))`,
    );
}

/** The unanswered invitations and accepted jobs of builder `b`, and its shows on the same days. */
export function standingOf(db: Kysely<Tables>, { requestId, showDays, now }: CandidateQuery) {
  const { selectFrom } = expressionBuilder<OfBuilder, "b">();
  const latest = selectFrom("invitation as i")
    .select(["i.builder_id", "i.quote_request_id", "i.invited_at", "i.respond_by"])
    .select(["i.lapsed_at", "i.released_at"])
    .whereRef("i.builder_id", "=", "b.id")
    .where("i.removed_at", "is", null)
    .orderBy("i.invited_at", "desc")
    .orderBy("i.quote_request_id", "desc")
    .limit(most);
  const status = ref("r.status");
  const isOpen = sql<SqlBool>`${ref("q.status")} not in ('completed', 'cancelled')`;
  // only requests in progress can have an accepted quote
  const isUndecided = sql<SqlBool>`(${ref("q.status")} <> 'in-progress' or not exists (select from quote_response a
    where a.quote_request_id = ${ref("q.id")} and a.status = 'accepted'))`;
  const isWaiting = sql<SqlBool>`(${isOpen} and ${status} is null and ${ref("i.lapsed_at")} is null
    and ${ref("i.released_at")} is null and ${answerBy} + ${interval(`${lateDays} days`)} > ${now} and ${isUndecided})`;
  const isUnderWay = sql<SqlBool>`${isOpen} and ${status} = 'accepted'
    and (${ref("q.event_day")} + ${sql.lit(clearingDays)} >= ${now}::date) is not false`;
  const isThen = sql<SqlBool>`(${ref("q.event_day")} is null
    or ${ref("q.event_day")} between ${showDays?.from ?? null}::date and ${showDays?.until ?? null}::date)`;
  const isBooked = sql<SqlBool>`${ref("q.id")} <> ${requestId} and ${isThen}
    and (${isWaiting} or ${status} = 'accepted' or ${isOpen} and ${status} = 'pending')`;
  return db
    .selectFrom(latest.as("i"))
    .innerJoin("quote_request as q", "q.id", "i.quote_request_id")
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom("quote_response as r")
          .select("r.status")
          .whereRef("r.quote_request_id", "=", "i.quote_request_id")
          .whereRef("r.builder_id", "=", "i.builder_id")
          .orderBy(({ eb }) => eb("r.status", "=", sql.lit("accepted" as const)), "desc")
          .orderBy(({ eb }) => eb("r.status", "=", sql.lit("pending" as const)), "desc")
          .limit(sql.lit(1))
          .as("r"),
      (join) => join.onTrue(),
    )
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isWaiting).as("waiting"),
      fn.countAll<number>().filterWhere(isUnderWay).as("underWay"),
      sql<
        BookedShow[]
      >`coalesce(json_agg(json_build_object('tradeShowName', ${ref("q.trade_show_name")},
        'eventDay', ${ref("q.event_day")})) filter (where ${isBooked}), '[]')`.as("booked"),
    ]);
}
