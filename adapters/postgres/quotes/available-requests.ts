import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from "kysely";
import { adminExclusions } from "../../../domain/promise/quote-promise.ts";
import { statusGroups } from "../../../domain/quotes/request-state.ts";
import type { BuilderId, QuoteRequestId, UserId } from "../../../domain/shared/id.ts";
import { modeOfToday } from "../promise/keep-promise.ts";
import { requestSelection } from "../quote-cases/quote-request-mapper.ts";
import { wantedStatuses } from "../quote-cases/wanted-statuses.ts";
import { type GivenPosition, givenPosition, positionGiven } from "../sql/cursor.ts";
import { gatherEach } from "../sql/gather.ts";
import { anyOf, type QueryValues, type Tables } from "../sql/run.ts";

type Viewer = { userId: UserId; builderId: BuilderId };
/** `limit`: one more than the page size. */
type Values = Viewer & GivenPosition & { limit: number };
/**
 * `most`: the limit as a literal; null: it is a parameter. With a parameter the planner
 * overestimates the rows and replans at each run, which takes longer than reading them. `isFirst`:
 * whether the list begins with the newest.
 */
type Shape = { most: number | null; isFirst: boolean };
type Listed = Tables & { q: Tables["quote_request"] };

const availableUpTo = gatherEach((db, given: QueryValues<Values>, shape: Shape) =>
  db
    .selectFrom(({ selectFrom }) =>
      selectFrom(newestOfEach(db, given, shape).as("each"))
        .select("id")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limitOf(given, shape))
        .as("page"),
    )
    .innerJoin("quote_request as q", "q.id", "page.id")
    .select(requestSelection)
    .orderBy("q.created_at", "desc")
    .orderBy("q.id", "desc"),
);

/** Limits that our own screens use. */
const usualLimits: readonly number[] = [4, 21];

/** A page of requests that a builder could still join, newest first. */
export function available(em: EntityManager, values: Values) {
  const most = usualLimits.includes(values.limit) ? values.limit : null;
  return availableUpTo(em, { most, isFirst: values.at === givenPosition(null).at }, values);
}

/** Counts the available requests up to the limit. */
export const howManyAvailable = gatherEach((db, given: QueryValues<Values>, shape: Shape) =>
  db
    .selectFrom(({ selectFrom }) =>
      selectFrom(newestOfEach(db, given, shape).as("each"))
        .select("id")
        .limit(limitOf(given, shape))
        .as("some"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count")),
);

const assigned = sql`array[${sql.join(statusGroups.assigned.map((status) => sql.lit(status)))}]`;

const limitOf = (given: QueryValues<Values>, { most }: Shape) =>
  most === null ? given("limit") : sql.lit(most);

/** The newest of each status, so that a list reads no more requests than it may show. */
function newestOfEach(db: Kysely<Tables>, given: QueryValues<Values>, shape: Shape) {
  const newest = (query: SelectQueryBuilder<Listed, "q", object>) =>
    query
      .select(["q.id", "q.created_at"])
      .where(({ eb, lit, refTuple }) =>
        shape.isFirst
          ? lit(true)
          : eb(refTuple("q.created_at", "q.id"), "<", positionGiven<QuoteRequestId>(given)),
      )
      .orderBy("q.created_at", "desc")
      .orderBy("q.id", "desc")
      .limit(limitOf(given, shape));
  const unassigned = newest(ofUnassigned(db, given));
  const joinable = db
    .selectFrom(wantedStatuses(assigned))
    .innerJoinLateral(
      ({ selectFrom }) =>
        newest(
          selectFrom("quote_request as q")
            .whereRef("q.status", "=", "wanted.status")
            .where((eb) => isJoinable(eb, given)),
        ).as("q"),
      (join) => join.onTrue(),
    )
    .select(["q.id", "q.created_at"]);
  return sql<{ id: QuoteRequestId; created_at: Date }>`((${unassigned}) union all (${joinable}))`;
}

/** Others' requests without builders, except those that the builder declined. */
function ofUnassigned(db: Kysely<Tables>, given: QueryValues<Values>) {
  return db
    .selectFrom("quote_request as q")
    .where("q.status", "=", sql.lit("pending"))
    .where("q.user_id", "is distinct from", given("userId"))
    .where(({ eb, not, exists }) =>
      not(exists(invitationsOf(eb, given).where("i.declined_at", "is not", null))),
    );
}

/**
 * Condition: assigned to others, with a free seat as of the last evaluation, and the builder was
 * never invited.
 */
function isJoinable(eb: ExpressionBuilder<Listed, "q">, given: QueryValues<Values>) {
  const { and, not, exists, selectFrom } = eb;
  // a scalar subquery instead of `exists`, which could be planned as a join with all promises
  const isSeatFree = selectFrom("quote_promise as p")
    .innerJoin("promise_policy as c", "c.version", "p.policy_version")
    .select(sql<SqlBool>`p.paused_since is null and ${isCounted} and ${hasFreeSeat}`.as("is_free"))
    .whereRef("p.quote_request_id", "=", "q.id");
  return and([
    eb("q.user_id", "is distinct from", given("userId")),
    sql<SqlBool>`(${isSeatFree})`,
    eb(modeOfToday, "<>", sql.lit("off")),
    not(
      exists(
        selectFrom("quote_response as r")
          .select("r.id")
          .whereRef("r.quote_request_id", "=", "q.id")
          .where("r.status", "=", sql.lit("accepted")),
      ),
    ),
    not(exists(invitationsOf(eb, given))),
  ]);
}

/** Condition: no admin excluded the targets. */
const isCounted = sql<SqlBool>`((p.all_target #>> '{exclusion,reason}' = ${anyOf(adminExclusions)}) is not true)`;

/** Condition: a seat is free. `quotes_wanted` is 0 when no further builder may be asked. */
const hasFreeSeat = sql<SqlBool>`(p.outlook ->> 'working')::int < (c.params ->> 'seats')::int
  and p.quotes_wanted is distinct from 0
  and (p.outlook ->> 'countable')::int
    < greatest((c.params ->> 'quotesPromised')::int, coalesce(p.quotes_wanted, 0))`;

function invitationsOf({ selectFrom }: ExpressionBuilder<Listed, "q">, given: QueryValues<Values>) {
  return selectFrom("invitation as i")
    .select("i.position")
    .whereRef("i.quote_request_id", "=", "q.id")
    .where("i.builder_id", "=", given("builderId"));
}
