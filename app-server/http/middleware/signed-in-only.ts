import { createMiddleware } from "hono/factory";
import { toProblem } from "../../contract/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../problem-response.ts";

/** Rejects visitors before their input is parsed. The use cases check everything else. */
export const signedInOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (c.var.by.kind === "visitor") return problem(c, toProblem({ kind: "not-signed-in" }));
  return next();
});
