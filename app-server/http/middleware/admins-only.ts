import { createMiddleware } from "hono/factory";
import { unlessAdmin } from "../../../domain/accounts/unless-admin.ts";
import { toProblem } from "../../contract/problem.ts";
import { problem } from "../problem-response.ts";
import type { RequestContext } from "../request-context.ts";

/** Turns everybody but admins away, whatever is asked. The use cases do so again. */
export const adminsOnly = createMiddleware<RequestContext>(async (c, next) => {
  const refusal = unlessAdmin(c.var.by);
  return refusal ? problem(c, toProblem(refusal)) : next();
});
