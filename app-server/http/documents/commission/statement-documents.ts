import { Hono } from "hono";
import { asId } from "../../../contract/fields/as-id.ts";
import { toProblem } from "../../../contract/problem.ts";
import { paperQuery } from "../../../contract/quotes/comparison/comparison-query.ts";
import type { System } from "../../../services/system.ts";
import { usualPaper } from "../../../services/usual-paper.ts";
import type { AppEnv } from "../../app-env.ts";
import { validate } from "../../call-routes.ts";
import { problem } from "../../problem-response.ts";
import { file } from "../comparison/comparison-exports.ts";
import { statementPdf } from "./statement-pdf.ts";

/** The download of a statement, for its builder and admins. */
export const statementDocumentRoutes = (
  { openPaper }: Pick<System, "openPaper">,
  { origin }: { origin: string },
) =>
  new Hono<AppEnv>().get("/:id/statement.pdf", validate("query", paperQuery), async (c) => {
    const { core, by, now } = c.var;
    const statementId = asId<"commission-statement">(c.req.param("id"));
    const read = await core.commission.viewStatement({ statementId, by });
    if (!read.ok) return problem(c, toProblem(read.refusal));
    const size = c.req.valid("query").paper ?? usualPaper(c.req.header("accept-language"));
    const bytes = await statementPdf(read.value, { size, origin, now, openPaper });
    return file(c, `statement-${read.value.statement.number}`, "pdf", bytes);
  });
