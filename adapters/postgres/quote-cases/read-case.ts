import type { EntityManager } from "@mikro-orm/postgresql";
import { expressionBuilder, type Kysely, sql } from "kysely";
import { limits } from "../../../domain/quotes/limits.ts";
import type { AnswerToRequest, QuoteCase } from "../../../domain/quotes/ports.ts";
import { requestStatuses } from "../../../domain/quotes/request-state.ts";
import type { QuoteRequestId, QuoteResponseId, RoundId } from "../../../domain/shared/id.ts";
import type { QuoteResponseRow } from "../schema/quotes/quote-response.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { gatherOnce, instantAsJson } from "../sql/gather.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { anyGiven, compileOnce, type QueryValues, type Tables } from "../sql/run.ts";
import { requestSelection, type SelectedRequest, toQuoteRequest } from "./quote-request-mapper.ts";
import { toQuoteResponse } from "./quote-response-mapper.ts";
import { wantedStatuses } from "./wanted-statuses.ts";

/** Requests with all their responses, newest first. */
export function selectCases(db: Kysely<Tables>) {
  return db
    .selectFrom("quote_request as q")
    .select(requestSelection)
    .select(({ selectFrom }) =>
      selectFrom("quote_response as r")
        .select(({ fn }) =>
          fn.jsonAgg("r").orderBy("r.created_at", "desc").orderBy("r.id", "desc").as("list"),
        )
        .whereRef("r.quote_request_id", "=", "q.id")
        .as("responses"),
    );
}

export const findCase = compileOnce((db, given: QueryValues<{ id: QuoteRequestId }>) =>
  selectCases(db).where("q.id", "=", given("id")),
);

export const findCaseOfResponse = compileOnce((db, given: QueryValues<{ id: QuoteResponseId }>) =>
  selectCases(db).where("q.id", "=", ({ selectFrom }) =>
    selectFrom("quote_response as r").select("r.quote_request_id").where("r.id", "=", given("id")),
  ),
);

/** The latest requests with all their responses and versions of their briefs. */
export const listLatestCases = compileOnce((db, given: QueryValues<{ limit: number }>) =>
  selectCases(db)
    .select(({ selectFrom }) =>
      selectFrom("brief_version as v")
        .select(({ fn }) => fn.jsonAgg("v").orderBy("v.version").as("list"))
        .whereRef("v.quote_request_id", "=", "q.id")
        .as("briefs"),
    )
    // one short index range per status
    .where("q.id", "in", ({ selectFrom }) =>
      selectFrom(wantedStatuses(requestStatuses))
        .innerJoinLateral(
          ({ selectFrom }) =>
            selectFrom("quote_request as n")
              .select(["n.id", "n.created_at"])
              .whereRef("n.status", "=", "wanted.status")
              .orderBy("n.created_at", "desc")
              .orderBy("n.id", "desc")
              .limit(given("limit"))
              .as("n"),
          (join) => join.onTrue(),
        )
        .select("n.id")
        .orderBy("n.created_at", "desc")
        .orderBy("n.id", "desc")
        .limit(given("limit")),
    )
    .orderBy("q.created_at", "desc")
    .orderBy("q.id", "desc"),
);

export const findCaseOfRound = compileOnce((db, given: QueryValues<{ id: RoundId }>) =>
  selectCases(db).where("q.id", "=", ({ selectFrom }) =>
    selectFrom("quote_response as r")
      .select("r.quote_request_id")
      .where(sql<string>`r.round ->> 'id'`, "=", given("id"))
      .where("r.round", "is not", null)
      .limit(sql.lit(1)),
  ),
);

export const listRoundsDue = compileOnce((db, given: QueryValues<{ now: Date; limit: number }>) =>
  db
    .selectFrom("quote_response")
    .select(({ fn }) => ["quote_request_id as id", fn.min("round_due_at").as("at")])
    .where("round_due_at", "<=", given("now"))
    .groupBy("quote_request_id")
    .orderBy("at")
    .limit(given("limit")),
);

/**
 * When `quote_response as r` first had an amount that counts for a promise; null while it has none.
 */
export const pricedAt = (() => {
  const { ref, selectFrom } = expressionBuilder<Tables & { r: Tables["quote_response"] }, "r">();
  const first = selectFrom("quote_response_version as v")
    .select(
      sql<Date>`min(case when ${sql.ref("v.revision")} = 1 then ${ref("r.created_at")} else ${sql.ref("v.created_at")} end)`.as(
        "at",
      ),
    )
    .whereRef("v.quote_response_id", "=", "r.id")
    .where("v.quoted_amount", ">=", sql.lit(limits.countableAmountCents));
  return sql<Date | null>`case when ${ref("r.quoted_amount")} >= ${sql.lit(limits.countableAmountCents)} then ${first} end`;
})();

const selectAnswers = gatherOnce((db, given: QueryValues<{ ids: string[] }>) =>
  db
    .selectFrom("quote_response as r")
    .select(({ ref }) => [
      "r.quote_request_id as quoteRequestId",
      "r.builder_id as builderId",
      "r.status",
      instantAsJson(ref("r.created_at")).as("createdAt"),
      instantAsJson(ref("r.withdrawn_at")).as("withdrawnAt"),
      instantAsJson(ref("r.updated_at")).as("updatedAt"),
      "r.quoted_amount as quotedAmount",
      "r.confirmed_brief as confirmedBrief",
      instantAsJson(pricedAt).as("pricedAt"),
    ])
    .where("r.quote_request_id", "=", anyGiven<QuoteRequestId>(given("ids"))),
);

/** The fields that a timeline and a promise need of every response. */
export async function listAnswers(
  em: EntityManager,
  ids: readonly QuoteRequestId[],
): Promise<AnswerToRequest[]> {
  const rows = await selectAnswers(em, { ids: ids.filter(isUuid) });
  return rows.map(({ createdAt, withdrawnAt, updatedAt, pricedAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
    updatedAt: new Date(updatedAt),
    pricedAt: pricedAt === null ? null : new Date(pricedAt),
  }));
}

type SelectedCase = SelectedRequest & { responses: JsonRow<QuoteResponseRow>[] | null };

export function toCase(row: SelectedCase): QuoteCase {
  return { request: toQuoteRequest(row), responses: (row.responses ?? []).map(toQuoteResponse) };
}
