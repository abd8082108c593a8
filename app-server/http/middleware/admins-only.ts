import { createMiddleware } from "hono/factory";
import { adminOf } from "../../../domain/accounts/admin-of.ts";
import { toProblem } from "../../contract/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../problem-response.ts";

/** Rejects everyone but admins on all its paths. The use cases check again. */
export const adminsOnly = createMiddleware<AppEnv>(async (c, next) => {
  const admin = adminOf(c.var.by);
  return admin.ok ? next() : problem(c, toProblem(admin.refusal));
});
