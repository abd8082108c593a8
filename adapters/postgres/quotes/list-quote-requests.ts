import type { EntityManager } from "@mikro-orm/postgresql";
import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { answerDueAt } from "../../../domain/quotes/due-times.ts";
import {
  type AssignedFilter,
  missedBefore,
} from "../../../domain/quotes/for-builders/assigned-standing.ts";
import type { QuoteRequestRepository } from "../../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import {
  type RequestStatus,
  requestStatuses,
  statusGroups,
} from "../../../domain/quotes/request-state.ts";
import type { BuilderId, QuoteRequestId, UserId } from "../../../domain/shared/id.ts";
import type { Page, PageRequest } from "../../../domain/shared/page.ts";
import { allQuotesHours } from "../../../domain/shared/promised-numbers.ts";
import {
  requestSelection,
  type SelectedRequest,
  toQuoteRequest,
} from "../quote-cases/quote-request-mapper.ts";
import { wantedStatuses } from "../quote-cases/wanted-statuses.ts";
import {
  type GivenPosition,
  givenPosition,
  givenPositionOldest,
  positionGiven,
  toPage,
} from "../sql/cursor.ts";
import { gatherEach, gatherOnce, instantAsJson } from "../sql/gather.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { compileOnce, type QueryValues, type Tables } from "../sql/run.ts";
import { available, howManyAvailable } from "./available-requests.ts";
import { isClosed } from "./is-closed.ts";
import { listByNeed } from "./list-by-need.ts";
import { offerEnd } from "./offer-end.ts";

type Listed = Tables & { q: Tables["quote_request"] };
type Lists = Pick<
  QuoteRequestRepository,
  "listOfUser" | "listAssigned" | "listAvailable" | "countAvailable" | "listAll"
>;

const none: Page<never> = { items: [], next: null };

/** `limit`: one more than the page size. */
type PageValues = GivenPosition & { limit: number };

/** One page, newest first. */
function newest<Row>(query: SelectQueryBuilder<Listed, "q", Row>, given: QueryValues<PageValues>) {
  return query
    .where(({ eb, refTuple }) =>
      eb(refTuple("q.created_at", "q.id"), "<", positionGiven<QuoteRequestId>(given)),
    )
    .orderBy("q.created_at", "desc")
    .orderBy("q.id", "desc")
    .limit(given("limit"));
}

const ofUser = gatherOnce((db, given: QueryValues<PageValues & { userId: UserId }>) => {
  const own = db.selectFrom("quote_request as q").where("q.user_id", "=", given("userId"));
  return newest(own, given).select(requestSelection);
});

type OfBuilder = PageValues & { builderId: BuilderId };

const assignedAt = sql<Date>`coalesce(${sql.ref("q.assignment_date")}, ${sql.ref("q.created_at")})`;

const assigned = gatherEach(
  (db, given: QueryValues<OfBuilder>, { onlyClosed }: { onlyClosed: boolean }) =>
    db
      // full requests are read only for the page: a builder of many years has thousands
      .selectFrom(({ selectFrom }) =>
        selectFrom("invitation as i")
          .innerJoin("quote_request as q", "q.id", "i.quote_request_id")
          .select("q.id")
          .where("i.builder_id", "=", given("builderId"))
          .where("i.removed_at", "is", null)
          .$if(onlyClosed, (query) => query.where(isClosed))
          .where(
            ({ ref }) => sql<[Date, QuoteRequestId]>`(${assignedAt}, ${ref("q.id")})`,
            "<",
            positionGiven<QuoteRequestId>(given),
          )
          .orderBy(assignedAt, "desc")
          .orderBy("q.id", "desc")
          .limit(given("limit"))
          .as("page"),
      )
      .innerJoin("quote_request as q", "q.id", "page.id")
      .select(requestSelection)
      .orderBy(assignedAt, "desc")
      .orderBy("q.id", "desc"),
);

type Invited = Tables & { i: Tables["invitation"]; q: Tables["quote_request"] };

/** Condition: the invited builder has a pending quote for the request. */
const isQuoted =
  (now: RawBuilder<Date>) =>
  ({ exists, selectFrom }: ExpressionBuilder<Invited, "i" | "q">) =>
    exists(
      selectFrom("quote_response as r")
        .whereRef("r.quote_request_id", "=", "q.id")
        .whereRef("r.builder_id", "=", "i.builder_id")
        .where("r.status", "=", sql.lit("pending"))
        .where(offerEnd, ">", now),
    );

/** The same rule as `answerDueAt` in the domain. */
const answerBy = sql<Date>`least(${sql.ref("i.respond_by")}, coalesce(${sql.ref("p.all_due_at")}, ${sql.ref("q.created_at")} + interval '${sql.raw(`${allQuotesHours}`)} hours'))`;

