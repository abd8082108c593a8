import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { QuoteRequestRepository } from "../../../domain/quotes/ports.ts";
import type { BuilderId, QuoteResponseId } from "../../../domain/shared/id.ts";
import { requestSelection, toQuoteRequest } from "../quote-cases/quote-request-mapper.ts";
import { toQuoteResponse } from "../quote-cases/quote-response-mapper.ts";
import { type GivenPosition, givenPosition, positionGiven, toPage } from "../sql/cursor.ts";
import { gatherEach } from "../sql/gather.ts";
import { isUuid } from "../sql/is-uuid.ts";
import type { QueryValues } from "../sql/run.ts";

type Values = GivenPosition & { builderId: BuilderId; limit: number };

const list = gatherEach((db, given: QueryValues<Values>, { isItemized }: { isItemized: boolean }) =>
  db
    .selectFrom("quote_response as r")
    .innerJoin("quote_request as q", "q.id", "r.quote_request_id")
    .select(({ fn }) => [fn.toJson("r").as("response"), ...requestSelection])
    .where("r.builder_id", "=", given("builderId"))
    .$if(isItemized, (query) =>
      query.where(({ eb, fn }) =>
        eb(fn<number>("jsonb_array_length", ["r.lines"]), ">", sql.lit(0)),
      ),
    )
    .where(({ eb, refTuple }) =>
      eb(refTuple("r.created_at", "r.id"), "<", positionGiven<QuoteResponseId>(given)),
    )
    .orderBy("r.created_at", "desc")
    .orderBy("r.id", "desc")
    .limit(given("limit")),
);

/** A builder's quotes with the requests they answer, newest first. */
export function listResponsesOf(em: EntityManager): QuoteRequestRepository["listResponsesOf"] {
  return async (builderId, { limit, after }, { isItemized = false } = {}) => {
    if (!isUuid(builderId)) return { items: [], next: null };
    const values = { builderId, ...givenPosition(after), limit: limit + 1 };
    const rows = await list(em, { isItemized }, values);
    const items = rows.map((row) => ({
      response: toQuoteResponse(row.response),
      request: toQuoteRequest(row),
    }));
    return toPage(items, limit, ({ response }) => ({ at: response.createdAt, id: response.id }));
  };
}
