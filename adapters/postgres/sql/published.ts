import { expressionBuilder, sql } from "kysely";
import type { Tables } from "./run.ts";

// Written as the indexes have them: a value that is bound would keep PostgreSQL from using those.

/** Which of `portfolio_project as p` are public. */
export const isPublished = (() => {
  const eb = expressionBuilder<{ p: Tables["portfolio_project"] }, "p">();
  return eb.and([eb("p.review_state", "=", sql.lit("approved")), eb.ref("p.public")]);
})();

/** Which of `builder as b` are public. */
export const isListed = (() => {
  const eb = expressionBuilder<{ b: Tables["builder"] }, "b">();
  return eb.and([eb("b.review_state", "=", sql.lit("approved")), eb.ref("b.public")]);
})();
