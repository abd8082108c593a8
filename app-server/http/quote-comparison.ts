import { Hono } from "hono";
import { asId } from "../contract/fields/as-id.ts";
import { toProblem } from "../contract/problem.ts";
import { comparisonCsv } from "./documents/comparison-csv.ts";
import { problem } from "./problem-response.ts";
import type { RequestContext } from "./request-context.ts";

/** The comparison of a request's quotes as a file for a spreadsheet. */
export const quoteComparisonRoutes = new Hono<RequestContext>().get(
  "/:id/comparison.csv",
  async (c) => {
    const { core, by } = c.var;
    const result = await core.quotes.compareQuotes({ requestId: asId(c.req.param("id")), by });
    if (!result.ok) return problem(c, toProblem(result.refusal));
    const name = fileName(result.value.request.tradeShowName);
    return c.body(comparisonCsv(result.value), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  },
);

/** Named by show and day, in letters that every disk takes. */
function fileName(show: string): string {
  const words = show
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return ["quotes", words.slice(0, 60), new Date().toISOString().slice(0, 10)]
    .filter(Boolean)
    .join("-");
}
