import { expressionBuilder, sql } from "kysely";
import type { Tables } from "../sql/run.ts";

const { eb, exists, or, selectFrom } = expressionBuilder<
  Tables & { q: Tables["quote_request"] },
  "q"
>();

/** Condition: `quote_request q` can't be quoted anymore. */
export const isClosed = or([
  eb("q.status", "=", sql.lit("completed")),
  eb("q.status", "=", sql.lit("cancelled")),
  exists(
    selectFrom("quote_response as r")
      .whereRef("r.quote_request_id", "=", "q.id")
      .where("r.status", "=", sql.lit("accepted")),
  ),
]);
