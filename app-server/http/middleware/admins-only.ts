import { createMiddleware } from "hono/factory";
import { unlessAdmin } from "../../../domain/accounts/unless-admin.ts";
import { toProblem } from "../../contract/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../problem-response.ts";

/** Rejects everyone but admins on all its paths. The use cases check again. */
export const adminsOnly = createMiddleware<AppEnv>(async (c, next) => {
  const refusal = unlessAdmin(c.var.by);
  return refusal ? problem(c, toProblem(refusal)) : next();
});
