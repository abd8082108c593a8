import { expressionBuilder, sql } from "kysely";
import type { Tables } from "./run.ts";

// literals, since the partial indexes have them and bound values wouldn't match

/** The SQL condition that keeps published projects (`portfolio_project as p`). */
export const isPublished = (() => {
  const eb = expressionBuilder<{ p: Tables["portfolio_project"] }, "p">();
  return eb.and([eb("p.review_state", "=", sql.lit("approved")), eb.ref("p.public")]);
})();

/** Condition: `builder as b` is public. */
export const isListed = (() => {
  const eb = expressionBuilder<{ b: Tables["builder"] }, "b">();
  return eb.and([eb("b.review_state", "=", sql.lit("approved")), eb.ref("b.public")]);
})();
