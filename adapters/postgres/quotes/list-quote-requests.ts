import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type Compilable,
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  sql,
} from "kysely";
import { answerDueAt } from "../../../domain/quotes/due-times.ts";
import type { AssignedFilter } from "../../../domain/quotes/for-builders/assigned-standing.ts";
import { allQuotesHours } from "../../../domain/quotes/limits.ts";
import type { QuoteRequestRepository } from "../../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import {
  type RequestStatus,
  requestStatuses,
  statusGroups,
} from "../../../domain/quotes/request-state.ts";
import type { BuilderId, QuoteRequestId, UserId } from "../../../domain/shared/id.ts";
import type { Page, PageRequest } from "../../../domain/shared/page.ts";
import { positionAfter, positionAfterOldest, toPage } from "../sql/cursor.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { run, runOne, type Tables } from "../sql/run.ts";
import { available, howManyAvailable } from "./available-requests.ts";
import { requestSelection, type SelectedRequest, toQuoteRequest } from "./quote-request-mapper.ts";
import { wantedStatuses } from "./wanted-statuses.ts";

type Listed = Tables & { q: Tables["quote_request"] };
type Lists = Pick<
  QuoteRequestRepository,
  "listOfUser" | "listAssigned" | "listAvailable" | "countAvailable" | "listAll"
>;

const none: Page<never> = { items: [], next: null };

/** Newest first, a page of them. */
function newest<Row>(query: SelectQueryBuilder<Listed, "q", Row>, { limit, after }: PageRequest) {
  return query
    .where(({ eb, refTuple }) =>
      eb(refTuple("q.created_at", "q.id"), "<", positionAfter<QuoteRequestId>(after)),
    )
    .orderBy("q.created_at", "desc")
    .orderBy("q.id", "desc")
    .limit(limit + 1);
}

function ofUser(db: Kysely<Tables>, userId: UserId, page: PageRequest) {
  const own = db.selectFrom("quote_request as q").where("q.user_id", "=", userId);
  return newest(own, page).select(requestSelection);
}

function assigned(
  db: Kysely<Tables>,
  builderId: BuilderId,
  { limit, after }: PageRequest,
  onlyClosed: boolean,
) {
  const assignedAt = sql<Date>`coalesce(${sql.ref("q.assignment_date")}, ${sql.ref("q.created_at")})`;
  return (
    db
      // Whole requests are read for the page alone: a builder of many years has thousands.
      .selectFrom(({ selectFrom }) =>
        selectFrom("invitation as i")
          .innerJoin("quote_request as q", "q.id", "i.quote_request_id")
          .select("q.id")
          .where("i.builder_id", "=", builderId)
          .where("i.removed_at", "is", null)
          .$if(onlyClosed, (query) => query.where(isClosed))
          .where(
            ({ ref }) => sql<[Date, QuoteRequestId]>`(${assignedAt}, ${ref("q.id")})`,
            "<",
            positionAfter<QuoteRequestId>(after),
          )
          .orderBy(assignedAt, "desc")
          .orderBy("q.id", "desc")
          .limit(limit + 1)
          .as("page"),
      )
      .innerJoin("quote_request as q", "q.id", "page.id")
      .select(requestSelection)
      .orderBy(assignedAt, "desc")
      .orderBy("q.id", "desc")
  );
}

type Invited = Tables & { i: Tables["invitation"]; q: Tables["quote_request"] };

/** Whether nothing can be quoted for the request anymore. */
const isClosed = ({ eb, exists, or, selectFrom }: ExpressionBuilder<Invited, "i" | "q">) =>
  or([
    eb("q.status", "=", sql.lit("completed")),
    eb("q.status", "=", sql.lit("cancelled")),
    exists(
      selectFrom("quote_response as r")
        .whereRef("r.quote_request_id", "=", "q.id")
        .where("r.status", "=", sql.lit("accepted")),
    ),
  ]);