/** The builder's open requests, with or without a quote of theirs, earliest due first. */
const assignedOpen = gatherEach(
  (
    db,
    given: QueryValues<OfBuilder & { now: Date; missedBefore: Date }>,
    { standing }: Pick<AssignedFilter, "standing">,
  ) =>
    db
      .selectFrom("invitation as i")
      .innerJoin("quote_request as q", "q.id", "i.quote_request_id")
      .leftJoin("quote_promise as p", "p.quote_request_id", "q.id")
      .where("i.builder_id", "=", given("builderId"))
      .where("i.removed_at", "is", null)
      .where((eb) => eb.not(isClosed))
      .where((eb) => {
        const quoted = isQuoted(given("now"))(eb);
        return standing === "quoted" ? quoted : eb.not(quoted);
      })
      .$if(standing === "to-quote", (query) => query.where(answerBy, ">=", given("missedBefore")))
      .$if(standing === "missed", (query) => query.where(answerBy, "<", given("missedBefore")))
      .where(
        ({ ref }) => sql<[Date, QuoteRequestId]>`(${answerBy}, ${ref("q.id")})`,
        ">",
        positionGiven<QuoteRequestId>(given),
      )
      .orderBy(answerBy)
      .orderBy("q.id")
      .limit(given("limit"))
      .select(requestSelection)
      .select(({ ref }) => instantAsJson(ref("p.all_due_at")).as("allDueAt")),
);

/** One short index range per status, however many requests there are. */
const ofStatuses = compileOnce(
  (db, given: QueryValues<PageValues & { statuses: readonly RequestStatus[] }>) =>
    db
      .selectFrom(wantedStatuses(given("statuses")))
      .innerJoinLateral(
        ({ selectFrom }) =>
          newest(selectFrom("quote_request as q").whereRef("q.status", "=", "wanted.status"), given)
            .selectAll("q")
            .as("q"),
        (join) => join.onTrue(),
      )
      .select(requestSelection)
      .orderBy("q.created_at", "desc")
      .orderBy("q.id", "desc")
      .limit(given("limit")),
);

/** Lists of requests, each in one statement. */
export function listQuoteRequests(em: EntityManager): Lists {
  async function list(read: Promise<SelectedRequest[]>, { limit }: PageRequest, atOf = createdAt) {
    const rows = await read;
    return toPage(rows.map(toQuoteRequest), limit, (found) => ({ at: atOf(found), id: found.id }));
  }
  const values = ({ limit, after }: PageRequest) => ({ ...givenPosition(after), limit: limit + 1 });

  return {
    async listOfUser(userId, page, order) {
      if (!isUuid(userId)) return none;
      return order === "need"
        ? listByNeed(em, userId, page)
        : list(ofUser(em, { userId, ...values(page) }), page);
    },
    listAvailable: async (viewer, page) =>
      isUuid(viewer.userId) && isUuid(viewer.builderId)
        ? list(available(em, { ...viewer, ...values(page) }), page)
        : none,
    async countAvailable(viewer, atMost) {
      if (!isUuid(viewer.userId) || !isUuid(viewer.builderId)) return 0;
      const all = { ...givenPosition(null), limit: atMost };
      const [row] = await howManyAvailable(
        em,
        { most: atMost, isFirst: true },
        { ...viewer, ...all },
      );
      return row?.count ?? 0;
    },
    async listAssigned(builderId, page, only = null) {
      if (!isUuid(builderId)) return none;
      if (only && only.standing !== "closed") {
        const { standing, now } = only;
        const from = { ...values(page), ...givenPositionOldest(page.after) };
        const at = { now, missedBefore: missedBefore(now) };
        const rows = await assignedOpen(em, { standing }, { builderId, ...at, ...from });
        const found = rows.map((row) => ({ ...row, request: toQuoteRequest(row) }));
        const { items, next } = toPage(found, page.limit, ({ request, allDueAt }) => ({
          at: answerDueAt(request, builderId, allDueAt === null ? null : new Date(allDueAt)),
          id: request.id,
        }));
        return { items: items.map(({ request }) => request), next };
      }
      return list(
        assigned(em, { onlyClosed: only !== null }, { builderId, ...values(page) }),
        page,
        (found) => found.assignmentDate ?? found.createdAt,
      );
    },
    listAll: ({ group }, page) => {
      const statuses = group ? statusGroups[group] : requestStatuses;
      return list(ofStatuses(em, { statuses, ...values(page) }), page);
    },
  };
}

function createdAt(request: QuoteRequest): Date {
  return request.createdAt;
}
