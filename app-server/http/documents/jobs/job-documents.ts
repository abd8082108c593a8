import { Hono } from "hono";
import { exportName } from "../../../../domain/quotes/comparison/comparison-cells.ts";
import { asId } from "../../../contract/fields/as-id.ts";
import { agreementQuery } from "../../../contract/jobs/agreements.ts";
import { toCloseOutBody } from "../../../contract/jobs/close-outs.ts";
import { toProblem } from "../../../contract/problem.ts";
import { paperQuery } from "../../../contract/quotes/comparison/comparison-query.ts";
import type { System } from "../../../services/system.ts";
import { usualPaper } from "../../../services/usual-paper.ts";
import type { AppEnv } from "../../app-env.ts";
import { validate } from "../../call-routes.ts";
import { problem } from "../../problem-response.ts";
import { file } from "../comparison/comparison-exports.ts";
import { agreementPdf } from "./agreement-pdf.ts";
import { recordPdf } from "./record-pdf.ts";

/** Downloads of a job, for its readers. */
export const jobDocumentRoutes = (
  { openPaper }: Pick<System, "openPaper">,
  { origin }: { origin: string },
) =>
  new Hono<AppEnv>()
    .get("/:id/record.pdf", validate("query", paperQuery), async (c) => {
      const { core, by, now } = c.var;
      const jobId = asId<"quote-response">(c.req.param("id"));
      const read = await core.jobs.viewJob({ jobId, by });
      if (!read.ok) return problem(c, toProblem(read.refusal));
      const bill = await core.jobs.viewCloseOut({ jobId, by });
      if (!bill.ok) return problem(c, toProblem(bill.refusal));
      const size = c.req.valid("query").paper ?? usualPaper(c.req.header("accept-language"));
      const about = { size, origin, now, openPaper };
      const bytes = await recordPdf(read.value, toCloseOutBody(bill.value), about);
      return file(c, exportName("record", read.value.request.tradeShowName, now), "pdf", bytes);
    })
    .get("/:id/agreement.pdf", validate("query", agreementQuery), async (c) => {
      const { core, by, now } = c.var;
      const read = await core.jobs.viewJob({ jobId: asId(c.req.param("id")), by });
      if (!read.ok) return problem(c, toProblem(read.refusal));
      const { version, paper } = c.req.valid("query");
      const { versions, agreement, request } = read.value;
      const asked = version ? versions.find((each) => each.version === version) : agreement;
      if (!asked) return problem(c, toProblem({ kind: "job-not-found" }));
      const size = paper ?? usualPaper(c.req.header("accept-language"));
      const bytes = await agreementPdf(read.value, asked, { size, origin, now, openPaper });
      return file(c, exportName("agreement", request.tradeShowName, now), "pdf", bytes);
    });