/** Whether the invited builder has a quote for it that still stands. */
const isQuoted =
  (now: Date) =>
  ({ exists, selectFrom }: ExpressionBuilder<Invited, "i" | "q">) =>
    exists(
      selectFrom("quote_response as r")
        .whereRef("r.quote_request_id", "=", "q.id")
        .whereRef("r.builder_id", "=", "i.builder_id")
        .where("r.status", "=", sql.lit("pending"))
        .where("r.valid_until", ">", now),
    );

/** When the builder `i` is to answer; invitations of earlier versions are due with all quotes. */
const answerBy = sql<Date>`coalesce(${sql.ref("i.respond_by")}, ${sql.ref("q.created_at")} + interval '${sql.raw(`${allQuotesHours}`)} hours')`;

/** The builder's open requests, with or without a quote of theirs: the earliest due first. */
function assignedOpen(
  db: Kysely<Tables>,
  builderId: BuilderId,
  { limit, after }: PageRequest,
  { standing, now }: AssignedFilter,
) {
  return db
    .selectFrom("invitation as i")
    .innerJoin("quote_request as q", "q.id", "i.quote_request_id")
    .where("i.builder_id", "=", builderId)
    .where("i.removed_at", "is", null)
    .where((eb) => eb.not(isClosed(eb)))
    .where((eb) => (standing === "quoted" ? isQuoted(now)(eb) : eb.not(isQuoted(now)(eb))))
    .where(
      ({ ref }) => sql<[Date, QuoteRequestId]>`(${answerBy}, ${ref("q.id")})`,
      ">",
      positionAfterOldest<QuoteRequestId>(after),
    )
    .orderBy(answerBy)
    .orderBy("q.id")
    .limit(limit + 1)
    .select(requestSelection);
}

/** One short index range per status, however many requests there are. */
function ofStatuses(db: Kysely<Tables>, statuses: readonly RequestStatus[], page: PageRequest) {
  return db
    .selectFrom(wantedStatuses(statuses))
    .innerJoinLateral(
      ({ selectFrom }) =>
        newest(selectFrom("quote_request as q").whereRef("q.status", "=", "wanted.status"), page)
          .selectAll("q")
          .as("q"),
      (join) => join.onTrue(),
    )
    .select(requestSelection)
    .orderBy("q.created_at", "desc")
    .orderBy("q.id", "desc")
    .limit(page.limit + 1);
}

/** Lists of requests, each in one statement. */
export function listQuoteRequests(em: EntityManager): Lists {
  async function list(
    { limit }: PageRequest,
    build: (db: Kysely<Tables>) => Compilable<SelectedRequest>,
    atOf = createdAt,
  ) {
    const rows = await run(em, build);
    return toPage(rows.map(toQuoteRequest), limit, (found) => ({ at: atOf(found), id: found.id }));
  }

  return {
    listOfUser: async (userId, page) =>
      isUuid(userId) ? list(page, (db) => ofUser(db, userId, page)) : none,
    listAvailable: async (viewer, page) =>
      isUuid(viewer.userId) && isUuid(viewer.builderId)
        ? list(page, (db) => available(db, viewer, page))
        : none,
    async countAvailable(viewer, atMost) {
      if (!isUuid(viewer.userId) || !isUuid(viewer.builderId)) return 0;
      const row = await runOne(em, (db) => howManyAvailable(db, viewer, atMost));
      return row?.count ?? 0;
    },
    async listAssigned(builderId, page, only = null) {
      if (!isUuid(builderId)) return none;
      if (only && only.standing !== "closed") {
        return list(
          page,
          (db) => assignedOpen(db, builderId, page, only),
          (found) => answerDueAt(found, builderId),
        );
      }
      return list(
        page,
        (db) => assigned(db, builderId, page, only !== null),
        (found) => found.assignmentDate ?? found.createdAt,
      );
    },
    listAll: ({ group }, page) =>
      list(page, (db) => ofStatuses(db, group ? statusGroups[group] : requestStatuses, page)),
  };
}

function createdAt(request: QuoteRequest): Date {
  return request.createdAt;
}
