import { Hono } from "hono";
import { toSearchText } from "../../domain/assignment/requests/request-search.ts";
import { csvQuery } from "../contract/admin/admin-queries.ts";
import { toProblem } from "../contract/problem.ts";
import { quotesCsv } from "./documents/quotes-csv.ts";
import { adminsOnly } from "./middleware/admins-only.ts";
import { validate } from "./middleware/validate.ts";
import { problem } from "./problem-response.ts";
import type { RequestContext } from "./request-context.ts";

/** The requests as a file for a spreadsheet. */
export const adminRoutes = new Hono<RequestContext>().get(
  "/quotes.csv",
  adminsOnly,
  validate("query", csvQuery),
  async (c) => {
    const { core, by } = c.var;
    const { status, search } = c.req.valid("query");
    const filter = { group: status ?? null, search: toSearchText(search) };
    const result = await core.assignment.exportQuotes({ by, ...filter });
    if (!result.ok) return problem(c, toProblem(result.refusal));
    const day = new Date().toISOString().slice(0, 10);
    return c.body(quotesCsv(result.value), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="quote-requests-${day}.csv"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  },
);
