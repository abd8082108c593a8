import { expressionBuilder, sql } from "kysely";
import type { Tables } from "../sql/run.ts";

const { eb, exists, or, selectFrom } = expressionBuilder<
  Tables & { q: Tables["quote_request"] },
  "q"
>();

/** Whether nothing can be quoted for a `quote_request q` anymore. */
export const isClosed = or([
  eb("q.status", "=", sql.lit("completed")),
  eb("q.status", "=", sql.lit("cancelled")),
  exists(
    selectFrom("quote_response as r")
      .whereRef("r.quote_request_id", "=", "q.id")
      .where("r.status", "=", sql.lit("accepted")),
  ),
]);
