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
import type { PageRequest } from "../../../domain/shared/page.ts";
import { modeOfToday } from "../promise/keep-promise.ts";
import { positionAfter } from "../sql/cursor.ts";
import { anyOf, type Tables } from "../sql/run.ts";
import { requestSelection } from "./quote-request-mapper.ts";
import { wantedStatuses } from "./wanted-statuses.ts";

type Viewer = { userId: UserId; builderId: BuilderId };
type Listed = Tables & { q: Tables["quote_request"] };

/** A page of the requests that a builder could still join, the newest first. */
export function available(db: Kysely<Tables>, viewer: Viewer, { limit, after }: PageRequest) {
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom(newestOfEach(db, viewer, { limit: limit + 1, after }).as("each"))
        .select("id")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limit + 1)
        .as("page"),
    )
    .innerJoin("quote_request as q", "q.id", "page.id")
    .select(requestSelection)
    .orderBy("q.created_at", "desc")
    .orderBy("q.id", "desc");
}

/** How many of them there are; no more than `atMost` are counted. */
export function howManyAvailable(db: Kysely<Tables>, viewer: Viewer, atMost: number) {
  const found = newestOfEach(db, viewer, { limit: atMost, after: null });
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom(found.as("each")).select("id").limit(atMost).as("some"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"));
}

/** The newest of each status, so that no list reads more requests than it may have to show. */
function newestOfEach(db: Kysely<Tables>, viewer: Viewer, { limit, after }: PageRequest) {
  const newest = (query: SelectQueryBuilder<Listed, "q", object>) =>
    query
      .select(["q.id", "q.created_at"])
      .where(({ eb, refTuple }) =>
        eb(refTuple("q.created_at", "q.id"), "<", positionAfter<QuoteRequestId>(after)),
      )
      .orderBy("q.created_at", "desc")
      .orderBy("q.id", "desc")
      .limit(limit);
  const unassigned = newest(ofUnassigned(db, viewer));
  const joinable = db
    .selectFrom(wantedStatuses(statusGroups.assigned))
    .innerJoinLateral(
      ({ selectFrom }) =>
        newest(
          selectFrom("quote_request as q")
            .whereRef("q.status", "=", "wanted.status")
            .where((eb) => isJoinable(eb, viewer)),
        ).as("q"),
      (join) => join.onTrue(),
    )
    .select(["q.id", "q.created_at"]);
  return sql<{ id: QuoteRequestId; created_at: Date }>`((${unassigned}) union all (${joinable}))`;
}

/** Requests of others without builders, but for those that the builder declined. */
function ofUnassigned(db: Kysely<Tables>, { userId, builderId }: Viewer) {
  return db
    .selectFrom("quote_request as q")
    .where("q.status", "=", sql.lit("pending"))
    .where("q.user_id", "is distinct from", userId)
    .where(({ eb, not, exists }) =>
      not(exists(invitationsOf(eb, builderId).where("i.declined_at", "is not", null))),
    );
}

/** At work for someone else, with a free seat as of the last evaluation, and the builder was never asked. */
function isJoinable(eb: ExpressionBuilder<Listed, "q">, { userId, builderId }: Viewer) {
  const { and, not, exists, selectFrom } = eb;
  // a value, not `exists`: that could be planned as a join of every promise
  const isSeatFree = selectFrom("quote_promise as p")
    .innerJoin("promise_policy as c", "c.version", "p.policy_version")
    .select(sql<SqlBool>`p.paused_since is null and ${isCounted} and ${hasFreeSeat}`.as("is_free"))
    .whereRef("p.quote_request_id", "=", "q.id");
  return and([
    eb("q.user_id", "is distinct from", userId),
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
    not(exists(invitationsOf(eb, builderId))),
  ]);
}

/** No admin took the targets out of the count. */
const isCounted = sql<SqlBool>`((p.all_target #>> '{exclusion,reason}' = ${anyOf(adminExclusions)}) is not true)`;

/** `quotes_wanted` is 0 where no further builder is to be asked. */
const hasFreeSeat = sql<SqlBool>`(p.outlook ->> 'working')::int < (c.params ->> 'seats')::int
  and p.quotes_wanted is distinct from 0
  and (p.outlook ->> 'countable')::int
    < greatest((c.params ->> 'quotesPromised')::int, coalesce(p.quotes_wanted, 0))`;

function invitationsOf({ selectFrom }: ExpressionBuilder<Listed, "q">, builderId: BuilderId) {
  return selectFrom("invitation as i")
    .select("i.position")
    .whereRef("i.quote_request_id", "=", "q.id")
    .where("i.builder_id", "=", builderId);
}
