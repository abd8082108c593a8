import { createMiddleware } from "hono/factory";
import { unlessAdmin } from "../../../domain/accounts/unless-admin.ts";
import { toProblem } from "../../contract/problem.ts";
import { problem } from "../problem-response.ts";
import type { RequestContext } from "../request-context.ts";

/** Rejects everyone but admins on all its paths. The use cases check again. */
export const adminsOnly = createMiddleware<RequestContext>(async (c, next) => {
  const refusal = unlessAdmin(c.var.by);
  return refusal ? problem(c, toProblem(refusal)) : next();
});
