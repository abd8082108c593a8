import type { EntityManager } from "@mikro-orm/postgresql";
import { type ExpressionBuilder, sql } from "kysely";
import type { RequestNeed } from "../../../domain/quotes/own-requests/request-need.ts";
import { requestNeeds } from "../../../domain/quotes/own-requests/request-need.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import { type RequestStatus, requestStatuses } from "../../../domain/quotes/request-state.ts";
import type { ResponseStatus } from "../../../domain/quotes/responses/response-state.ts";
import type { QuoteRequestId, UserId } from "../../../domain/shared/id.ts";
import type { Page, PageRequest } from "../../../domain/shared/page.ts";
import { requestSelection, toQuoteRequest } from "../quote-cases/quote-request-mapper.ts";
import { type GivenPosition, givenPosition, toPage } from "../sql/cursor.ts";
import { gatherOnce } from "../sql/gather.ts";
import type { QueryValues, Tables } from "../sql/run.ts";

type Listed = Tables & { q: Tables["quote_request"] };
/** `rank`: position of the group in which the page begins. `limit`: one more than the page size. */
type Values = GivenPosition & { userId: UserId; rank: number; limit: number };

/** Groups that requests of a status may belong to. */
const needsOf: Record<RequestStatus, readonly RequestNeed[]> = {
  pending: ["waiting"],
  assigned: ["waiting"],
  quotes_sent: ["waiting"],
  email_failed: ["waiting"],
  "in-progress": ["decision", "waiting", "chosen"],
  completed: ["closed"],
  cancelled: ["closed"],
};
const wantedRows = requestStatuses.flatMap((status) =>
  needsOf[status].map((need) => sql`(${sql.lit(requestNeeds.indexOf(need))}, ${sql.lit(status)})`),
);
const wanted = sql<{
  rank: number;
  status: RequestStatus;
}>`(values ${sql.join(wantedRows)})`.as<"wanted">(sql`wanted(rank, status)`);

/** A person's requests by need: one short index range per status and group. */
const byNeed = gatherOnce((db, given: QueryValues<Values>) => {
  const isFirst = sql<boolean>`wanted.rank = ${given("rank")}::int`;
  const at = sql<Date>`case when ${isFirst} then ${given("at")}::timestamptz else 'infinity' end`;
  const id = sql<QuoteRequestId>`case when ${isFirst} then ${given("id")}::uuid else 'ffffffff-ffff-ffff-ffff-ffffffffffff' end`;
  return db
    .selectFrom(wanted)
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom("quote_request as q")
          .selectAll("q")
          .where("q.user_id", "=", given("userId"))
          .whereRef("q.status", "=", "wanted.status")
          .where((eb) => sql<boolean>`${rankInProgress(eb)} = wanted.rank`)
          .where(({ eb, refTuple }) =>
            eb(refTuple("q.created_at", "q.id"), "<", sql<[Date, QuoteRequestId]>`(${at}, ${id})`),
          )
          .orderBy("q.created_at", "desc")
          .orderBy("q.id", "desc")
          .limit(given("limit"))
          .as("q"),
      (join) => join.onTrue(),
    )
    .where("wanted.rank", ">=", sql<number>`${given("rank")}::int`)
    .select("wanted.rank")
    .select(requestSelection)
    .orderBy("wanted.rank")
    .orderBy("q.created_at", "desc")
    .orderBy("q.id", "desc")
    .limit(given("limit"));
});

/** The rank of a request in progress, by its quotes; other statuses have a fixed rank. */
function rankInProgress({ exists, selectFrom }: ExpressionBuilder<Listed, "q">) {
  const has = (status: ResponseStatus) =>
    exists(
      selectFrom("quote_response as r")
        .whereRef("r.quote_request_id", "=", "q.id")
        .where("r.status", "=", sql.lit(status)),
    );
  const rank = (need: RequestNeed) => sql.lit(requestNeeds.indexOf(need));
  return sql<number>`case when q.status <> 'in-progress' then wanted.rank when ${has("accepted")} then ${rank("chosen")} when ${has("pending")} then ${rank("decision")} else ${rank("waiting")} end`;
}

/**
 * A page of a person's requests by need. The cursor holds the group's rank and the position in the
 * group.
 */
export async function listByNeed(
  em: EntityManager,
  userId: UserId,
  { limit, after }: PageRequest,
): Promise<Page<QuoteRequest>> {
  const [, rank = "0", place = null] = /^([0-3])\.(.+)$/.exec(after ?? "") ?? [];
  const position = givenPosition(place);
  const rows = await byNeed(em, { userId, rank: Number(rank), ...position, limit: limit + 1 });
  const { items, next } = toPage(rows.map(toQuoteRequest), limit, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }));
  return { items, next: next && `${rows[items.length - 1]?.rank}.${next}` };
}
