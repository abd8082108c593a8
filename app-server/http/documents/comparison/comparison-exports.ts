import { type Context, Hono } from "hono";
import { exportName } from "../../../../domain/quotes/comparison/comparison-cells.ts";
import { asId } from "../../../contract/fields/as-id.ts";
import { toProblem } from "../../../contract/problem.ts";
import {
  comparisonPaperQuery,
  comparisonQuery,
  paperQuery,
  toServiceChoices,
} from "../../../contract/quotes/comparison/comparison-query.ts";
import type { System } from "../../../services/system.ts";
import { usualPaper } from "../../../services/usual-paper.ts";
import type { AppEnv } from "../../app-env.ts";
import { validate } from "../../call-routes.ts";
import { downloadName } from "../../download-name.ts";
import { problem } from "../../problem-response.ts";
import { acceptedQuotePdf } from "./accepted-quote-pdf.ts";
import { comparisonCsv } from "./comparison-csv.ts";
import { comparisonPdf } from "./comparison-pdf.ts";
import { comparisonSheets } from "./comparison-workbook.ts";
import { printTitlesOf } from "./sheet.ts";

const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Downloads of a request's comparison, with its permissions. Their libraries load on first use. */
export const comparisonExportRoutes = (
  { openPaper }: Pick<System, "openPaper">,
  { origin }: { origin: string },
) =>
  new Hono<AppEnv>()
    .get("/:id/comparison.csv", validate("query", comparisonQuery), async (c) => {
      const { core, by } = c.var;
      const choices = toServiceChoices(c.req.valid("query"));
      const requestId = asId<"quote-request">(c.req.param("id"));
      const result = await core.quotes.compareQuotes({ requestId, by, choices });
      if (!result.ok) return problem(c, toProblem(result.refusal));
      const { tradeShowName } = result.value.request;
      const { now } = c.var;
      const name = exportName("quotes", tradeShowName, now);
      return file(c, name, "csv", comparisonCsv(result.value, now));
    })
    .get("/:id/comparison.xlsx", validate("query", comparisonQuery), async (c) => {
      const { core, by } = c.var;
      const choices = toServiceChoices(c.req.valid("query"));
      const requestId = asId<"quote-request">(c.req.param("id"));
      const compared = await core.quotes.compareQuotes({ requestId, by, choices });
      if (!compared.ok) return problem(c, toProblem(compared.refusal));
      const asked = await core.questions.listQuestions({ requestId, by });
      if (!asked.ok) return problem(c, toProblem(asked.refusal));
      const { writeXlsx } = await import("hucre/xlsx");
      const { now } = c.var;
      const sheets = comparisonSheets(compared.value, asked.value, now);
      const bytes = await writeXlsx({ sheets, namedRanges: printTitlesOf(sheets) });
      const name = exportName("quotes", compared.value.request.tradeShowName, now);
      return file(c, name, "xlsx", bytes as Uint8Array<ArrayBuffer>);
    })
    .get("/:id/comparison.pdf", validate("query", comparisonPaperQuery), async (c) => {
      const { core, by } = c.var;
      const choices = toServiceChoices(c.req.valid("query"));
      const requestId = asId<"quote-request">(c.req.param("id"));
      const compared = await core.quotes.compareQuotes({ requestId, by, choices });
      if (!compared.ok) return problem(c, toProblem(compared.refusal));
      const { now } = c.var;
      const size = c.req.valid("query").paper ?? usualPaper(c.req.header("accept-language"));
      const bytes = await comparisonPdf(compared.value, { size, origin, now, openPaper });
      return file(c, exportName("quotes", compared.value.request.tradeShowName, now), "pdf", bytes);
    })
    .get("/:id/accepted-quote.pdf", validate("query", paperQuery), async (c) => {
      const { core, by } = c.var;
      const compared = await core.quotes.compareQuotes({ requestId: asId(c.req.param("id")), by });
      if (!compared.ok) return problem(c, toProblem(compared.refusal));
      const { request, quotes } = compared.value;
      const accepted = quotes.find(({ response }) => response.status === "accepted");
      if (!accepted) return problem(c, toProblem({ kind: "quote-response-not-found" }));
      const { now } = c.var;
      const size = c.req.valid("query").paper ?? usualPaper(c.req.header("accept-language"));
      const bytes = await acceptedQuotePdf(request, accepted, { size, origin, now, openPaper });
      return file(c, exportName("accepted-quote", request.tradeShowName, now), "pdf", bytes);
    });

/** Answers a file to download, which no cache keeps. */
export function file(
  c: Context<AppEnv>,
  name: string,
  extension: keyof typeof mediaTypes,
  body: string | Uint8Array<ArrayBuffer>,
) {
  return c.body(body, 200, {
    "content-type": mediaTypes[extension],
    "content-disposition": downloadName(`${name}.${extension}`),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
}
