import { type Context, Hono } from "hono";
import { exportName } from "../../../../domain/quotes/comparison/comparison-cells.ts";
import { asId } from "../../../contract/fields/as-id.ts";
import { toProblem } from "../../../contract/problem.ts";
import { paperQuery } from "../../../contract/quotes/comparison/comparison-query.ts";
import type { Services } from "../../../services/services.ts";
import type { System } from "../../../services/system.ts";
import { usualPaper } from "../../../services/usual-paper.ts";
import type { AppEnv } from "../../app-env.ts";
import { validate } from "../../call-routes.ts";
import { problem } from "../../problem-response.ts";
import { file } from "../comparison/comparison-exports.ts";
import { briefPdf, type PaperBrief } from "./brief-pdf.ts";

/** The brief as a page of paper: for its readers, and masked for holders of a link. */
export function briefRoutes(
  { responseLinks }: Pick<Services, "responseLinks">,
  { openPaper }: Pick<System, "openPaper">,
) {
  async function paper(c: Context<AppEnv>, brief: PaperBrief, wanted: "letter" | "a4" | undefined) {
    const { now } = c.var;
    const size = wanted ?? usualPaper(c.req.header("accept-language"));
    const bytes = await briefPdf(brief, { size, now, openPaper });
    return file(c, exportName("brief", brief.tradeShowName, now), "pdf", bytes);
  }
  return new Hono<AppEnv>()
    .get("/quote-requests/:id/brief.pdf", validate("query", paperQuery), async (c) => {
      const { core, by } = c.var;
      const requestId = asId<"quote-request">(c.req.param("id"));
      const read = await core.quotes.readBrief({ requestId, by });
      if (!read.ok) return problem(c, toProblem(read.refusal));
      return paper(c, read.value, c.req.valid("query").paper);
    })
    .get("/respond/:token/brief.pdf", validate("query", paperQuery), async (c) => {
      const link = responseLinks.read(c.req.param("token"));
      const read = await c.var.core.assignment.viewByLink({ link });
      if (!read.ok) return problem(c, toProblem(read.refusal));
      return paper(c, read.value, c.req.valid("query").paper);
    });
}
