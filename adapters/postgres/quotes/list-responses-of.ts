import type { EntityManager } from "@mikro-orm/postgresql";
import type { QuoteRequestRepository } from "../../../domain/quotes/ports.ts";
import type { QuoteResponseId } from "../../../domain/shared/id.ts";
import { positionAfter, toPage } from "../sql/cursor.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { run } from "../sql/run.ts";
import { requestSelection, toQuoteRequest } from "./quote-request-mapper.ts";
import { toQuoteResponse } from "./quote-response-mapper.ts";

/** A builder's quotes with the requests they answer, newest first. */
export function listResponsesOf(em: EntityManager): QuoteRequestRepository["listResponsesOf"] {
  return async (builderId, { limit, after }, { isItemized = false } = {}) => {
    if (!isUuid(builderId)) return { items: [], next: null };
    const rows = await run(em, (db) =>
      db
        .selectFrom("quote_response as r")
        .innerJoin("quote_request as q", "q.id", "r.quote_request_id")
        .select(({ fn }) => [fn.toJson("r").as("response"), ...requestSelection])
        .where("r.builder_id", "=", builderId)
        .$if(isItemized, (query) =>
          query.where(({ eb, fn }) => eb(fn<number>("jsonb_array_length", ["r.lines"]), ">", 0)),
        )
        .where(({ eb, refTuple }) =>
          eb(refTuple("r.created_at", "r.id"), "<", positionAfter<QuoteResponseId>(after)),
        )
        .orderBy("r.created_at", "desc")
        .orderBy("r.id", "desc")
        .limit(limit + 1),
    );
    const items = rows.map((row) => ({
      response: toQuoteResponse(row.response),
      request: toQuoteRequest(row),
    }));
    return toPage(items, limit, ({ response }) => ({ at: response.createdAt, id: response.id }));
  };
}
