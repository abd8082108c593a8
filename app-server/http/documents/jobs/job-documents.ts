import { Hono } from "hono";
import { exportName } from "../../../../domain/quotes/comparison/comparison-cells.ts";
import { asId } from "../../../contract/fields/as-id.ts";
import { agreementQuery } from "../../../contract/jobs/agreements.ts";
import { toProblem } from "../../../contract/problem.ts";
import type { System } from "../../../services/system.ts";
import { usualPaper } from "../../../services/usual-paper.ts";
import type { AppEnv } from "../../app-env.ts";
import { validate } from "../../call-routes.ts";
import { problem } from "../../problem-response.ts";
import { file } from "../comparison/comparison-exports.ts";
import { agreementPdf } from "./agreement-pdf.ts";

/** Downloads of a job, for its readers. */
export const jobDocumentRoutes = (
  { openPaper }: Pick<System, "openPaper">,
  { origin }: { origin: string },
) =>
  new Hono<AppEnv>().get("/:id/agreement.pdf", validate("query", agreementQuery), async (c) => {
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
