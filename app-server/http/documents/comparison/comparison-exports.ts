import { type Context, Hono } from "hono";
import { asId } from "../../../contract/fields/as-id.ts";
import { toProblem } from "../../../contract/problem.ts";
import { problem } from "../../problem-response.ts";
import type { RequestContext } from "../../request-context.ts";
import { exportName } from "./comparison-cells.ts";
import { comparisonCsv } from "./comparison-csv.ts";
import { comparisonSheets } from "./comparison-workbook.ts";

const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The comparison of a request's quotes as files, with the rights of the comparison. Their libraries are loaded when first asked for. */
export const comparisonExportRoutes = new Hono<RequestContext>()
  .get("/:id/comparison.csv", async (c) => {
    const { core, by } = c.var;
    const result = await core.quotes.compareQuotes({ requestId: asId(c.req.param("id")), by });
    if (!result.ok) return problem(c, toProblem(result.refusal));
    const { tradeShowName } = result.value.request;
    return file(
      c,
      exportName("quotes", tradeShowName, new Date()),
      "csv",
      comparisonCsv(result.value),
    );
  })
  .get("/:id/comparison.xlsx", async (c) => {
    const { core, by } = c.var;
    const requestId = asId<"quote-request">(c.req.param("id"));
    const compared = await core.quotes.compareQuotes({ requestId, by });
    if (!compared.ok) return problem(c, toProblem(compared.refusal));
    const asked = await core.questions.listQuestions({ requestId, by });
    if (!asked.ok) return problem(c, toProblem(asked.refusal));
    const { writeXlsx } = await import("hucre/xlsx");
    const now = new Date();
    const bytes = await writeXlsx({ sheets: comparisonSheets(compared.value, asked.value, now) });
    const name = exportName("quotes", compared.value.request.tradeShowName, now);
    return file(c, name, "xlsx", bytes as Uint8Array<ArrayBuffer>);
  });

function file(
  c: Context<RequestContext>,
  name: string,
  extension: keyof typeof mediaTypes,
  body: string | Uint8Array<ArrayBuffer>,
) {
  return c.body(body, 200, {
    "content-type": mediaTypes[extension],
    "content-disposition": `attachment; filename="${name}.${extension}"`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
}
